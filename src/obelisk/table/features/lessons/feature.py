"""Lessons that teach the games."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="lessons",
    package="obelisk.table.features.lessons",
    switch=Setting(name="lessons", default=True, about="Whether there are lessons that teach the games."),
    page_of_game="/learn/{}",
    navigation=(Link(address="/learn", name="learn/nav", place=10, is_shortcut=True, has_more=True),),
)
