#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that docs/rules.md names tests that exist, and a reason where a rule has none.

In the tables with the columns rule, source, test the last cell is a list such as "towns `a`, `b`;
borders `c`": the tests a and b of a file tst_towns.cpp, and c of tst_borders.cpp. Usage: rules.py
SOURCE_DIR [BUILD_DIR]. Prints each row that says something else and exits with 1.
"""
import collections
import pathlib
import re
import sys

HEAD = ["rule", "source", "test"]
NAME = re.compile(r"(?:(\w+) )?`(\w+)`")
SLOT = re.compile(r"\bvoid (?:\w+::)?(\w+)\(\)")


def tests_of(root):
    tests = collections.defaultdict(set)
    for path in (root / "tests").rglob("tst_*.cpp"):
        tests[path.stem.removeprefix("tst_")] |= set(SLOT.findall(path.read_text(encoding="utf-8")))
    return tests


def rows_of(text):
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells == HEAD:
            inside = True
        elif inside and not set(line) <= set("|-"):
            yield number, cells


def faults_of(cells, tests):
    if len(cells) != len(HEAD):
        yield f"{len(cells)} cells"
        return
    file = None
    names = NAME.findall(cells[2])
    for before, name in names:
        file = before or file
        if name not in tests.get(file, ()):
            yield f"no test {name} in a file tst_{file}.cpp"
    if not names and not (len(cells[2]) > 10 or "no rule" in cells[0]):
        yield "neither a test nor a reason"


def main():
    root = pathlib.Path(sys.argv[1])
    tests = tests_of(root)
    rows = list(rows_of((root / "docs/rules.md").read_text(encoding="utf-8")))
    faults = [(number, fault) for number, cells in rows for fault in faults_of(cells, tests)]
    for number, fault in faults:
        print(f"docs/rules.md:{number}: {fault}")
    print(f"{len(rows)} rules, {len(faults)} faults")
    sys.exit(1 if faults or not rows else 0)


if __name__ == "__main__":
    main()
