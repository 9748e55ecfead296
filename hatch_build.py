"""Compile the engine into the wheel when there is a C compiler; otherwise the wheel is plain Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Whoever imports machine integers is on the hot path: no list to keep, and a new game's folder is found by itself.
HOT = re.compile(r"^from mypy_extensions import .*\bi64\b", re.MULTILINE)
# Let the C compiler see that nobody replaces our functions from outside: calls can then be inlined.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup

out, flags, *files = sys.argv[1:]
extensions = mypycify(files, opt_level="3", target_dir=out + "/c", group_name="sandlot_engine")
if sys.platform != "win32":
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags.split()]
setup(name="sandlot", ext_modules=extensions,
      script_args=["build_ext", "--build-lib", out + "/lib", "--build-temp", out + "/tmp"])
"""


class EngineHook(BuildHookInterface):  # type: ignore[misc]
    """Called by hatchling around every build."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling, where pip makes an environment for it."""
        return ["mypy[mypyc]==2.4.1", "setuptools>=80"] if self._why_not() == "" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before packing: compile, or say why not."""
        if self.target_name != "wheel" or version != "standard":
            return
        reason = self._why_not()
        if not reason:
            try:
                self._compile(build_data)
                return
            except (OSError, subprocess.CalledProcessError) as error:
                reason = f"compiling failed ({error})"
        self.app.display_warning(f"sandlot: {reason}; the engine will run as plain Python, about 50 times slower")

    def _why_not(self) -> str:
        if os.environ.get("SANDLOT_COMPILE", "1") == "0":
            return "SANDLOT_COMPILE=0"
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if not shutil.which(compiler):
            return f"there is no C compiler ({compiler})"
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "Python's C headers are not installed"
        return ""

    def _compile(self, build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src")
        hot = sorted(
            file.relative_to(source).as_posix()
            for file in source.rglob("*.py")
            if HOT.search(file.read_text(encoding="utf-8"))
        )
        self._out = tempfile.TemporaryDirectory(prefix="sandlot-engine-")
        command = [sys.executable, "-c", SCRIPT, self._out.name, " ".join(FLAGS), *hot]
        subprocess.run(command, cwd=source, check=True)
        library = Path(self._out.name, "lib")
        for file in [*library.rglob("*.so"), *library.rglob("*.pyd")]:
            build_data["force_include"][str(file)] = file.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """After packing: nothing stays behind."""
        if hasattr(self, "_out"):
            self._out.cleanup()
