#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every string of the sources is translated, and finds strings that cannot be.

Usage: translations.py SOURCE_DIR [BUILD_DIR]. Takes the strings with lupdate into a copy of each
.ts file; fails when a language misses one, when English misses a plural form, when a translation
loses a placeholder or a mnemonic or ends differently, when French is not set as French is, when
lupdate warns that a string has no known context (the program would never find its translation), and
when it overlooks one. Exits with 1 then.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

FOLDERS = ["model", "views", "app"]
PLACEHOLDER = re.compile(r"%[1-9n]|\{[a-z]+\}")
LITERALS = r"""((?:"(?:[^"\\\n]|\\.)*"\s*)+)"""
TRANSLATED = re.compile(
    r"""(?:\btr\(|\btranslate\(\s*"[^"]*",|QT_TRANSLATE_(?:N_)?NOOP\(\s*"[^"]*",|QT_TR_NOOP\()\s*"""
    + LITERALS)
IN_CONTEXT = re.compile(
    r"""(?:\btranslate\(|QT_TRANSLATE_(?:N_)?NOOP\()\s*"([^"]*)",\s*""" + LITERALS)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
MNEMONIC = re.compile(r"&\w")
# Words that stand for a number may be left out of a singular form.
OPTIONAL = {"%n"}
# French puts a no-break space inside guillemets and before : and %, a narrow one before ; ! and ?.
WRONG_IN_FRENCH = re.compile(r"'|\.\.\.|[“”„]|«(?!\u00a0)|(?<!\u00a0)»"
                             r"|[^\u202f\s][;!?](?=\s|$)|[^\u00a0](?<!:):(?=\s|$)| [;:!?]|\d %(?!\w)")
FILTERS = re.compile(r"\(\*\..*?\)(;;)?")


def lupdate():
    for name in ("/usr/lib/qt6/bin/lupdate", "lupdate6", "lupdate-qt6", "lupdate"):
        if found := shutil.which(name):
            return found
    sys.exit("lupdate is missing: install qt6-l10n-tools")


def updated(root, ts, folder, *options):
    copy = pathlib.Path(folder) / ts.name
    shutil.copy(ts, copy)
    command = [lupdate(), "-silent", "-no-obsolete", "-locations", "none", "-extensions", "cpp,h",
               "-I", ".", *options, *FOLDERS, "-ts", str(copy)]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return copy, [line for line in result.stderr.splitlines() if line.strip()]


def messages(ts):
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def texts(translation):
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def problems_of(source, translation):
    if translation.get("type") == "unfinished" or not all(texts(translation)):
        yield "not translated"
        return
    for text in texts(translation):
        wanted = set(PLACEHOLDER.findall(source)) - OPTIONAL
        found = set(PLACEHOLDER.findall(text)) - OPTIONAL
        if wanted != found:
            yield f"placeholders differ: {sorted(wanted ^ found)}"
        if MNEMONIC.search(source) and not MNEMONIC.search(text):
            yield "mnemonic missing"
        if source.endswith((".", "…")) and not text.endswith(source[-1]):
            yield "ends differently"


def problems_of_french(translation):
    for text in texts(translation):
        if wrong := WRONG_IN_FRENCH.search(FILTERS.sub("", text)):
            yield f"set wrongly near {text[max(0, wrong.start() - 10):wrong.end() + 10]!r}"


def unquoted(literals):
    text = "".join(LITERAL.findall(literals))
    return text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\")


def strings_of(source):
    """What stands in tr("…") and the like, whatever lupdate makes of it; with its context where
    one is named."""
    for match in TRANSLATED.finditer(source):
        yield None, unquoted(match.group(1))
    for match in IN_CONTEXT.finditer(source):
        yield match.group(1), unquoted(match.group(2))


def overlooked(root, known):
    for path in sorted(p for folder in FOLDERS for p in (root / folder).rglob("*.cpp")):
        for string in strings_of(path.read_text(encoding="utf-8")):
            if string not in known:
                yield f"{path.relative_to(root)}: {string[1]!r}: overlooked by lupdate"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    found = total = 0
    with tempfile.TemporaryDirectory() as folder:
        files = []
        warnings = set()
        for ts in sorted((root / "translations").glob("kartenwerk_*.ts")):
            options = ["-pluralonly"] if ts.stem.endswith("_en") else []
            copy, lines = updated(root, ts, folder, *options)
            files.append(copy)
            warnings.update(lines)
            if not options:
                known = {(name, message.findtext("source"))
                         for context, message in messages(copy) for name in (context, None)}
        for line in [*sorted(warnings), *overlooked(root, known)]:
            print(line)
            found += 1
        for ts in files:
            for context, message in messages(ts):
                source = message.findtext("source")
                translation = message.find("translation")
                total += 1
                problems = list(problems_of(source, translation))
                if ts.stem.endswith("_fr"):
                    problems += problems_of_french(translation)
                for problem in problems:
                    print(f"{ts.name}: {context}: {source!r}: {problem}")
                    found += 1
    print(f"{total} strings, {found} problems")
    sys.exit(1 if found or total == 0 else 0)


main()
