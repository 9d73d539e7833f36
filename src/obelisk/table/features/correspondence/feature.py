"""Games by days: holidays and conditional moves."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="correspondence",
    package="obelisk.table.features.correspondence",
    offers=frozenset({"games-by-days"}),
    switch=Setting(
        name="correspondence",
        default=True,
        about="Whether games may be played by days, with holidays and conditional moves.",
    ),
)
