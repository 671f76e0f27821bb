#!/usr/bin/env python3
"""Check shapes.json against the facts of the map: contacts, coast, room.

    python3 check.py MAP.toml shapes.json

Everything is measured on the polygons themselves, never read from the notes in the file. Exit 1 on any violation.
Needs shapely.
"""
import json
import math
import sys
from itertools import combinations

import shapely
from shapely.geometry import Point, Polygon, box
from shapely.strtree import STRtree

import table

BORDER = 0.012        # shortest border, of the map's width
ROOM = 0.013          # smallest inscribed circle, its radius, of the map's width
ROUND = 0.30          # least 4 pi area / perimeter squared, of the smoothed shape: no snakes (our own choice of limit)


def main():
    facts = table.regions(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as f:
        shapes = json.load(f)
    wide, high = shapes["width"], shapes["height"]
    wrong = []

    def polygon(ring):
        pts = [p for i in ring for p in (shapes["arcs"][i]["points"][:-1] if i >= 0
                                         else shapes["arcs"][~i]["points"][:0:-1])]
        return Polygon(pts)

    polys = {k: polygon(r["ring"]) for k, r in shapes["regions"].items()}
    waters = {k: polygon(w["ring"]) for k, w in shapes["waters"].items()}
    if set(polys) != set(facts):
        wrong.append(f"regions differ: {sorted(set(polys) ^ set(facts))}")
    for k, p in [*polys.items(), *waters.items()]:
        if not p.is_valid:
            wrong.append(f"{k}: the outline crosses itself")
    if wrong:
        return report(wrong)

    # nothing overlaps, nothing is left over
    total = sum(p.area for p in [*polys.values(), *waters.values()])
    if abs(total - wide * high) > 0.5:
        wrong.append(f"areas do not add up to the sheet: {total:.2f} of {wide * high:.0f}")

    # rule 1: contacts
    free = {(a, b) for a in facts for b in facts[a]["neighbours"] if a < b}
    barred = {(a, b) for a in facts for b in facts[a]["walls"] if a < b}
    lengths, names = {}, sorted(polys)
    tree = STRtree([polys[n] for n in names])
    for i, a in enumerate(names):
        for j in tree.query(polys[a].buffer(0.5)):
            b = names[j]
            if a < b:
                if polys[a].intersection(polys[b]).area > 1e-6:
                    wrong.append(f"{a} and {b} overlap")
                n = polys[a].boundary.intersection(polys[b].boundary).length
                if n > 1e-6:
                    lengths[a, b] = n
                elif polys[a].distance(polys[b]) < 1.0:
                    wrong.append(f"{a} and {b} touch in a point, or nearly")
    missing, extra = sorted((free | barred) - set(lengths)), sorted(set(lengths) - free - barred)
    wrong += [f"missing border: {a} | {b}" for a, b in missing] + [f"extra border: {a} | {b}" for a, b in extra]
    short = {k: n for k, n in lengths.items() if n < BORDER * wide}
    wrong += [f"short border: {a} | {b}: {n / wide:.2%} of the width" for (a, b), n in short.items()]
    kind = {tuple(sorted(a["sides"])): a["kind"] for a in shapes["arcs"]}
    for k in free | barred:
        if kind.get(k) != ("mountain" if k in barred else "plain"):
            wrong.append(f"{k[0]} | {k[1]}: drawn as {kind.get(k)}")

    # rule 2: the sea, and the eastern edge
    shore = {k for k in polys if polys[k].distance(waters["sea"]) < 1.0}
    wet = {k for k in polys if polys[k].boundary.intersection(waters["sea"].boundary).length > BORDER * wide}
    coastal = {k for k in facts if facts[k]["coastal"]}
    wrong += [f"coast: {k}" for k in sorted((shore ^ coastal) | (wet ^ coastal))]
    east = {k for k in polys if polys[k].bounds[2] > wide - 0.01}
    wrong += [f"eastern edge: {k}" for k in sorted(east ^ {k for k in facts if facts[k]["east_edge"]})]

    # rule 3: room
    radius = {k: shapely.maximum_inscribed_circle(p, 0.1).length for k, p in polys.items()}
    wrong += [f"no room in {k}: {r / wide:.2%}" for k, r in radius.items() if r < ROOM * wide]
    compact = {}
    for k, p in polys.items():
        q = p.buffer(-4).buffer(8).buffer(-4)
        compact[k] = 4 * math.pi * q.area / q.length ** 2
    wrong += [f"a snake: {k}: {c:.2f}" for k, c in compact.items() if c < ROUND]
    frame = box(0, 0, wide, high)
    boxes = {}
    for k, r in shapes["regions"].items():
        if not polys[k].contains(Point(facts[k]["x"] * wide, facts[k]["y"] * high)):
            wrong.append(f"{k}: the given centre lies outside")
        if not polys[k].contains(Point(r["pieces"]["x"], r["pieces"]["y"]).buffer(r["pieces"]["r"] - 2)):
            wrong.append(f"{k}: the disc for the pieces leaves the region")
        b = r["label"]
        boxes[k, "name"] = box(b["x"] - b["width"] / 2, b["y"] - b["height"] / 2, b["x"] + b["width"] / 2, b["y"] + b["height"] / 2)
        if "settlement" in r:
            b = r["settlement"]
            boxes[k, "settlement"] = box(b["x"] - b["width"] / 2, b["y"] - b["height"] / 2,
                                         b["x"] + b["width"] / 2, b["y"] + b["height"] / 2)
        if ("settlement" in r) != (facts[k]["settlement"] != "none"):
            wrong.append(f"{k}: settlement")
    for (k, what), b in boxes.items():
        if not polys[k].contains(b) or not frame.contains(b):
            wrong.append(f"{k}: the {what} leaves the region")
    for (a, x), (b, y) in combinations(boxes.items(), 2):
        if x.intersection(y).area > 0.5:
            wrong.append(f"overlap: {a} and {b}")

    def least(d):
        k = min(d, key=d.get)
        return (" | ".join(k) if isinstance(k, tuple) else k), d[k]
    print(f"regions            {len(polys)}")
    print(f"borders            {len(set(lengths) & (free | barred))} right ({len(set(lengths) & free)} open, "
          f"{len(set(lengths) & barred)} impassable), {len(missing)} missing, {len(extra)} extra, {len(short)} short")
    print("shortest border    %s: %.2f%% of the width" % (least(lengths)[0], 100 * least(lengths)[1] / wide))
    print(f"coastal regions    {len(wet & coastal)} of {len(coastal)}, {len(shore - coastal)} too many")
    print("smallest circle    %s: radius %.2f%% of the width" % (least(radius)[0], 100 * least(radius)[1] / wide))
    print("least compact      %s: %.2f (a circle is 1)" % least(compact))
    areas = {k: p.area for k, p in polys.items()}
    big = max(areas, key=areas.get)
    print("areas              %s %.2f%% ... %s %.2f%% of the sheet" % (
        least(areas)[0], 100 * least(areas)[1] / wide / high, big, 100 * areas[big] / wide / high))
    pieces = {k: r["pieces"]["r"] for k, r in shapes["regions"].items()}
    print("least room beside the name  %s: radius %.2f%% of the width" % (least(pieces)[0], 100 * least(pieces)[1] / wide))
    sizes = {k: r["label"]["size"] for k, r in shapes["regions"].items()}
    print("smallest name      %s: %.4g units" % least(sizes))
    return report(wrong)


def report(wrong):
    for w in wrong:
        print("WRONG ", w)
    print("violations         %d" % len(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
