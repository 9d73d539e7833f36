"""Tournaments."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="tournaments",
    package="obelisk.table.features.tournaments",
    switch=Setting(name="tournaments", default=True, about="Whether people may hold tournaments."),
    home_links=(Link(address="/tournaments", name="page/nav/tournaments", place=50),),
)
