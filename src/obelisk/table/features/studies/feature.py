"""Studies: annotated games."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="studies",
    package="obelisk.table.features.studies",
    switch=Setting(name="studies", default=True, about="Whether games may be annotated, kept as studies and shared."),
)
