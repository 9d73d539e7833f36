"""What the table refuses, by what a program should make of it: each kind has the status of its HTTP answer."""

from obelisk.errors import ObeliskError


class Refused(ObeliskError):
    """It cannot be done now: the table has moved on, or waits for something else."""

    status = 409


class Forbidden(ObeliskError):
    """It is not for the one who asked."""

    status = 403


class Missing(ObeliskError):
    """There is no such thing."""

    status = 404


class Unreadable(ObeliskError):
    """What was asked makes no sense."""

    status = 422


class TooMuch(ObeliskError):
    """Too much at once; `facts` has the seconds after which to try again."""

    status = 429


class Unavailable(ObeliskError):
    """The server cannot do it just now."""

    status = 503


class Damaged(Unavailable):
    """The row in the database cannot be read, and waits for a host."""
