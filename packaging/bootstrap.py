"""Set up, run, test or freeze tttmc from a copy of its source, using a stock Python.

    python3 packaging/bootstrap.py run [arguments of tttmc; none opens the window]
    python3 packaging/bootstrap.py test [arguments of pytest]
    python3 packaging/bootstrap.py freeze [arguments of freeze.py]

`run` and `test` install everything in .venv/ in the project's folder. `freeze` makes a program that
needs no Python, in dist/, and works in build/. Only Debian packages are installed elsewhere, and
only if you are root. You can repeat every command: finished steps are skipped. Messages go to the
error stream, so that `run ... --json > FILE` writes only the result.
"""

import ctypes
import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from contextlib import suppress
from pathlib import Path

# This comes first, and the file must parse on far older Pythons, to report that they are too old.
if sys.version_info < (3, 11):
    sys.exit(f"tttmc needs Python 3.11 or later; {sys.executable} is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
STAMP = VENV / "tttmc-setup"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
CORES = os.cpu_count() or 1
REQUIREMENTS = {
    "run": ROOT / "packaging" / "requirements.txt",
    "test": ROOT / "packaging" / "requirements-test.txt",
    "freeze": ROOT / "packaging" / "requirements-freeze.txt",
    "compiler": ROOT / "packaging" / "requirements-compiler.txt",
}
FREEZER = ROOT / "build" / "freeze"

# System libraries that Qt's wheels need, with their Debian packages.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    # Only windows on a screen need these.
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-shape.so.0": "libxcb-shape0",
}

# Further libraries that PyInstaller inspects to find the dependencies of the bundle.
FREEZER_LIBRARIES = {
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
FREEZER_TOOLS = {"strip": "binutils", "dpkg-shlibdeps": "dpkg-dev", "xz": "xz-utils"}
FONTS = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

# Run as a module: an installed script names the folder it was made in, which may have moved.
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
CHECKS = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
    "pyright": ["-m", "pyright"],
    "import-linter": ["-c", LINT_IMPORTS, "--no-logo"],
}
# One process more than cores, as tests also wait; one that is done takes tests of the others.
PYTEST = ["-m", "pytest", "-q", "-n", str(min(8, 1 + CORES)), "--dist", "worksteal"]


class SetUpError(Exception):
    """An error that stops the set-up, explained in one line."""


def say(text: str) -> None:
    """Print a message."""
    print(f"bootstrap: {text}", file=sys.stderr, flush=True)


def start(command: list[str], quiet: bool = False, **variables: str) -> "subprocess.Popen[bytes]":
    """Start a command; `end` ends it and all its child processes."""
    return subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL if quiet else None,
        env=os.environ | variables,
        # It has its own session: pip and others would answer the terminal's Ctrl-C with a
        # traceback.
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a command that still runs, and all its child processes."""
    if process.poll() is None:
        if sys.platform == "win32":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def call(command: list[str], quiet: bool = False, **variables: str) -> int:
    """Run a command and return its exit code; Ctrl-C ends it and all its child processes."""
    process = start(command, quiet, **variables)
    try:
        return process.wait()
    finally:
        end(process)


def missing_libraries(libraries: dict[str, str]) -> dict[str, str]:
    """Return the libraries that Python can't load, with their packages."""
    missing = dict(libraries)
    for name in libraries:
        with suppress(OSError):
            ctypes.CDLL(name)
            del missing[name]
    return missing


def missing_headers() -> dict[str, str]:
    """Return Python's headers, which the kernel needs, with their package if they are missing."""
    if Path(sysconfig.get_path("include"), "Python.h").exists():
        return {}
    return {"Python's headers": f"python{VERSION}-dev"}


def has_apt() -> bool:
    """Return whether this system is Debian or a derivative."""
    return shutil.which("apt-get") is not None and Path("/etc/debian_version").exists()


def is_root() -> bool:
    """Return whether this process may install system packages."""
    if sys.platform == "win32":
        return False
    else:
        return os.geteuid() == 0


def advice(missing: dict[str, str]) -> str:
    """Return a line that names what is missing and how to install it."""
    text = f"missing: {', '.join(missing)}."
    if not has_apt():
        return f"{text} Install it with your package manager."
    return f"{text} Type: sudo apt-get install {' '.join(sorted(set(missing.values())))}"


