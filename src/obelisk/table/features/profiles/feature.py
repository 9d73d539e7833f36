"""Profiles: what a person has played."""

from obelisk.table.feature import Feature, Link, Setting

FEATURE = Feature(
    name="profiles",
    package="obelisk.table.features.profiles",
    switch=Setting(name="profiles", default=True, about="Whether there are pages that show what people have played."),
    page_of_person="/people/{}",
    navigation=(Link(address="/me", name="profile/nav", place=40, is_own_page=True),),
)
