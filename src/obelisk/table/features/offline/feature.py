"""The table as an app: it can be installed, and shows lessons and games without the network."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="offline",
    package="obelisk.table.features.offline",
    offers=frozenset({"service-worker"}),
    switch=Setting(
        name="install",
        default=True,
        about="Whether browsers may install the table as an app, and show pages without the network.",
    ),
)
