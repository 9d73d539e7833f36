"""Studies: annotated games."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="studies",
    package="obelisk.table.features.studies",
    switch=Setting(name="studies", default=True, about="Whether games may be annotated, kept as studies and shared."),
    home_links=(Link(address="/studies", name="study/profile/title", place=60),),
)
