"""The certificates of `serve --https`: an authority of this machine's own, and its server's.

Both are made once and lie in the data folder, where only their owner may read them. A phone trusts
the authority; the server's is made anew whenever an address changed or its end is near.
The authority is good for home networks alone, so that trusting it puts nothing else at risk.
"""

import os
import re
import secrets
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from scorekeeper.config import ConfigError

AUTHORITY_FILE, SERVER_FILE = "https_authority.pem", "https_server.pem"
AUTHORITY_DAYS = 3650
SERVER_DAYS = 397  # phones refuse what is good for much longer
RENEWED_BEFORE = timedelta(days=60)
CLOCKS_DIFFER = timedelta(days=1)
HOME_NETWORKS = (
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10",
    "127.0.0.0/8", "::1/128", "fc00::/7", "fe80::/10",
)  # fmt: skip
HOME_DOMAINS = ("localhost", "local", "lan", "home", "home.arpa", "internal")
A_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*", re.ASCII)

Key = ec.EllipticCurvePrivateKey
Address = IPv4Address | IPv6Address


@dataclass(frozen=True, slots=True)
class Kept:
    """A certificate with its key, as one file holds them."""

    key: Key
    certificate: x509.Certificate

    @property
    def pem(self) -> bytes:
        """The certificate alone, as it may be given to anybody."""
        return self.certificate.public_bytes(serialization.Encoding.PEM)


@dataclass(frozen=True, slots=True)
class Papers:
    """What a server needs: its own certificate loaded, and the authority's to be given away."""

    authority: bytes
    context: ssl.SSLContext


def papers(folder: Path, hosts: Sequence[str], *, now: datetime | None = None) -> Papers:
    """The certificates for these host names and addresses, made now where they are missing.

    Raises ConfigError where the folder or a file in it cannot be used.
    """
    now = now or datetime.now(UTC)
    addresses, names = _sorted_out(hosts)
    try:
        authority = _authority(folder / AUTHORITY_FILE, (addresses, names), now)
        permitted = _permitted_names(authority.certificate)
        wanted = (addresses, [each for each in names if _is_below(each, permitted)])
        path = folder / SERVER_FILE
        if not _is_good(_read(path), now, (wanted, authority)):
            _write(path, _make_server(authority, wanted, now), chain=authority.pem)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_alpn_protocols(["http/1.1"])
        context.load_cert_chain(path)
    except OSError as problem:
        reason = problem.strerror or "it is damaged"
        raise ConfigError(f"the certificates in {folder} cannot be used: {reason}") from None
    return Papers(authority.pem, context)


Wanted = tuple[list[Address], list[str]]


def _sorted_out(hosts: Sequence[str]) -> Wanted:
    """The addresses and the names among `hosts`; what is neither is left out."""
    addresses: list[Address] = []
    names: list[str] = []
    for host in dict.fromkeys(each.lower().rstrip(".") for each in hosts):
        try:
            addresses.append(ip_address(host.partition("%")[0]))
        except ValueError:
            if A_NAME.fullmatch(host):
                names.append(host)
    return addresses, names


def _authority(path: Path, wanted: Wanted, now: datetime) -> Kept:
    """The authority in that file; a new one where there is none or it may not vouch for these."""
    kept = _read(path)
    if kept and now + RENEWED_BEFORE < kept.certificate.not_valid_after_utc:
        networks = _permitted_networks(kept.certificate)
        if all(_is_in(each, networks) for each in wanted[0]):
            return kept
    made = _make_authority(wanted, now)
    _write(path, made)
    return made


def _make_authority(wanted: Wanted, now: datetime) -> Kept:
    networks = [ip_network(each) for each in HOME_NETWORKS]
    networks += [ip_network(each) for each in wanted[0] if not _is_in(each, networks)]
    names = dict.fromkeys((*HOME_DOMAINS, *wanted[1]))
    limits = [*map(x509.DNSName, names), *map(x509.IPAddress, networks)]
    key = ec.generate_private_key(ec.SECP256R1())
    # its own name each: a phone must not take a new one for the old one
    name = _name(f"Scorekeeper at home {secrets.token_hex(3)}")
    usage = _usage(signs=True)
    certificate = (
        _builder(name, key, (now, AUTHORITY_DAYS))
        .issuer_name(name)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints(limits, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return Kept(key, certificate)


def _make_server(authority: Kept, wanted: Wanted, now: datetime) -> Kept:
    key = ec.generate_private_key(ec.SECP256R1())
    names = [*map(x509.DNSName, wanted[1]), *map(x509.IPAddress, wanted[0])]
    signer = authority.key.public_key()
    certificate = (
        _builder(_name("Scorekeeper"), key, (now, SERVER_DAYS))
        .issuer_name(authority.certificate.subject)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer), critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    return Kept(key, certificate)


def _builder(name: x509.Name, key: Key, good: tuple[datetime, int]) -> x509.CertificateBuilder:
    """What every certificate holds; `good` is from when and for how many days."""
    begins, days = good[0] - CLOCKS_DIFFER, good[1]
    identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(begins + timedelta(days=days))
        .add_extension(identifier, critical=False)
    )


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _usage(*, signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs,
        key_cert_sign=signs,
        crl_sign=signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _is_good(kept: Kept | None, now: datetime, asked: tuple[Wanted, Kept]) -> bool:
    """Whether this server certificate holds these names, comes from that authority and lasts."""
    (addresses, names), authority = asked
    if kept is None or now + RENEWED_BEFORE >= kept.certificate.not_valid_after_utc:
        return False
    if kept.certificate.issuer != authority.certificate.subject:
        return False
    held = kept.certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return set(held.get_values_for_type(x509.DNSName)) == set(names) and set(
        held.get_values_for_type(x509.IPAddress)
    ) == set(addresses)


def _limits(certificate: x509.Certificate) -> list[x509.GeneralName]:
    value = certificate.extensions.get_extension_for_class(x509.NameConstraints).value
    return value.permitted_subtrees or []


def _permitted_networks(certificate: x509.Certificate) -> list[IPv4Network | IPv6Network]:
    found = [each.value for each in _limits(certificate) if isinstance(each, x509.IPAddress)]
    return [each for each in found if isinstance(each, IPv4Network | IPv6Network)]


def _permitted_names(certificate: x509.Certificate) -> list[str]:
    return [each.value for each in _limits(certificate) if isinstance(each, x509.DNSName)]


def _is_in(address: Address, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    return any(address in network for network in networks)


def _is_below(name: str, domains: Sequence[str]) -> bool:
    return any(name == each or name.endswith(f".{each}") for each in domains)


def _read(path: Path) -> Kept | None:
    """What that file holds; None where there is none or it is damaged. Raises OSError."""
    try:
        text = path.read_bytes()
        key = serialization.load_pem_private_key(text, password=None)
        certificate = x509.load_pem_x509_certificate(text)
    except (FileNotFoundError, ValueError):
        return None
    return Kept(key, certificate) if isinstance(key, Key) else None


def _write(path: Path, made: Kept, *, chain: bytes = b"") -> None:
    """Put a new file in place, whole or not at all."""
    key = made.key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(key + made.pem + chain)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
