"""Games on paper."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="printing",
    package="obelisk.table.features.printing",
    switch=Setting(name="print", default=True, about="Whether games can be printed, and finished games as pages."),
)
