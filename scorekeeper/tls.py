"""Connections of the server that are encrypted: waitress itself knows plain ones only."""

import socket
import ssl
import time
from contextlib import suppress
from threading import RLock
from typing import Any

from waitress.channel import HTTPChannel

A_RECORD = 2**14
"""Bytes: as much as TLS deciphers at once, so that none is left where the poll cannot see it."""
HANDSHAKE = b"\x16"  # what a browser sends first for https, and never for http
NOT_YET = (ssl.SSLWantReadError, ssl.SSLWantWriteError, BlockingIOError)
ELSEWHERE = (
    "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://{}:{}/\r\nContent-Length: 0\r\n"
    "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
)


class TlsChannel(HTTPChannel):
    """One connection. The thread that answers may send while the main one receives: a lock keeps
    them apart, because the state of the cipher is one.

    Who comes without TLS is sent to the page that explains it.
    """

    socket: Any
    context: ssl.SSLContext
    plain_port: int
    """Where that page is, on the same machine."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self._turn = RLock()
        super().__init__(*arguments, **more)

    def handle_read(self) -> None:
        """Take what has arrived; at first that belongs to the handshake."""
        try:
            with self._turn:
                if not isinstance(self.socket, ssl.SSLSocket) and not self._wrap():
                    return
                data = self.socket.recv(A_RECORD)  # shakes hands as long as that is to be done
        except NOT_YET:
            return
        except (OSError, ValueError):  # gone, or it does not trust the certificate
            data = b""
        if data:
            self.last_activity = time.time()
            self.received(data)
        else:
            self.handle_close()

    def _wrap(self) -> bool:
        """Let this connection be encrypted from now on, unless it begins without."""
        first = self.socket.recv(1, socket.MSG_PEEK)
        if first == HANDSHAKE:
            self.socket = self.context.wrap_socket(
                self.socket, server_side=True, do_handshake_on_connect=False
            )
            return True
        if first:
            self.socket.recv(2**16)  # else closing cuts the answer off
            host = self.socket.getsockname()[0]
            host = f"[{host}]" if ":" in host else host
            self.socket.send(ELSEWHERE.format(host, self.plain_port).encode("ascii"))
        self.handle_close()
        return False

    def send(self, data: bytes, do_close: bool = True) -> int:  # noqa: FBT001, FBT002 - waitress's own
        """How many bytes of `data` went off: none for now where the phone is slow."""
        try:
            with self._turn:
                return int(self.socket.send(data)) if self.connected else 0
        except NOT_YET:
            return 0
        except OSError:
            if do_close:
                self.handle_close()
            return 0

    def handle_close(self) -> None:
        """Say that this is the end, else the phone takes it for an accident."""
        with self._turn, suppress(OSError, ValueError):
            if isinstance(self.socket, ssl.SSLSocket):
                self.socket.unwrap()
        super().handle_close()


def tls_channel(context: ssl.SSLContext, plain_port: int) -> type[TlsChannel]:
    """The channels of a server with this certificate."""
    return type("TlsChannel", (TlsChannel,), {"context": context, "plain_port": plain_port})
