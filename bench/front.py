"""nginx in front of server processes, set up by deploy/nginx.conf: for benchmarks and tests."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import psutil
from serving import PATIENCE, Served, free_port, lanai

CONF = Path(__file__).parent.parent / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
OPENSSL = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
LOOK_SECONDS = 0.05
KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def moved(conf: str, folder: Path, ports: list[int], front: int) -> str:
    """Move the configuration to these ports and this folder, and change nothing else.

    Into the folder also goes what nginx keeps for itself where only root may write.
    """
    servers = re.findall(r"^ *server 127\.0\.0\.1:\d+.*\n", conf, re.MULTILINE)
    moved = "".join(re.sub(r":\d+", f":{port}", servers[0], count=1) for port in ports)
    conf = conf.replace("".join(servers), moved)
    conf = re.sub(r"^ *listen \[::\]:.*\n", "", conf, flags=re.MULTILINE)
    conf = conf.replace("listen 443", f"listen 127.0.0.1:{front}")
    conf = conf.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    conf = conf.replace("/var/lib/nginx/lanai", str(folder / "cache"))
    own = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in KEPT)
    return conf.replace("http {\n", f"http {{\n{own}")


def open_to_load(conf: str) -> str:
    """Take away the limits of an address and TLS: the load comes from one address, and is ours."""
    conf = re.sub(r"^ *(limit_conn connections|limit_req zone).*\n", "", conf, flags=re.MULTILINE)
    return conf.replace(" ssl http2;", ";")


def make_certificate(folder: Path) -> None:
    """Put a certificate for this machine where the configuration looks for it."""
    (folder / "tls").mkdir()
    files = ["-keyout", "tls/privkey.pem", "-out", "tls/fullchain.pem"]
    command = [*OPENSSL, *files, "-subj", "/CN=localhost"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def command(folder: Path, *more: str) -> list[str]:
    """Write how nginx is started with the configuration in a folder."""
    assert NGINX is not None, "nginx is not installed"
    log = str(folder / "error.log")
    return [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", log, *more]


class Front:
    """A running nginx."""

    def __init__(self, process: subprocess.Popen[bytes], url: str) -> None:
        self.url = url
        self.watched = psutil.Process(process.pid)

    @property
    def family(self) -> list[psutil.Process]:
        """List its processes."""
        return [self.watched, *self.watched.children(recursive=True)]

    @property
    def cpu(self) -> float:
        """Give the seconds of processor time used."""
        return sum(sum(each.cpu_times()[:2]) for each in self.family)

    @property
    def memory(self) -> int:
        """Give the bytes of memory that are not shared."""
        return sum(int(each.memory_full_info().uss) for each in self.family)


@contextmanager
def place() -> Iterator[Path]:
    """Make a folder with a certificate in it, which nginx's own user can enter."""
    with TemporaryDirectory(prefix="lanai-nginx-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        make_certificate(folder)
        yield folder


@contextmanager
def fronted(urls: list[str], *, under_load: bool = False) -> Iterator[Front]:
    """Run nginx in front of servers for the length of a block."""
    port = free_port()
    with place() as folder:
        ports = [urlsplit(url).port or 0 for url in urls]
        conf = moved(CONF.read_text(encoding="utf-8"), folder, ports, port)
        (folder / "nginx.conf").write_text(open_to_load(conf) if under_load else conf)
        own = f"daemon off; pid {folder}/nginx.pid;"
        process = subprocess.Popen(command(folder, "-g", own))
        try:
            wait_for(port, process, folder)
            yield Front(process, f"{'http' if under_load else 'https'}://127.0.0.1:{port}")
        except BaseException:
            print((folder / "error.log").read_text(encoding="utf-8"))
            raise
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until nginx takes connections."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        except ConnectionRefusedError:
            assert process.poll() is None, (folder / "error.log").read_text()
            time.sleep(LOOK_SECONDS)
        else:
            return


class Fleet:
    """Several server processes behind one nginx, which share a database."""

    def __init__(self, servers: list[Served], front: Front) -> None:
        self.servers = servers
        self.front = front
        self.url = front.url

    @property
    def cpu(self) -> float:
        """Give the seconds of processor time that the servers have used."""
        return sum(served.cpu for served in self.servers)


@contextmanager
def fleet(processes: int, data: Path, database: str) -> Iterator[Fleet]:
    """Run several servers on a PostgreSQL, and nginx in front of them."""
    with ExitStack() as stack:
        servers = [
            stack.enter_context(lanai(data / str(number), "--database", database))
            for number in range(processes)
        ]
        front = stack.enter_context(fronted([each.url for each in servers], under_load=True))
        yield Fleet(servers, front)
