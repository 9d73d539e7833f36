"""Ratings of players by game."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="ratings",
    package="obelisk.table.features.ratings",
    offers=frozenset({"rated-games"}),
    switch=Setting(name="ratings", default=True, about="Whether games may be agreed as rated."),
)
