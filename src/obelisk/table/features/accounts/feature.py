"""Accounts, devices that join by a link, and everything that is kept about a person."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="accounts",
    package="obelisk.table.features.accounts",
    switch=Setting(
        name="accounts",
        default=True,
        about="Whether people may open accounts, join devices by a link, and have their data exported and deleted.",
    ),
    settings=(Setting(name="devices", default=True, about="Whether other devices may join by a link."),),
    navigation=(Link(address="/account", name="accounts/title", place=90, is_own_page=True),),
)
