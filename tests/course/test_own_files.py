"""A student's file as it is read: its text, the modules that belong to it, and its owner."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from types import MappingProxyType

import pytest

from tests.course.conftest import values_of
from tests.refusals import refused
from tests.rights import posix, public_folder, unprivileged
from tttmc_app.course.downloads import original_name, owner_of
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.source import (
    MAX_BYTES,
    MAX_LINE,
    code_of,
    commented_game,
    read_source,
    starts_game,
)
from tttmc_app.course.student_types import RemarkKind
from tttmc_app.course.unexpected_code import warnings_on

# Text ------------------------------------------------------------------------------------------

READ = r"""
b"x = 1\r\ny = 2\rz\x1a\x1a" → "x = 1\ny = 2\nz"
b"x = '\x0c'\n" → "x = '\x0c'\n"
"x = 'é\u2028'\n".encode() → "x = 'é\u2028'\n"
b"# coding: latin-1\nx = '\xe9'" → "# coding: latin-1\nx = 'é'"
b"\n# -*- coding=cp1251 -*-\n'\xe9'" → "\n# -*- coding=cp1251 -*-\n'й'"
b"\n\n# coding: cp1251\n'\xe9'" → "\n\n# coding: cp1251\n'é'" → ?
b"x = 1 # coding: cp1251\n'\xe9'" → "x = 1 # coding: cp1251\n'é'" → ?
b"# coding: klingon\nx" → "# coding: klingon\nx" → ?klingon
"# coding: ascii\n'é'".encode() → "# coding: ascii\n'é'" → ?ascii
b"# coding: utf-16\nxy" → "# coding: utf-16\nxy" → ?utf-16
b"# coding: utf-16\nx" → "# coding: utf-16\nx" → ?utf-16
b"# coding: hex\nx" → "# coding: hex\nx" → ?hex
b"# coding: punycode\nx" → "# coding: punycode\nx" → ?punycode
b"# coding: Idna\nx" → "# coding: Idna\nx" → ?Idna
b"# coding: utf-8\n'\xe9\x80'" → "# coding: utf-8\n'é€'" → ?
b"'\x81'" → "'\ufffd'" → ?
b"\xef\xbb\xbf# coding: latin-1\n'\xc3\xa9'" → "# coding: latin-1\n'é'"
"x = 'é'\n".encode("utf-16") → "x = 'é'\n"
"x = 'é'\n".encode("utf-32") → "x = 'é'\n"
b"" → ""
"if 1:\n\u00a0\u00a0x\u200b =\u00a01  # \u00a0".encode() → "if 1:\n  x = 1  # \u00a0" → ?
"a\u2003b\u3000=\ufeffc\u200d\u202f\u205f'\u2003'".encode() → "a b =c  '\u2003'" → ?
b"# coding: utf-8\nx\xa0= '\xe9'" → "# coding: utf-8\nx = 'é'" → ??
"""
"""Files, their texts, and a question mark for each remark, with the encoding that it names."""


@pytest.mark.parametrize("row", READ.strip().splitlines())
def test_any_encoding_is_read(tmp_path: Path, row: str) -> None:
    """A mark or a cookie in the first two lines decides, then UTF-8, then Windows-1252."""
    content, text, *told = row.split(" → ")
    path = tmp_path / "file.py"
    path.write_bytes(eval(content))  # noqa: S307 - a test's own text
    source = read_source(path)
    assert (source.path, source.text) == (path, eval(text))  # noqa: S307 - a test's own text
    assert {remark.kind for remark in source.remarks} <= {RemarkKind.TEXT}
    values = (values_of(remark.text).values() for remark in source.remarks)
    assert "".join("?" + "".join(each) for each in values) == "".join(told)


WIDEST = b"#" * MAX_LINE + b"\n"


@pytest.mark.parametrize(
    "content", [b"x = 1\n" * 9999 + b"\0", b"#\n" * 2**20 + b"#", b"x" + WIDEST, None]
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes | None) -> None:
    """Files with other contents, too large, with too long a line or missing are refused by name."""
    path = tmp_path / "file.py"
    path.write_bytes((WIDEST * 99)[:MAX_BYTES])
    assert len(read_source(path).text) == MAX_BYTES
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    with refused(file="file.py"):
        read_source(path)


GAMES = r"""
provided.play_game(mc_move, 3) | True None
if x:\n    run_gui (3, 2, mc_move, 9) | True None
# provided.play_game(mc_move, 3) | False 1
x = 1  # run_gui(3) | False 1
#\n\t#run_gui(3) | False 2
def play_game(move): pass | False None
  def run_gui(a): pass  # run_gui | False None
