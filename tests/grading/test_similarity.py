"""Pairs that look copied: which code looks the same, and that classmates are not accused."""

from __future__ import annotations

import ast
import builtins
import keyword
import random
import re
from pathlib import Path

from tests.grading.classmates import SOLUTIONS
from tests.grading.corpus.files import plain_files
from tests.grading.submissions import BEST, MOVE, SCORES, TRIAL
from tttmc_app.course.fingerprints import sequences
from tttmc_app.course.student_types import SourceText
from tttmc_app.grading.similarity import Passage, similar_pairs

PEOPLE = ("anna", "boris", "chloe", "dmitri", "emeka", "fatima")
NAMES = """mc_trial mc_update_scores get_best_move mc_move NTRIALS SCORE_CURRENT SCORE_OTHER
    provided ttt random itertools PLAYERX PLAYERO EMPTY DRAW choice shuffle switch_player"""
KEPT = {*dir(builtins), *keyword.kwlist, *NAMES.split()}


def copied(text: str, seed: int) -> str:
    """Return a copy with other names, comments and layout, and another order of functions."""
    dice, names = random.Random(seed), dict[str, str]()

    def renamed(found: re.Match[str]) -> str:
        name = found[0]
        return name if name in KEPT else names.setdefault(name, f"name_{len(names)}")

    parts = [ast.unparse(node) for node in ast.parse(text).body]
    functions = [part for part in parts if part.startswith("def ")]
    others = [part for part in parts if part not in functions]
    dice.shuffle(functions)
    code = re.sub(r"(?<![.\w\"'])[a-z]\w*", renamed, "\n".join([*others, *functions]))
    lines = code.replace("    ", "  ").split("\n")
    return "".join(f"{line}{dice.choice(('', '  # mine', chr(10)))}\n" for line in lines)


def pairs(texts: dict[str, str], template: str | None = None) -> dict[tuple[str, str], float]:
    """Return the pairs of files that look copied, by name, with their shares."""
    names = list(texts)
    sources = [SourceText(Path(name), text) for name, text in texts.items()]
    given = SourceText(Path("template"), template) if template is not None else None
    return {
        (names[pair.first], names[pair.second]): pair.share
        for pair in similar_pairs(sources, given)
    }


def test_at_least_nine_of_ten_disguised_copies_are_found() -> None:
    """Copies with other names, order, comments and layout are paired with their originals alone."""
    found = 0
    for seed in range(12):
        original = [*SOLUTIONS][seed % len(SOLUTIONS)]
        alike = pairs(SOLUTIONS | {"copy": copied(SOLUTIONS[original], seed)})
        assert set(alike) <= {(original, "copy")}
        found += len(alike)
    assert found >= 11


def test_at_most_one_in_a_hundred_unrelated_pairs_is_named() -> None:
    """Solutions by different people don't look copied; a group of copies among them does."""
    people = {f.name: f.content.decode() for f in plain_files() if f.name[:-3] in PEOPLE}
    unrelated = SOLUTIONS | people
    assert len(unrelated) == 12
    assert pairs(unrelated) == {}
    group = {f"copy {seed}": copied(SOLUTIONS["lists"], seed) for seed in range(3)}
    alike = pairs(unrelated | group)
    assert len(alike) == 6
    assert {name for pair in alike for name in pair} == {"lists", *group}


def test_the_template_does_not_count() -> None:
    """Files that share only the template don't look copied; if it is unknown, they do."""
    given = f"{TRIAL}\n\n{SCORES}\n\n"
    own = "def get_best_move" + SOLUTIONS["lists"].partition("def get_best_move")[2]
    texts = {"one": given + BEST, "two": given + own}
    assert pairs(texts)
    assert not pairs(texts, template=given)


def test_the_usual_mc_move_does_not_count() -> None:
    """Nearly everybody writes it as the course describes it, with one kind of loop or another."""
    counted = MOVE.replace("for _ in range(trials):", "while trials > 0:\n        trials -= 1")
    assert pairs({"one": MOVE, "two": MOVE, "three": counted}) == {}
    assert pairs({"one": TRIAL + SCORES, "two": TRIAL + SCORES}) != {}


def test_files_that_cant_be_parsed_are_left_out() -> None:
    """Empty files and files with errors are not compared with any other file."""
    texts = {"a": "", "b": "", "c": "def (", "d": "def (", "e": "\0"}
    assert pairs(texts) == {}


def symbols(text: str) -> list[str]:
    """Return each sequence of symbols as a line, sorted because the order doesn't matter."""
    return sorted(" ".join(each.text for each in found) for found in sequences(ast.parse(text)))


