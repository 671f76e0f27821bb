#!/usr/bin/env python3
"""Find the places in every region where the pieces and a name can stand, whatever the language.

    python3 make_places.py MAP.toml shapes.json places.json

Names differ in length from language to language, so the client fits them itself (games/war/web/src/map/labels.ts). What it needs
is made here: for each region and each of some heights the widest upright rectangle that is clear of borders, mountains,
the settlement and the disc for the pieces. A rectangle is `[x, y, width, height]`, x and y its middle. `disc` is what
is left to the pieces; `nation` and `site` (the kind of settlement) are copied from the table of regions. Needs numpy and shapely.
"""
import json
import sys

import numpy as np
import shapely
from shapely.affinity import translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

import table

HEIGHTS = (10, 11, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 39, 42, 45, 48)
DISC = 22             # pieces need no more than this, even where there is more
TIGHT = {"western-brown-lands": 16.5}      # less, so that long names fit
MOVED = {"tower-hills": (382, 276)}        # likewise: another middle of the disc
EDGE = 2.6            # from a border
STEP = 1.0


def main():
    facts = table.regions(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as f:
        shapes = json.load(f)
    points = lambda i: shapes["arcs"][i]["points"] if i >= 0 else shapes["arcs"][~i]["points"][::-1]
    mountains = unary_union([translate(LineString(a["points"]), 0, dy).buffer(5)
                             for a in shapes["arcs"] if a["kind"] == "mountain" for dy in (-9, -6, -3, 0, 2)])
    sheet = box(0, 0, shapes["width"], shapes["height"]).buffer(-9)
    out = {}
    for name, r in shapes["regions"].items():
        whole = Polygon([p for i in r["ring"] for p in points(i)[:-1]])
        x, y = MOVED.get(name, (r["pieces"]["x"], r["pieces"]["y"]))
        radius = round(min(whole.exterior.distance(Point(x, y)) + .5, r["pieces"]["r"], TIGHT.get(name, DISC)), 1)
        disc = Point(x, y).buffer(radius + .5)
        # mountains keep off the place that make_shapes.py chose for the name
        hills = mountains.difference(centred(r["label"], 0))
        room = whole.buffer(-EDGE).intersection(sheet).difference(disc).difference(hills)
        if "settlement" in r:
            room = room.difference(centred(r["settlement"], 1.5))
        of = {"nation": facts[name]["nation"], "site": facts[name]["settlement"]}
        out[name] = {k: v for k, v in of.items() if v != "none"} | {"disc": {"x": x, "y": y, "r": radius}, "rooms": widest(room)}
    with open(sys.argv[3], "w", encoding="utf-8") as f:
        rows = (f'"{k}":{json.dumps(v, separators=(",", ":"))}' for k, v in sorted(out.items()))
        f.write("{\n" + ",\n".join(rows) + "\n}\n")


def centred(b, more):
    """A box given by its middle, a little larger."""
    w, h = b["width"] / 2 + more, b["height"] / 2 + more
    return box(b["x"] - w, b["y"] - h, b["x"] + w, b["y"] + h)


def widest(room):
    """For each height the widest rectangle, without those that a higher one makes needless."""
    x0, y0, x1, y1 = room.bounds
    xs, ys = np.arange(x0, x1, STEP), np.arange(y0, y1, STEP)
    gx, gy = np.meshgrid(xs, ys)
    free = shapely.contains_xy(room, gx, gy)
    rows, found = {}, []
    for h in HEIGHTS:
        k = int(h / STEP)
        if k >= len(ys):
            break
        best = (0, 0, 0)
        # a column is free over k rows exactly if the number of free cells there is k
        total = np.vstack([np.zeros((1, len(xs)), int), np.cumsum(free, axis=0)])
        tall = (total[k:] - total[:-k]) == k
        for top, line in enumerate(tall):
            run = 0
            for col, ok in enumerate(line):
                run = run + 1 if ok else 0
                best = max(best, (run, top, col))
        run, top, col = best
        if run * STEP >= 12:
            rows[h] = [round(xs[col] - (run - 1) * STEP / 2, 1), round(ys[top] + (k - 1) * STEP / 2, 1),
                       round((run - 1) * STEP, 1), h]
    for h, row in rows.items():
        if not any(other[2] >= row[2] for k, other in rows.items() if k > h):
            found.append(row)
    return found


if __name__ == "__main__":
    main()
