"""Notifications by web push, mail and feeds."""

from obelisk.table.feature import Feature, Setting

FEATURE = Feature(
    name="notifications",
    package="obelisk.table.features.notifications",
    switch=Setting(
        name="notifications",
        default=True,
        about="Whether people may be notified of their turns by web push, mail or a feed.",
    ),
    settings=(
        Setting(name="push", default=True, about="Whether web push notifies people on their devices."),
        Setting(
            name="push_services",
            default="",
            about="Push services besides public ones by HTTPS, such as http://127.0.0.1:9000, with spaces between.",
        ),
        Setting(
            name="push_key",
            default="",
            about="The private key for push services (VAPID, 32 bytes as base64url); if empty, one is made.",
        ),
        Setting(
            name="mail",
            default="",
            about="The server that sends mail, if any: smtp://user:password@host:port?from=obelisk@games.example.",
        ),
        Setting(name="mails", default=50, about="Mails that one address gets within a day; 0 for no limit."),
        Setting(name="feeds", default=True, about="Whether people may have a feed of their games at a secret address."),
        Setting(name="contact", default="", about="How push services reach the host: mailto:… or https://…"),
    ),
)
