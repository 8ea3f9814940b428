#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the folder order of docs/architecture.md: a folder includes only itself and those above it.

Usage: includes.py SOURCE_DIR [BUILD_DIR]. Prints each wrong include and exits with 1.
"""
import pathlib
import re
import sys

ORDER = [
    "model/base", "model/map", "model/tiles", "model/rules", "model/board", "model/chips",
    "model/scenario", "model/validation", "model/game", "model/players", "model/statistics",
    "model/exchange", "model/document", "views/paint", "views/text", "views/pages", "views/tools",
    "views/canvas", "views/palette", "views/properties", "views/issues", "views/tileset",
    "views/chips", "views/preview", "views/statistics", "views/printing", "app/editor", "app/cli",
]
QT_FREE = set(ORDER[:ORDER.index("model/document")])
NO_WIDGETS = QT_FREE | {"model/document", "views/paint", "views/text", "views/pages",
                        "views/tools", "app/cli"}
OWN = re.compile(r'^\s*#\s*include\s+"([^"]+)"')
QT = re.compile(r"^\s*#\s*include\s+<(Q\w+)")
WIDGETS = re.compile(r"Q(Widget|MainWindow|Dialog|DockWidget|Action$|Application$|Label|PushButton"
                     r"|AbstractScrollArea|Menu|ToolBar|Layout|PrintDialog|PrintPreview)")


def folder_of(path):
    return "/".join(path.split("/")[:2])


def wrong_includes(source, relative):
    folder = folder_of(relative)
    if folder not in ORDER:
        yield 0, f"folder {folder} is not in the order"
        return
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1):
        if own := OWN.match(line):
            target = folder_of(own.group(1))
            if target.startswith("tests/"):
                yield number, f"includes a test file: {own.group(1)}"
            elif target in ORDER and ORDER.index(target) > ORDER.index(folder):
                yield number, f"{folder} includes {target}, which stands below it"
            elif folder == "app/cli" and target == "app/editor":
                yield number, "the command line includes the editor"
            elif target not in ORDER and not own.group(1).endswith(".moc"):
                yield number, f'"{own.group(1)}" is not written from the root of the tree'
        if qt := QT.match(line):
            if folder in QT_FREE:
                yield number, f"Qt in the Qt-free folder {folder}: {qt.group(1)}"
            elif folder in NO_WIDGETS and WIDGETS.match(qt.group(1)):
                yield number, f"widgets in {folder}: {qt.group(1)}"


def main():
    root = pathlib.Path(sys.argv[1])
    files = [p for top in ("model", "views", "app") for p in sorted((root / top).rglob("*"))
             if p.suffix in (".h", ".cpp")]
    if not files:
        sys.exit("no source files found")
    found = 0
    for path in files:
        relative = path.relative_to(root).as_posix()
        for number, text in wrong_includes(path, relative):
            print(f"{relative}:{number}: {text}")
            found += 1
    print(f"{len(files)} files, {found} wrong includes")
    sys.exit(1 if found else 0)


main()
