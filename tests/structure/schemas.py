#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the JSON Schemas: every bundled and golden file is valid, and wrong documents are not.

Usage: schemas.py SOURCE_DIR [BUILD_DIR]. Needs the packaged python3-jsonschema. Prints each
mistake and exits with 1.
"""
import copy
import json
import pathlib
import re
import sys

try:
    import jsonschema
except ImportError:
    sys.exit("python3-jsonschema is not installed")

ROOT = pathlib.Path(sys.argv[1])
FOLDER = ROOT / "resources" / "schemas"
SUFFIXES = (".kwmap", ".kwtiles", ".kwscenario", ".kwgame")
NOT_BUNDLED = (".kwgame",)
mistakes = []


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def validator(suffix):
    schemas = {path.name: load(path) for path in FOLDER.glob("*.schema.json")}
    schema = schemas[suffix[1:] + ".schema.json"]
    jsonschema.Draft202012Validator.check_schema(schema)
    store = {s["$id"]: s for s in schemas.values()}
    resolver = jsonschema.RefResolver(schema["$id"], schema, store=store)
    return jsonschema.Draft202012Validator(schema, resolver=resolver)


def expect_valid(check, document, name):
    for error in check.iter_errors(document):
        where = "/".join(str(step) for step in error.absolute_path)
        mistakes.append(f"{name}: /{where}: {error.message[:200]}")


def changed(document, path, value):
    """The document with the value at that path, a list of keys and indices, replaced."""
    document = copy.deepcopy(document)
    at = document
    for step in path[:-1]:
        at = at[step]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return document


WRONG = {
    ".kwmap": [
        (["format"], "tiled"), (["version"], 2), (["version"], None), (["rows"], None),
        (["rows"], []), (["rows"], ["x"]), (["rows"], ["." * 501]), (["rows"], ["."] * 501),
        (["title"], 3), (["columns"], 1000000000), (["sites", 0, "place"], "7D"),
        (["sites", 0, "kind"], "castle"), (["sites", 0, "coats"], 10),
        (["sites", 0, "colour"], "red"), (["prints", 0, "side"], "up"),
        (["prints", 0, "tiles"], -1), (["prints", 0, "kind"], None),
        (["largeCities", 0, "squares"], []), (["largeCities", 0, "coats"], {"x": 1}),
        (["largeCities", 0, "sides"], {"C2": "road"}), (["ferries", 0, "from"], "A1"),
        (["ferries", 0, "points"], 1.5), (["regions", 0, "squares"], ["A1", "A1"]),
        (["boxes", 0, "side"], None),
    ],
    ".kwtiles": [
        (["format"], "kartenwerk-map"), (["tiles"], None), (["tiles", 0, "id"], None),
        (["tiles", 0, "count"], 1000), (["tiles", 0, "edges"], ["field"] * 3),
        (["tiles", 0, "edges", 0], "wall"), (["tiles", 0, "features", 0, "type"], "moat"),
        (["tiles", 0, "features", 0, "ports"], ["X"]),
        (["tiles", 0, "features", 0, "goods"], "beer"), (["tiles", 0, "crossing"], "big"),
        (["tiles", 0, "features", 0, "end"], "wall"),
    ],
    ".kwscenario": [
        (["format"], "kartenwerk-map"), (["players"], 7), (["map"], {}),
        (["map"], {"bundled": "a", "path": "b"}), (["map", "hash"], "12"),
        (["tiles", 0, "copies"], 0), (["tiles", 0, "changes"], {"base-D": -1}),
        (["tiles", 1, "embedded", "format"], "x"), (["starts"], ["A1", "A1"]),
        (["laid", 0, "rotation"], 45), (["layouts", 0, "method"], "magic"),
        (["layouts", 0, "chips", 0], "B1 red"), (["rules", "preset"], "moon"),
        (["rules", "meeples"], 21), (["rules", "smallCityPoints"], 3),
        (["rules", "leipzig", "order"], ["tanners"]), (["rules", "leipzig", "on"], 1),
        (["rules", "leipzig", "order", 0], "coiners"), (["rules", "surveyors", "city", 0], "hermit"),
        (["rules", "surveyors", "city"], ["siege"] * 13), (["rules", "darmstadt"], True),
        (["drawOrder"], "sometimes"), (["layout"], -1),
        (["chipWishes", "steps"], 0), (["chipWishes", "symmetry"], "threefold"),
        (["chipWishes", "quotas", 0, "region"], None), (["chipWishes", "pinned"], ["B1", "B1"]),
        (["layouts", 0, "origin", "uniformity"], "perhaps"),
        (["layouts", 0, "origin", "wishes", "banned"], ["1B"]),
    ],
    ".kwgame": [
        (["format"], "kartenwerk-map"), (["version"], 2), (["scenario"], None),
        (["scenario", "players"], 7), (["seed"], -1), (["laid", 0, "rotation"], 45),
        (["stack", 0], 3), (["chips", 0, "value"], 3), (["turns"], None),
        (["turns", 0, "player"], 6), (["turns", 0, "place"], "7D"),
        (["turns", 0, "tile"], None), (["turns", 0, "figure"], 1), (["end"], "never"),
        (["turns", 0, "figureKind"], "knight"), (["turns", 0, "abbotHome"], False),
        (["scores"], None),
    ],
}


def check_switches():
    """The rules in the schema are the switches and lists of the tables, with the same presets."""
    ids = set()
    for name in ("switches", "rulelists"):
        source = (ROOT / "model" / "rules" / (name + ".cpp")).read_text(encoding="utf-8")
        ids |= set(re.findall(r'(?:\.id = |[A-Za-z]<[^>"]*>\(\s*)"([A-Za-z.]+)"', source))
    rules = load(FOLDER / "kwscenario.schema.json")["$defs"]["rules"]["properties"]
    known = set()
    for key, value in rules.items():
        if value.get("type") == "object":
            known |= {key + "." + inner for inner in value["properties"]}
        elif key != "preset":
            known.add(key)
    for key in sorted(ids ^ known):
        mistakes.append(f"switch {key} is not in both the table and the schema")
    source = (ROOT / "model" / "rules" / "presets.cpp").read_text(encoding="utf-8")
    if re.findall(r'Preset\{"([A-Za-z-]+)"', source) != rules["preset"]["enum"]:
        mistakes.append("the presets of the table and the schema differ")
    return len(ids)


def main():
    valid = wrong = 0
    for suffix in SUFFIXES:
        check = validator(suffix)
        golden = sorted((ROOT / "tests" / "golden").glob("*" + suffix))
        files = sorted((ROOT / "maps").glob("*" + suffix)) + golden
        if not golden or (len(files) == len(golden)) != (suffix in NOT_BUNDLED):
            mistakes.append(f"no bundled or no golden file with suffix {suffix}")
        for path in files:
            expect_valid(check, load(path), path.name)
            valid += 1
        for path, value in WRONG[suffix]:
            if check.is_valid(changed(load(golden[0]), path, value)):
                mistakes.append(f"{suffix}: accepts {path} = {value!r:.60}")
            wrong += 1
    switches = check_switches()
    for mistake in mistakes:
        print(mistake)
    print(f"{valid} valid files, {wrong} wrong documents, {switches} switches, "
          f"{len(mistakes)} mistakes")
    sys.exit(1 if mistakes else 0)


main()
