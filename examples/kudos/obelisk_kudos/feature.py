"""Players thank each other after a game."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="kudos",
    package="obelisk_kudos",
    switch=Setting(name="kudos", default=True, about="Whether players may thank each other after a game."),
)