SAME = """
f(a, b.c) ≡ f(x, y.c)
def f(a):⏎    return a.b ≡ def g(x):⏎    'Doc.'⏎    # Why.⏎    return x.b
def f():⏎    return a.b⏎def g():⏎    return c(d) ≡ def g():⏎    return c(d)⏎def f():⏎    return a.b
x += y.z ≡ x = x + y.z
x[0] -= f(1) ≡ x[0] = x[0] - f(2)
[f(a.b) for a in c.d()] ≡ for a in c.d():⏎    x.append(f(a.b))
[b for a in c for b in a.d] ≡ for a in c:⏎    for b in a.d:⏎        x.append(b)
[f(a) for a in c if a.b] ≡ for a in c:⏎    if a.b:⏎        x.append(f(a))
[f(a) for a in c if a.b if a.d] ≡ for a in c:⏎    if a.b:⏎        if a.d:⏎            x.append(f(a))
{a: f(a) for a in c} ≡ for z in c:⏎    x.append(z)⏎    f(z)
for i in range(9):⏎    f(i) ≡ i = 0⏎while i < 9:⏎    f(i)⏎    i += 1
for i in range(9):⏎    f(i) ≡ for i in xrange(8):⏎    f(i)
for i in range(9):⏎    f(i) ≡ while i >= a.b:⏎    f(i)⏎    i -= 1
for i, x in enumerate(a.b):⏎    f(x) ≡ for x in a.b:⏎    f(x)
for i, x in enumerate(a.b, c.d):⏎    f(x) ≡ for x in a.b:⏎    f(x)
while True:⏎    f(x) ≡ while 1:⏎    f(x)
f(a.b + c) ≡ f(c + a.b)
a.z = f(b.c + a.z) ≡ a.d = f(a.d + b.c)
async def f():⏎    return a.b ≡ def f():⏎    return a.b
f(a.b == c) ≡ f(c is a.b)
f(a.b != c) ≡ f(c is not a.b)
f(a.b < c) ≡ f(c > a.b)
f(a.b <= c) ≡ f(c >= a.b)
f(a.b and c) ≡ f(c and a.b)
f(a.b or c) ≡ f(c or a.b)
if not a.b:⏎    f(x)⏎else:⏎    g.h(x) ≡ if a.b:⏎    g.h(x)⏎else:⏎    f(x)
f(a.b if c else 1) ≡ f(1 if not c else a.b)
f(1)⏎print(a.b)⏎'text'⏎import os⏎pass⏎x = 0⏎y = [] ≡ f(2.5)
x = {}⏎y = ()⏎z = None⏎a = b = ''⏎f(1) ≡ f(1)
x: int = f(1) ≡ x = f(1)
def f():⏎    g(1)⏎    return ≡ def f():⏎    g(1)⏎    return None
(a, b) = f(1) ≡ [a, b] = f(1)
global x⏎f(1) ≡ del x⏎f(1)
"""
"""Pairs of code, with ⏎ for the ends of lines, that does the same in other words."""
OTHER = """
f(a.b) ≢ f(a.c)
f(lambda a: a.b) ≢ f(lambda a: a + 1)
x[a.b] = 0⏎f(1) ≢ f(1)
x = a.b = 0⏎f(1) ≢ f(1)
x = {1: a.b}⏎f(1) ≢ f(1)
x = [a.b]⏎f(1) ≢ f(1)
x = a.b + f(1) ≢ a.b += f(1)
if not a.b:⏎    f(x) ≢ if a.b:⏎    f(x)
if -a.b:⏎    f(x)⏎else:⏎    g.h(x) ≢ if a.b:⏎    g.h(x)⏎else:⏎    f(x)
f(a) ≢ len(a)
f(1) ≢ f('1')
f(True) ≢ f(1)
f(a.b - c) ≢ f(c - a.b)
a.move = f(b.c) ≢ a.clone = f(b.c)
f(a.b == c) ≢ f(a.b != c)
f(a.b < c) ≢ f(a.b > c)
f(a < b) ≢ f(a == b)
f(a < b < c) ≢ f(a < b)
f(a < b < c.d) ≢ f(a < b < c)
f(a in b) ≢ f(a < b)
f(a and b) ≢ f(a or b)
x += f(1) ≢ x -= f(1)
x[a] += 1⏎f(1) ≢ f(1)
x[a.b] += 1 ≢ x[a.c] += 1
def f():⏎    g(1)⏎    return 0 ≢ def f():⏎    g(1)⏎    return
while a.b:⏎    f(x)⏎else:⏎    g.h(a) ≢ while a.b:⏎    f(x)
x[f(1)] = a.b ≢ x = a.b
if a.b:⏎    f(x)⏎else:⏎    g.h(x) ≢ if a.b:⏎    g.h(x)⏎else:⏎    f(x)
def f():⏎    return a.b ≢ def f():⏎    a.b
while a.b:⏎    f(x) ≢ while True:⏎    f(x)
for i in a.b:⏎    f(i) ≢ for i in range(9):⏎    f(i)
f(a, b.c) ≢ f(b.c, a)
f(x=a.b) ≢ f()
x = [f(a) for a in c if a.b] ≢ x = [f(a) for a in c]
f().a ≢ f(1).a
for a in b:⏎    f(a)⏎else:⏎    g.h(a) ≢ for a in b:⏎    f(a)
"""
"""Pairs of code that looks alike but does something else."""


