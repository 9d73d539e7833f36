"""Networks and addresses, as limits, bans and metrics compare them."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
HOUSEHOLD = 64
"""Of IPv6 a household has a network with so many bits in common, so a single address stands for all of it."""


def is_within(host: str, networks: tuple[Network, ...]) -> bool:
    """Return whether an address lies in one of the *networks*.

    >>> is_within("::ffff:10.1.2.3", (ip_network("10.0.0.0/8"),)), is_within("testclient", (ip_network("10.0.0.0/8"),))
    (True, False)
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    known = getattr(address, "ipv4_mapped", None) or address
    return any(known in network for network in networks)


def network_in(text: str) -> Network | None:
    """Return the network that a text names; None where it names none.

    >>> network_in("10.1.2.3"), network_in("2001:db8::7"), network_in("Ada")
    (IPv4Network('10.1.2.3/32'), IPv6Network('2001:db8::/64'), None)
    """
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    is_one = network.version == 6 and network.prefixlen == network.max_prefixlen
    return network.supernet(new_prefix=HOUSEHOLD) if is_one else network
