"""The documentation as pages of the table."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="documentation",
    package="obelisk.table.features.documentation",
    switch=Setting(name="docs", default=True, about="Whether the documentation is served at /docs."),
)
