#!/usr/bin/env python3
"""Write how wide the letters of the map's fonts are, so that names can be fitted without a browser.

    python3 advances.py advances.json FONT.woff2 ...

Widths are thousandths of the font size; of two fonts that have a letter the first given counts. Letters with no width of
their own are left out. Needs fonttools with brotli.
"""
import json
import sys

from fontTools.ttLib import TTFont

WANTED = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x5D0, 0x5EB), 0x5BE, 0x2013, 0x2019]


def main():
    widths = {}
    for path in sys.argv[2:]:
        font = TTFont(path)
        letters, measures, em = font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm
        for code in WANTED:
            if code in letters and measures[letters[code]][0]:
                widths.setdefault(chr(code), round(1000 * measures[letters[code]][0] / em))
    with open(sys.argv[1], "w", encoding="utf-8") as f:
        json.dump(dict(sorted(widths.items())), f, ensure_ascii=False, separators=(",", ":"))
        f.write("\n")


if __name__ == "__main__":
    main()
