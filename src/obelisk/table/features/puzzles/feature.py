"""Daily puzzles."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="puzzles",
    package="obelisk.table.features.puzzles",
    switch=Setting(name="puzzles", default=True, about="Whether there are daily puzzles."),
    navigation=(Link(address="/puzzles", name="puzzles/title", place=20, is_shortcut=True, has_more=True),),
)
