"""What hosts ask of a running server, and do with its database."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="hosting",
    package="obelisk.table.features.hosting",
    switch=Setting(name="hosting", default=True, about="Whether the server answers health checks and tells metrics."),
)
