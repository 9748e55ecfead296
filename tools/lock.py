"""Renew the lock files: versions and hashes, no registry addresses."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = "uv==0.13.7"


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    run = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["solvers"]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--target", folder, UV], check=True)
        uv = str(Path(folder, "bin", "uv"))
        write_lock(uv, "play", run + groups["build"])
        write_lock(uv, "dev", run + groups["build"] + groups["dev"])
        write_lock(uv, "bench", groups["bench"])


def write_lock(uv: str, name: str, wanted: list[str]) -> None:
    """Universal: for every platform and every Python from 3.11 on."""
    options = [
        "--universal",
        "--python-version",
        "3.11",
        "--generate-hashes",
        "--no-emit-index-url",
        "--no-emit-find-links",
    ]
    options += ["--no-header", "--no-annotate", "--no-config", "--quiet"]
    out = ROOT / "requirements" / f"{name}.lock"
    subprocess.run(
        [uv, "pip", "compile", "-", *options, "-o", str(out)], input="\n".join(wanted), text=True, check=True
    )
    print(f"requirements/{name}.lock: {out.read_text().count('==')} packages")


if __name__ == "__main__":
    main()
