"""Finished games in frames on other sites, and pictures beside links."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="sharing",
    package="obelisk.table.features.sharing",
    switch=Setting(
        name="embeds",
        default=True,
        about="Whether other sites may show pictures of tables beside links, and finished games in frames.",
    ),
)
