"""The lobby, in which people find an opponent."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="lobby",
    package="obelisk.table.features.lobby",
    switch=Setting(name="lobby", default=True, about="Whether there is a page on which people find an opponent."),
    navigation=(Link(address="/lobby", name="lobby/nav", place=30, is_shortcut=True),),
    home_links=(Link(address="/lobby", name="lobby/home", place=30),),
)
