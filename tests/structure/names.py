#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no two files define different types of one name in the common namespace.

The linker does not notice: it keeps one of the two destructors for both. Usage: names.py SOURCE_DIR
[BUILD_DIR]. Prints each such name and exits with 1.
"""
import collections
import pathlib
import re
import sys

TYPE = re.compile(r"(?:template <.*> )?(?:struct|class|enum class) (\w+)(?: final)?\s*(?::[^;:]+)?$")


def types_of(path):
    anonymous = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if re.match(r"namespace \{", line):
            anonymous = True
        elif re.match(r"\} // namespace$", line):
            anonymous = False
        elif not anonymous and (found := TYPE.match(line.rstrip(" {"))):
            yield found.group(1)


def main():
    root = pathlib.Path(sys.argv[1])
    where = collections.defaultdict(set)
    for top in ("model", "views", "app"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                for name in types_of(path):
                    where[name].add(path.relative_to(root).with_suffix("").as_posix())
    if not where:
        sys.exit("no types found")
    twice = {name: files for name, files in where.items() if len(files) > 1}
    for name, files in sorted(twice.items()):
        print(f"{name} is defined in {' and '.join(sorted(files))}")
    print(f"{len(where)} types, {len(twice)} defined twice")
    sys.exit(1 if twice else 0)


main()
