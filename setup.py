"""Build: `core`, `games` and `bots` are compiled with mypyc, and the page is built with Node.js.

Each is left out where its tools are missing, and each can be switched off or brought along:

LANAI_COMPILE=0       compiles nothing: the same code runs as it is
LANAI_ENGINE=FOLDER   packs the modules that `build_ext --build-lib FOLDER` has compiled
LANAI_PAGE=0          does not build the page
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("core", "games", "bots")
CORES = os.cpu_count() or 1
# Let gcc and clang inline calls inside the extension although it is position-independent: +30 %.
# What no other module can call need not be kept once it is inlined.
INLINE = ["-fno-semantic-interposition", "-fvisibility=hidden"]
WEB = Path("web")
PAGE = Path("src/lanai/server/static/index.html")


def c_compiler() -> list[str]:
    """Give the command of this Python's C compiler, or nothing where it or its headers are not."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return command if shutil.which(command[0]) is not None and headers.exists() else []


def is_gcc(command: list[str]) -> bool:
    """Tell whether the compiler is gcc: it optimises many files together as well as one."""
    asked = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in asked.stdout


def engine_modules() -> list[Extension]:
    """List the extension modules: none with LANAI_COMPILE=0, or without a compiler."""
    compiled = os.environ.get("LANAI_ENGINE")
    if compiled is not None:
        return [Extension(name, sources=[]) for name in module_names(Path(compiled))]
    wanted = os.environ.get("LANAI_COMPILE", "auto")
    compiler = c_compiler()
    if wanted == "0" or (wanted == "auto" and not compiler):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 (only there when it is wanted)

    sources = sorted(
        str(path) for layer in COMPILED for path in Path("src/lanai", layer).rglob("*.py")
    )
    together = is_gcc(compiler)
    modules = mypycify(["--strict", *sources], opt_level="3", debug_level="0", multi_file=together)
    engine = modules[0]  # holds all the code; the others are doors to it, one for each module
    flags = list(INLINE) if os.name == "posix" else []
    if together:
        flags.append("-flto")
        engine.extra_link_args += ["-O3", *INLINE, f"-flto={CORES}"]
    # A new list, because all modules share the old one: doors have nothing to optimise.
    engine.extra_compile_args = [*engine.extra_compile_args, *flags]
    return modules


def module_names(folder: Path) -> list[str]:
    """Name the modules that were compiled into a folder."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    files = [str(file.relative_to(folder)) for file in sorted(folder.rglob(f"*{suffix}"))]
    return [file.removesuffix(suffix).replace(os.sep, ".") for file in files]


class BuildEngine(build_ext):
    """Compiles on all cores, or takes what has been compiled."""

    def finalize_options(self) -> None:
        """Build as many modules at once as there are cores."""
        super().finalize_options()
        self.parallel = CORES

    def build_extensions(self) -> None:
        """Let the compiler work on as many files at once as there are cores."""
        compile_all = self.compiler.compile

        def compile_at_once(sources: list[str], **how: object) -> list[str]:
            with ThreadPool(CORES) as pool:
                objects = pool.map(lambda source: compile_all([source], **how), sources, 1)
            return [each for one in objects for each in one]

        self.compiler.compile = compile_at_once
        super().build_extensions()

    def build_extension(self, module: Extension) -> None:
        """Compile a module, or copy it."""
        compiled = os.environ.get("LANAI_ENGINE")
        if compiled is None:
            super().build_extension(module)
            return
        to = Path(self.get_ext_fullpath(module.name))
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(Path(compiled, self.get_ext_filename(module.name)), to)


class BuildPython(build_py):
    """Builds the page before it is packed with the rest."""

    def run(self) -> None:
        """Copy the Python files and what belongs to them."""
        if os.environ.get("LANAI_PAGE", "auto") != "0" and not page_is_fresh():
            build_page()
        super().run()


def page_is_fresh() -> bool:
    """Tell whether the page is as new as what it is made from; an sdist has only the page."""
    if not WEB.is_dir():
        return PAGE.exists()
    sources = [file for file in WEB.rglob("*") if "node_modules" not in file.parts]
    sources += Path("src").rglob("*.ftl")
    return PAGE.exists() and all(
        file.stat().st_mtime <= PAGE.stat().st_mtime for file in sources if file.is_file()
    )


def build_page() -> None:
    """Build the page with Node.js, or say plainly that there is none."""
    npm = shutil.which("npm")
    try:
        if npm is None or not WEB.is_dir():
            raise FileNotFoundError("npm was not found")
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *arguments], cwd=WEB, check=True, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        print(
            f"The page was not built ({error}): it needs Node.js 20 or newer and its packages. "
            "`lanai serve` will run without it; everything else is there.",
            file=sys.stderr,
        )


setup(
    ext_modules=engine_modules(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPython},
)
