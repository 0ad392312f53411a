"""The addresses by which phones on the same network reach this machine."""

import socket
from ipaddress import ip_address

# One address in each range that home networks use, and one elsewhere: asking the system which
# way it would go there tells its own address on that way, and nothing is sent.
PLACES = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1")
DISCARD_PORT = 9


def network_addresses() -> tuple[str, ...]:
    """This machine's IPv4 addresses that others can reach, the likeliest first."""
    found = dict.fromkeys(filter(None, map(_own_address_towards, PLACES)))
    return tuple(each for each in found if not ip_address(each).is_loopback)


def _own_address_towards(place: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((place, DISCARD_PORT))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