def test_what_the_code_does_counts() -> None:
    """What a copyist changes first doesn't."""
    for row in (*SAME.strip().splitlines(), *OTHER.strip().splitlines()):
        one, sign, two = row.replace("⏎", "\n").rpartition(" ≡ ")
        if sign:
            assert symbols(one) == symbols(two) != []
        else:
            one, _, two = two.partition(" ≢ ")
            assert symbols(one) != symbols(two)


def source(name: str, *lines: str) -> SourceText:
    """Return a file."""
    return SourceText(Path(name), "\n".join(lines) + "\n")


ONE = [f"    a = f(b.m{n}, c.n{n})" for n in range(12)]
TWO = [f"    d = g(e.x{n} + h.y{n})" for n in range(12)]
REST = [f"    i = {n} ** j.z{n}" for n in range(12)]


def test_shared_functions_are_passages() -> None:
    """The share is that of the smaller file; neighbouring lines are one passage."""
    first = source("a", "def f():", *ONE, "", "def g():", *TWO)
    second = source("b", "# copied", "def g():", *TWO)
    third = source("c", "def h():", *REST)
    (pair,) = similar_pairs([third, first, second])
    assert (pair.first, pair.second, pair.share) == (1, 2, 1.0)
    assert pair.passages == (Passage((16, 27), (3, 14)),)
    # Only with ever more of its own code does the smaller file cease to look copied.
    shares = [
        [found.share for found in similar_pairs([first, source("d", "def g():", *TWO, *REST[:n])])]
        for n in (3, 6, 12)
    ]
    assert 0.75 < shares[0][0] < 0.9
    assert 0.6 < shares[1][0] < shares[0][0]
    assert shares[2] == []


def test_the_most_alike_pair_comes_first() -> None:
    """Code that many files share counts little, so that the rest decides."""
    whole = source("a", "def f():", *ONE, *TWO)
    almost = source("b", "def f():", *ONE, *TWO[:10], *REST[:3])
    found = similar_pairs([whole, almost, whole, source("e", "def f():", *REST)])
    assert (found[0].first, found[0].second, found[0].share) == (0, 2, 1.0)
    assert [pair.share for pair in found] == sorted((p.share for p in found), reverse=True)


def test_earlier_files_are_compared_with_new_ones_alone() -> None:
    """They have the numbers after the new ones."""
    whole, other = source("a", "def f():", *ONE, *TWO), source("b", "def f():", *REST)
    found = similar_pairs([other, whole], earlier=[whole, other, whole])
    assert {(pair.first, pair.second) for pair in found} == {(0, 3), (1, 2), (1, 4)}


def test_short_code_is_never_alike() -> None:
    """Fewer than eight fingerprints may match by chance."""
    short = source("a", "def f():", *ONE[:3])
    assert similar_pairs([short, short]) == []
    assert len(similar_pairs([source("a", "def f():", *ONE)] * 2)) == 1


def test_code_that_occurs_twice_is_paired_in_order() -> None:
    """The second occurrence in one file is shown beside the second in the other, or the last."""
    once, body = ["def f():", *ONE], ["def f():", *ONE, "def g():", *ONE]
    (pair,) = similar_pairs([source("a", *body), source("b", "", "", *body)])
    assert pair.passages == (Passage((2, 13), (4, 15)), Passage((15, 26), (17, 28)))
    (pair,) = similar_pairs([source("a", *once), source("b", *body)])
    assert pair.passages == (Passage((2, 13), (2, 13)), Passage((2, 13), (15, 26)))
