"""The program in a process of its own, which a test may stop and start again."""

import os
import subprocess
import sys
from pathlib import Path
from socket import create_server


class Server:
    """The program in a process of its own, always at the same address; `code` is where it lies."""

    def __init__(self, folder: Path, *, code: Path | None = None) -> None:
        with create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.folder = folder
        self.code = code
        self.process = self.start()

    def start(self) -> "subprocess.Popen[str]":
        """Start it (again), and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "scorekeeper",
            "serve",
            "--local",
            "--port",
            str(self.port),
        ]
        environment = {**os.environ, "SCOREKEEPER_DATA": str(self.folder)}
        self.process = subprocess.Popen(
            command,
            env=environment,
            cwd=self.code,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout
        assert "Stop it with Ctrl+C.\n" in iter(self.process.stdout.readline, "")
        return self.process

    @property
    def address(self) -> str:
        """Where it is found, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Let it end at once, whatever it is doing."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