x = my_run_gui(3) | False None
# run_gui(3)\nx = 1\n#play_game(m)\nrun_gui(4) | True 3
"""


def test_games_that_a_file_starts() -> None:
    """A call outside of a comment starts a game; the last one in a comment has its line."""
    for row in GAMES.strip().splitlines():
        text, _, found = row.replace("\\n", "\n").replace("\\t", "\t").rpartition(" | ")
        assert f"{starts_game(text)} {commented_game(text)}" == found, row


# Modules ---------------------------------------------------------------------------------------


def put(folder: Path, texts: dict[str, str]) -> Path:
    """Write Python files with these names and texts, and return the first."""
    paths = [folder / f"{name}.py" for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return paths[0]


IMPORTS = r"""
import a → a
import a as x, b , c as d → a b c
from a import thing → a
from a import * → a
from . import a, b → a b
from .a import thing → a
from p import q, r → p p.q
import p.q → p p.q
from p.q import x → p p.q
from p import (\n    q) → p p.q
if x:\n    try: import a\n    except: import b → a b
x = __import__('a') → a
importlib.import_module( "p.q" ) → p p.q
x = __import__('p..q') → p
print 'two'; import a → a
import random, missing →
important = a →
import chain → a chain
import main, a → a
import bad, a → a
import deep.inner → deep.inner
import ª → a
import \\n a → a
from a import(x) → a
# import a →
x = 1  # import a\nimport b → b
"import a" →
'''\nimport a\n''' →
'''import a'''; import b → b
x = "\" import a"\nimport b → b
x = r"\\" # "; import a →
x = 'it"s'; import a → a
"unclosed\nimport a → a
'''unclosed\nimport a →
"""


@pytest.mark.parametrize("row", IMPORTS.strip().splitlines())
def test_the_modules_that_a_file_imports(tmp_path: Path, row: str) -> None:
    """Modules in the file's folder are found in every form of import, also indirectly."""
    text, names = row.replace("\\n", "\n").split(" →")
    texts = {"main": text, "a": "A = 1", "chain": "import a", "bad": "\0"}
    path = put(tmp_path, texts | dict.fromkeys(("b", "c", "p/__init__", "p/q", "deep/inner"), ""))
    found = OwnFiles.read(path)
    assert found.source.text == text
    assert sorted(found.modules) == names.split()
    for name, module in found.modules.items():
        assert module.path.stem in (name.rpartition(".")[2], "__init__")
        assert module.text == module.path.read_text(encoding="utf-8")


def test_modules_have_largest_numbers_and_sizes(tmp_path: Path) -> None:
    """Modules beyond a hundred are left out; far too much text leaves the file alone."""
    chain = {f"m{n}": f"import m{n + 1}" for n in range(105)}
    assert len(OwnFiles.read(put(tmp_path, {"main": "import m0"} | chain)).modules) == 100
    large = dict.fromkeys(("m0", "m1", "m2"), "#\n" * (3 * 2**18))
    for names, count in (("m0, m1", 2), ("m0, m1, m2", 0)):
        path = put(tmp_path, {"main": f"import {names}"} | large)
        assert len(OwnFiles.read(path).modules) == count


@posix
def test_only_links_within_a_students_own_folder_are_followed() -> None:
    """Others are named in remarks: out of the folder, in circles, to nothing, where none may go."""
    targets = {"a.py": "deep/real.py", "b.py": "../q.py", "c.py": "c.py", "d.py": "gone", "p": ".."}
    targets["e.py"] = "../locked/e.py"
    with public_folder() as folder:
        (folder / "ada").mkdir()
        path = put(folder / "ada", {"main": "import a, b, c, d, p.q, e", "deep/real": "A = 1"})
        put(folder, {"q": "x = 1\n"})
        (folder / "locked").mkdir(0)
        for name, target in targets.items():
            (path.parent / name).symlink_to(target)
        with unprivileged():
            found = OwnFiles.read(path)
    assert set(found.modules) == {"a"}
    told = [values_of(remark.text) for remark in found.source.remarks]
    assert told == [{"link": n, "target": t} for n, t in targets.items() if n != "a.py"]


LONG = r"""
"from a import" + " " * n
"import a" + " " * n + ","
"from a import " * (n // 14)
"import " + "a." * (n // 2) + "b"
"import " + ",".join(f"m{i}" for i in range(n // 8))
"from\n" * (n // 5)
"__import__(" * (n // 11)
"a" * n
"\u0370" * (n // 2)
"e" + "\u0301\u0323" * (n // 4)
"'" * n
'"' * (n - 1) + "\\"
'""\\"' * (n // 4) + "\\"
"'''\\" * (n // 4)
"#" * n
"# coding: " * (n // 10)
"# coding: punycode\n" + "-" * (n // 2)
"# run_gui(" * (n // 10)
"run_gui(\n" * (n // 9)
"def run_gui(" + "\t" * n
"import os" + " \t" * (n // 2)
"f_locals " * (n // 9)
"\u00a0\u200b" * (n // 5)
"\r" * n
"""
"""Texts for which a careless pattern needs hours."""


@pytest.mark.parametrize("row", LONG.strip().splitlines())
def test_long_texts_are_read_at_once(tmp_path: Path, row: str) -> None:
    """Every line may be as long, and the file as large, as the limits permit."""
    line = eval(row, {"n": MAX_LINE - 100})  # noqa: S307 - a test's own text
    path = tmp_path / "file.py"
    path.write_bytes(((line + "\n") * 3).encode())
    begun = process_time()
    files = OwnFiles.read(path)
    code_of(files.source.text)
    starts_game(files.source.text)
    assert len([*warnings_on(files, {})]) <= 20
    assert process_time() - begun < 5


UNEXPECTED = """
import tttmc_app.course → tttmc_app.course
    from inspect import stack → inspect
import urllib2 → urllib2
x = sys._getframe() → _getframe
f = e.tb_frame → tb_frame
g.f_back → f_back
sys.modules → sys.modules
os.system('x') → os.system
os.execvp(1) → os.execvp
shutil.rmtree('x') → shutil.rmtree
().__class__.__subclasses__() → __subclasses__
open('x') → open
__import__('x') → __import__
print(__file__) → __file__
print 'two'; x = object.__subclasses__() → __subclasses__
from ctypes import * → ctypes
import gc → gc
os.kill(1, 9) → os.kill
x = '/proc/self' → /proc
x = '~/.ssh/id' → .ssh
x = '/etc/passwd' → /etc/passwd
import random, poc_ttt_gui →
import coding →
board.open →
reopen(1) →
os.path.join('a') →
x = 1  # os.system('x') →
ᵒs.system('x') → os.system
codes = signals →
"""


def warnings(folder: Path, texts: dict[str, str], *others: str) -> list[tuple[object, str]]:
    """Return the lines and values of the warnings on a file, with other students' beside it."""
    known = {name: folder / f"{name}.py" for name in others}
    files = OwnFiles.read(put(folder, texts))
    own = {name: text for name, text in files.modules.items() if name not in known}
    found = warnings_on(files._replace(modules=MappingProxyType(own)), known)
    return [(line, " ".join(values_of(text).values())) for line, text in found]


def test_code_that_a_course_file_never_needs(tmp_path: Path) -> None:
    """The warning has the line and names what was found; comments are not searched."""
    for row in UNEXPECTED.strip("\n").splitlines():
        code, what = row.split(" →")
        expected = [(3, what.strip())] if what else []
        assert warnings(tmp_path, {"main": f"# exec(1)\nx = 1\n{code}\n"}) == expected, row


def test_warnings_about_modules_and_other_students(tmp_path: Path) -> None:
    """A module's warning names its file and line; after twenty the reader knows."""
    texts = {"main": "import b\nimport helper\nimport a, c\nexec('x')\nfrom b import x\n"}
    texts |= {"helper": "\neval('x')", "a": "open()", "b": "open()", "c": ""}
    assert warnings(tmp_path, texts, *"abd") == [
        *((4, "exec"), (None, "helper.py 2 eval"), (None, "b.py"), (None, "a.py"))
    ]
    for own, count in ((7, 20), (2, 18)):
        texts = {"main": "import helper, other\n" + "eval('x')\n" * own}
        texts |= dict.fromkeys(("helper", "other"), "eval('x')\n" * 8)
        lines = [line for line, _ in warnings(tmp_path, texts)]
        assert lines == [*range(2, own + 2), *[None] * (count - own)]


# Owners ----------------------------------------------------------------------------------------

OWNERS = """
doe_12_34_a.py → Canvas doe 12: a.py
李雷_late_12_34_a_5_6_b-3.py → Canvas 李雷 12: a_5_6_b.py
roe_LATE_1_2_c-10.py → Canvas roe 1: c.py
anon_a1B2_34_x.py → Canvas anon_a1B2 : x.py
anon_Zz9_LATE_12_x-2.py → Canvas anon_Zz9 : x.py
A B_9_assignsubmission_file/x_1_2_y.py → Moodle A B 9: x_1_2_y.py
all/Jane Doe_1234_assignsubmission_file_/deep/a_1_2_b.py → Moodle Jane Doe 1234: a_1_2_b.py
Jane_1_assignsubmission_file_/Bob_5_assignsubmission_file/y.py → Moodle Bob 5: y.py
A_B_9_assignsubmission_onlinetext → Moodle A_B 9: A_B_9_assignsubmission_onlinetext
A_9_assignsubmission_file_x.py → Moodle A 9: x.py
doe_12_34_a.zip/b/c.py → Canvas doe 12: c.py
A_9_assignsubmission_file_x.zip/y.py → Moodle A 9: y.py
all/submission_77/deep/x_1_2_y.py → Gradescope submission_77 77: x_1_2_y.py
all/doe_12_34_a/b.py → None: b.py
user40_3.py → None: user40_3.py
plain-10.py → None: plain-10.py
"""


def test_names_of_downloads_are_understood() -> None:
    """The student's number and the file's own name are found in the platform's name."""
    for row in OWNERS.strip().splitlines():
        name, expected = row.split(" → ")
        owner = owner_of(Path(name))
        found = f"{owner.platform.value} {owner.name} {owner.number}" if owner else "None"
        assert f"{found}: {original_name(Path(name))}" == expected
