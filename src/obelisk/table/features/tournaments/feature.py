"""Tournaments."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="tournaments",
    package="obelisk.table.features.tournaments",
    switch=Setting(name="tournaments", default=True, about="Whether people may hold tournaments."),
)