def install(missing: dict[str, str]) -> bool:
    """Install Debian's packages for what is missing and return whether that succeeded."""
    packages = sorted(set(missing.values()))
    if not packages:
        return True
    say(f"installing {' '.join(packages)} with apt-get")
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    # A fresh machine has no package lists; without a network, old lists may still do.
    call([*apt, "update"], quiet=True)
    command = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return call(command, quiet=True, DEBIAN_FRONTEND="noninteractive") == 0


def check_system(needs_qt: bool, fresh: bool) -> None:
    """Install what pip can't; raise SetUpError if something required is missing."""
    needed: dict[str, str] = {}
    optional: dict[str, str] = {}
    if fresh and importlib.util.find_spec("ensurepip") is None:
        needed["Python's ensurepip"] = f"python{VERSION}-venv"
    if needs_qt:
        needed |= missing_libraries(LIBRARIES)
    elif fresh:
        optional |= missing_libraries(LIBRARIES)
    if fresh:
        optional |= missing_headers()
    if has_apt() and is_root():
        # Separately, so that an unknown optional package doesn't block the required ones.
        needed = {} if install(needed) else needed
        optional = {} if install(optional) else optional
    if needed:
        raise SetUpError(advice(needed | optional))
    if optional:
        say(f"{advice(optional)} (continuing without it)")


def digest(requirements: Path) -> str:
    """Return a digest of everything that a set-up with these requirements depends on."""
    total = hashlib.sha256(f"{VERSION} {ROOT}".encode())
    kernel = sorted(ROOT.glob("tttmc_app/engine/**/*.[ch]"))
    for path in (requirements, ROOT / "pyproject.toml", ROOT / "setup.py", *kernel):
        total.update(path.read_bytes() if path.exists() else b"-")
    for switch in ("TTTMC_REQUIRE_KERNEL", "TTTMC_NO_KERNEL"):
        total.update(os.environ.get(switch, "").encode() + b";")
    return total.hexdigest()


def is_current(purpose: str) -> bool:
    """Return whether .venv is set up for the purpose; a set-up for testing also allows running."""
    if not (STAMP.exists() and Path(PYTHON).exists()):
        return False
    accepted = {digest(REQUIREMENTS[purpose]), digest(REQUIREMENTS["test"])}
    return STAMP.read_text(encoding="ascii") in accepted


def venv_works() -> bool:
    """Return whether .venv works and has this Python's version."""
    if not Path(PYTHON).exists():
        return False
    probe = "import sys, pip; print('%d.%d' % sys.version_info[:2])"
    result = subprocess.run([PYTHON, "-c", probe], check=False, capture_output=True, text=True)
    return result.stdout.strip() == VERSION


