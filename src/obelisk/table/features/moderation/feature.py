"""Moderation: what players do about others, and what hosts decide."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="moderation",
    package="obelisk.table.features.moderation",
    needs=("hosting",),
    switch=Setting(
        name="moderation",
        default=True,
        about="Whether people may mute, block and report others, and hosts have a page of their own.",
    ),
)
