#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes Kartenwerk Sans out of Inter (Debian: fonts-inter, python3-fonttools).

Usage: make_fonts.py FOLDER_WITH_INTER_OTF

Qt can neither switch contextual alternates off nor write them into a PDF in a way that text can be
searched for: "13 × 17" would be found as "13 17". So all substitutions but the composition of
accents are left out, and the family gets a name of its own, for a system's own Inter must not be
taken in its place.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "Kartenwerk Sans"
STYLES = {"Regular": "Regular", "Italic": "Italic", "Medium": "Medium", "SemiBold": "SemiBold",
          "Bold": "Bold"}


def rename(font, style):
    plain = style in ("Regular", "Italic", "Bold")
    postscript = FAMILY.replace(" ", "") + "-" + style
    names = {1: FAMILY if plain else f"{FAMILY} {style}", 2: style if plain else "Regular",
             3: f"Kartenwerk:{postscript}", 4: f"{FAMILY} {style}", 6: postscript}
    if not plain:
        names |= {16: FAMILY, 17: style}
    table = font["name"]
    licence = {i: table.getDebugName(i) for i in (0, 13, 14)}
    table.names = []
    for number, text in sorted((licence | names).items()):
        table.setName(text, number, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName = names[4], FAMILY
    if hasattr(top, "Notice"):
        top.Notice = licence[0]


def main():
    source = Path(sys.argv[1])
    for style in STYLES:
        font = TTFont(source / f"Inter-{style}.otf")
        options = subset.Options(layout_features=["ccmp", "kern", "mark", "mkmk"], hinting=False,
                                 notdef_outline=True, name_IDs=["*"], name_languages=["*"])
        options.drop_tables += ["DSIG"]
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=font.getBestCmap().keys())
        subsetter.subset(font)
        rename(font, style)
        font.recalcTimestamp = False
        font.save(Path(__file__).parent / f"KartenwerkSans-{style}.otf")


if __name__ == "__main__":
    main()