def step(text: str, command: list[str]) -> None:
    """Print what a command will do and run it; raise SetUpError if it fails."""
    say(text)
    code = call(command, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    if code:
        raise SetUpError(f"the command failed with exit code {code}; see the lines above")


def lacks_compiler(python: str) -> bool:
    """Return whether the project's build asks for a compiler that comes as a wheel."""
    probe = "from setuptools.build_meta import get_requires_for_build_wheel as all; print(all())"
    result = subprocess.run(
        [python, "-c", probe], check=False, capture_output=True, text=True, cwd=ROOT
    )
    return "ziglang" in result.stdout


def bring_compiler(python: str) -> None:
    """Install a compiler of C where the system has none; without one, say so and go on."""
    if not lacks_compiler(python):
        return
    say("installing a C compiler for the kernel, as a wheel of 100 MB")
    pip = [python, "-m", "pip", "install", "--quiet", "--require-hashes"]
    if call([*pip, "--requirement", str(REQUIREMENTS["compiler"])]):
        say("the compiler couldn't be installed (continuing without it)")


def plays_in_python() -> bool:
    """Return whether the installed copy lacks the compiled kernel."""
    probe = "from tttmc_app import engine; print(engine.backend)"
    with suppress(OSError):
        result = subprocess.run([PYTHON, "-c", probe], check=False, capture_output=True, text=True)
        return result.stdout.strip() == "python"
    return False


def set_up(purpose: str, needs_qt: bool) -> None:
    """Install the pinned packages and the project into .venv unless that has been done."""
    current = is_current(purpose)
    if platform.system() == "Linux":
        check_system(needs_qt, fresh=not current)
    if current:
        return
    if not venv_works():
        command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        step(f"making .venv with Python {VERSION}", command)
    STAMP.unlink(missing_ok=True)
    pip = [PYTHON, "-m", "pip", "install", "--quiet"]
    pinned = REQUIREMENTS[purpose]
    command = [*pip, "--require-hashes", "--requirement", str(pinned)]
    step(f"installing the packages of packaging/{pinned.name}, a minute or two", command)
    bring_compiler(PYTHON)
    command = [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    step("compiling and installing tttmc, a minute or two", command)
    if plays_in_python():
        say("no compiled kernel: random games will run in Python, correct but slow")
    STAMP.write_text(digest(pinned), encoding="ascii")


def run(arguments: list[str]) -> int:
    """Start tttmc with these arguments in the current folder."""
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    set_up("run", needs_qt=bool(display) and not arguments)
    # -P: a student's random.py in that folder must not replace Python's.
    command = [PYTHON, "-P", "-m", "tttmc_app", *arguments]
    if os.name == "posix":
        # Replace this process, so that signals and the exit code are the program's own.
        os.execv(PYTHON, command)
    process = subprocess.Popen(command)
    while process.poll() is None:
        with suppress(KeyboardInterrupt):  # the program receives it too, and ends
            process.wait()
    return process.returncode


def test(arguments: list[str]) -> int:
    """Run the checks and the tests side by side until one fails; the arguments go to pytest."""
    set_up("test", needs_qt=True)
    os.chdir(ROOT)
    started = time.monotonic()
    checks = {**CHECKS, "pytest": [*PYTEST, *arguments]}
    commands = {name: [PYTHON, *words] for name, words in checks.items()}
    running = {name: start(command) for name, command in commands.items()}
    try:
        for name, process in running.items():
            judge(name, commands[name], process.wait(), started)
    finally:
        for process in running.values():
            end(process)
    return 0


def judge(name: str, command: list[str], code: int, started: float) -> None:
    """Say that a check has passed; raise SetUpError if it has failed."""
    seconds = time.monotonic() - started
    if code:
        raise SetUpError(f"{name} failed after {seconds:.1f} s; to repeat: {shlex.join(command)}")
    say(f"{name} passed in {seconds:.1f} s")


def check_freezer() -> None:
    """Install what freezing needs on Linux; raise SetUpError if something is missing."""
    missing = missing_libraries({**LIBRARIES, **FREEZER_LIBRARIES}) | missing_headers()
    tools = FREEZER_TOOLS if has_apt() else {"strip": FREEZER_TOOLS["strip"]}
    missing |= {name: package for name, package in tools.items() if not shutil.which(name)}
    if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        missing |= missing_libraries({f"libpython{VERSION}.so.1.0": f"libpython{VERSION}"})
    if has_apt() and not FONTS.exists():
        missing["DejaVu Sans"] = "fonts-dejavu-core"
    if importlib.util.find_spec("ensurepip") is None:
        missing["Python's ensurepip"] = f"python{VERSION}-venv"
    if missing and not (has_apt() and is_root() and install(missing)):
        raise SetUpError(advice(missing))


def freeze(arguments: list[str]) -> int:
    """Freeze the program from a separate environment."""
    if platform.system() == "Linux":
        check_freezer()
    os.environ["TTTMC_REQUIRE_KERNEL"] = "1"
    python = str(FREEZER / Path(PYTHON).relative_to(VENV))
    pip = [python, "-m", "pip", "install", "--quiet"]
    pinned = REQUIREMENTS["freeze"]
    stamp = FREEZER / "tttmc-setup"
    if not (stamp.exists() and stamp.read_text(encoding="ascii") == digest(pinned)):
        step(
            f"making build/freeze with Python {VERSION}",
            [sys.executable, "-m", "venv", "--clear", str(FREEZER)],
        )
        step(
            f"installing the packages of packaging/{pinned.name}",
            [*pip, "--require-hashes", "-r", str(pinned)],
        )
        stamp.write_text(digest(pinned), encoding="ascii")
    bring_compiler(python)
    for leftover in ROOT.glob("build/lib*"):
        shutil.rmtree(leftover)  # setuptools would pack modules that no longer exist
    command = [*pip, "--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)]
    step("building tttmc with its kernel", command)
    return call([python, str(ROOT / "packaging" / "freeze.py"), *arguments])


COMMANDS = {"run": run, "test": test, "freeze": freeze}


def main(arguments: list[str]) -> int:
    """Run the command that the first argument names and return the exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        say("stopped; repeat the command to continue")
        return 130
    except (SetUpError, OSError) as problem:
        say(str(problem))
        return 1


if __name__ == "__main__":
    # Termination must end the running command too, as Ctrl-C does.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
