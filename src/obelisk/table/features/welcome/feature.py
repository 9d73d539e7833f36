"""The first minutes of a newcomer."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="welcome",
    package="obelisk.table.features.welcome",
    needs=("lessons",),
    switch=Setting(
        name="welcome", default=True, about="Whether newcomers are invited to a lesson of a minute and a first game."
    ),
)
