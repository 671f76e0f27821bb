#!/usr/bin/env python3
"""Draw everything of the map that never changes, in the manner of an old chart: one SVG for each theme.

    python3 draw.py MAP.toml shapes.json labels.json parchment.svg night.svg

Every stroke is made here, from the shapes and the table of regions alone: mountains, trees, houses, waves, compass. There are
no letters in it; names are the client's, in the reader's language, and `labels.json` (labels.mjs) tells where they will
stand. Both themes are the same drawing under another style sheet. No filters: what looks soft is painted in thin layers,
so that a browser can redraw it while the reader zooms. Needs shapely. Same seed, same drawing.
"""
import json
import math
import random
import re
import sys

from shapely.affinity import translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union
from shapely.prepared import prep

import table

rnd = random.Random(2931)

# The two style sheets: names of classes are explained where they are used. Nations have the same order everywhere.
NATIONS = ("gondor", "rohan", "elves", "dwarves", "north", "isengard", "sauron", "southrons")
THEMES = {
    "parchment": {
        "nations": ("#3f62a8", "#4f8426", "#1fb592", "#9a6a2f", "#3d9ab3", "#c9a31c", "#b3301f", "#cf6a1e"),
        "ink": "#33241a", "paper": "#efe3c6", "sea": ("#a9c2c1", "#c9d7cf"), "water": "#bfd0cb", "waterink": "#4d7480",
        "river": "#86aab0", "riverink": "#2f5a68", "border": "#6b4a33", "glow": "#fbf3dc", "stain": "#a98a58",
        "ridge": "#6f5638", "wall": "#f6ecd2", "light": "#e9dab6", "dark": "#b49a73", "hill": "#e4d5ae", "leaf": "#a9b588",
        "pine": "#8b9c74", "wood": "#6f8a4a", "dust": "#9a7b55", "marsh": "#6f9088", "rock": "#94805f", "speck": "#6a4f35",
        "shade": "#3b1710", "lava": "#b8321c", "red": "#7a2f1e", "hull": "#b08d5b", "sail": "#f4ead0",
        "tint": .14, "band": .075, "shadow": .34,
    },
    "night": {
        "nations": ("#5f86dd", "#6fae3f", "#27c9a3", "#c08a48", "#4fb6d2", "#d8b534", "#e0482f", "#e58236"),
        "ink": "#c8b78f", "paper": "#3a342b", "sea": ("#0f1c27", "#1a2c37"), "water": "#16262f", "waterink": "#5f8c9a",
        "river": "#2c5563", "riverink": "#7fb0bf", "border": "#a08a66", "glow": "#15120f", "stain": "#120e0a",
        "ridge": "#0d0a07", "wall": "#453d30", "light": "#4d4536", "dark": "#1f1b16", "hill": "#463f33", "leaf": "#3d4a30",
        "pine": "#2f4030", "wood": "#3f5a30", "dust": "#4a3a28", "marsh": "#31504e", "rock": "#4a4438", "speck": "#b59a70",
        "shade": "#000000", "lava": "#ff5a2a", "red": "#a3452f", "hull": "#5b4a30", "sail": "#6a6048",
        "tint": .15, "band": .07, "shadow": .5,
    },
}

# what grows or lies where: kind, and how close together
FOREST = {"northern-mirkwood": 11, "western-mirkwood": 10, "woodland-realm": 10, "old-forest-road": 11,
          "narrows-of-the-forest": 10, "eastern-mirkwood": 10, "southern-mirkwood": 10, "dol-guldur": 11, "fangorn": 11,
          "lorien": 11, "old-forest": 12, "druadan-forest": 14, "trollshaws": 17, "north-ithilien": 19,
          "south-ithilien": 22, "rhosgobel": 19, "minhiriath": 34, "the-shire": 27, "buckland": 26, "carrock": 24,
          "eagles-eyrie": 24, "enedwaith": 44, "lossarnach": 22, "rivendell": 22, "erech": 38, "vale-of-the-celduin": 30,
          "northern-dorwinion": 28, "southern-dorwinion": 30, "grey-havens": 25, "forlindon": 34, "harlindon": 36,
          "bree": 26, "parth-celebrant": 30, "pelargir": 34, "dol-amroth": 36}
PINES = {"northern-mirkwood", "western-mirkwood", "woodland-realm", "old-forest-road", "narrows-of-the-forest",
         "eastern-mirkwood", "southern-mirkwood", "dol-guldur", "trollshaws", "eagles-eyrie", "carrock"}
HILLS = {"north-downs": 20, "south-downs": 22, "weather-hills": 19, "tower-hills": 22, "ettenmoors": 20, "evendim": 26,
         "western-emyn-muil": 17, "eastern-emyn-muil": 17, "hollin": 22, "north-dunland": 26, "south-dunland": 24,
         "arnor": 26, "south-ered-luin": 27, "cardolan": 34, "druwaith-iaur": 30, "lamedon": 30, "iron-hills": 34,
         "andrast": 34, "fords-of-bruinen": 24, "gap-of-rohan": 30, "anfalas": 38, "noman-lands": 28,
         "north-rhun": 36, "east-rhun": 44, "khand": 46}
PEAKS = {"mount-gundabad": 21, "ash-mountains": 27, "angmar": 21, "mount-gram": 21, "withered-heath": 24, "moria": 20,
         "north-ered-luin": 27, "ered-luin": 25, "iron-hills": 44, "morannon": 28, "minas-morgul": 28, "eagles-eyrie": 25,
         "high-pass": 22, "goblins-gate": 24, "gorgoroth": 46, "erebor": 34, "barad-dur": 26}
MARSH = {"dead-marshes": 14, "gladden-fields": 14, "nurn": 34, "tharbad": 26}
GRASS = {"eastemnet": 17, "westemnet": 17, "folde": 16, "edoras": 17, "southern-rhovanion": 20, "northern-rhovanion": 20,
         "dale": 22, "vale-of-the-carnen": 22, "north-anduin-vale": 17, "south-anduin-vale": 17, "old-ford": 18,
         "dimrill-dale": 18, "south-rhun": 30, "east-rhun": 30, "cardolan": 24, "minhiriath": 26, "enedwaith": 24,
         "druwaith-iaur": 26, "anfalas": 26, "lamedon": 28, "harlindon": 26, "tharbad": 24, "gap-of-rohan": 22,
         "fords-of-isen": 19, "south-downs": 25, "the-shire": 20, "forlindon": 28, "dol-amroth": 28, "erech": 26,
         "osgiliath": 24, "iron-hills": 40, "southern-dorwinion": 26, "northern-dorwinion": 26, "north-rhun": 28}
DUST = {"eastern-brown-lands": 9, "western-brown-lands": 9, "noman-lands": 9, "dagorlad": 9, "gorgoroth": 12,
        "barad-dur": 10, "morannon": 10, "minas-morgul": 11, "nurn": 14, "near-harad": 11, "far-harad": 11,
        "khand": 13, "east-harondor": 13, "west-harondor": 14, "umbar": 12, "ash-mountains": 11, "withered-heath": 11}
DUNES = {"near-harad": 30, "far-harad": 34, "umbar": 30, "east-harondor": 36, "west-harondor": 40, "khand": 44}


def n(v):
    return f"{v:.1f}".rstrip("0").rstrip(".")


def path(points, close=False):
    """A polyline as path data, in short relative steps."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    out = [f"M{n(x)} {n(y)}l"]
    for px, py in points[1:]:
        px, py = round(px, 1), round(py, 1)
        out.append(f"{n(px - x)} {n(py - y)} ")
        x, y = px, py
    return "".join(out).replace(" -", "-").strip() + ("z" if close else "")


def curve(points):
    """A line through points as path data, rounded from middle to middle of its steps: the same curve as the client's."""
    if len(points) < 3:
        return path(points)
    mid = lambda a, b: ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    at = lambda p: f"{n(p[0])} {n(p[1])}"
    parts = [f"Q{at(p)} {at(mid(p, points[i + 2]))}" for i, p in enumerate(points[1:-2])]
    return f"M{at(points[0])}{''.join(parts)}Q{at(points[-2])} {at(points[-1])}"


def area_path(g):
    parts = [g] if g.geom_type == "Polygon" else [p for p in getattr(g, "geoms", []) if p.geom_type == "Polygon"]
    return "".join(path(r.coords[:-1], True) for p in parts for r in (p.exterior, *p.interiors))


def line_path(g):
    parts = [g] if g.geom_type == "LineString" else [p for p in getattr(g, "geoms", []) if p.geom_type == "LineString"]
    return "".join(path(p.coords) for p in parts if p.length > 6)


# ------------------------------------------------------------------------------------------------ glyphs
# Each is drawn with its foot in (0, 0), a few times; the drawing then places copies.

def peak(s):
    """A mountain about s high: light side, shaded side with hatching, a broken outline."""
    w, tx = s * rnd.uniform(0.52, 0.66), rnd.uniform(-0.1, 0.1) * s
    j = lambda k: rnd.uniform(-k, k)
    left = [(-w, 0), (-w * 0.62 + j(.5), -s * 0.36 + j(.6)), (-w * 0.34 + j(.5), -s * 0.56 + j(.6)), (tx, -s)]
    right = [(tx, -s), (w * 0.26 + j(.5), -s * 0.66 + j(.6)), (w * 0.56 + j(.6), -s * 0.38 + j(.6)), (w, 0)]
    ridge = [(tx + s * 0.07 + j(.4), -s * 0.62), (tx - s * 0.05 + j(.4), -s * 0.34), (tx + s * 0.08, -s * 0.06)]
    hatch = []
    for k in range(1, 1 + int(s / 4)):
        f = k / (1 + int(s / 4))
        hx, hy = tx + (w - tx) * f, -s + s * f
        hatch.append(path([(hx - 0.4, hy), (hx - w * 0.26 * (0.5 + f / 2), hy + s * 0.16 * (1.1 - f * .6))]))
    return (f'<path d="{path([*left, *right[1:]], True)}" class="light"/><path d="{path([*right, *ridge[::-1]], True)}" class="dark"/>'
            f'<path d="{"".join(hatch)}" stroke-width=".6" class="i"/>'
            f'<path d="{path([*left, *right[1:]])}" class="i" stroke-width="{n(0.7 + s * 0.022)}"/>')


def hill(s):
    w = s * rnd.uniform(.72, .88)
    d = f"M{n(-w)} 0q{n(w * .35)} {n(-s * .75)} {n(w)} {n(-s * .72)}q{n(w * .62)} {n(s * .03)} {n(w)} {n(s * .72)}"
    hatch = "".join(path([(w * a, -s * .5 * (1.15 - a)), (w * a + 1.1, -s * .12 * (1.4 - a))]) for a in (.3, .5, .7))
    return f'<path d="{d}" class="i hill" stroke-width=".9"/><path d="{hatch}" class="i" stroke-width=".55" stroke-opacity=".75"/>'


def leafy(s):
    r = s * .42
    cy = -s * .58
    d = (f"M{n(-r)} {n(cy + r * .5)}c{n(-r * .7)} {n(-r * .5)} {n(-r * .1)} {n(-r * 1.3)} {n(r * .5)} {n(-r * 1.05)}"
         f"c{n(r * .3)} {n(-r * .9)} {n(r * 1.3)} {n(-r * .6)} {n(r * 1.15)} {n(r * .2)}"
         f"c{n(r * .8)} {n(r * .1)} {n(r * .6)} {n(r * 1.3)} {n(-r * .1)} {n(r * 1.15)}c{n(-r * .4)} {n(r * .4)} {n(-r * 1.2)} {n(r * .3)} {n(-r * 1.55)} {n(-r * .3)}z")
    return (f'<path d="M0 0v{n(-s * .35)}" class="i"/><path d="{d}" class="i leaf" stroke-width=".7"/>'
            f'<path d="M{n(r * .25)} {n(cy + r * .45)}q{n(r * .55)} {n(-r * .1)} {n(r * .6)} {n(-r * .75)}" class="i" stroke-width=".5"/>')


def pine(s):
    w = s * .34
    d = path([(0, -s), (w * .6, -s * .55), (w * .25, -s * .57), (w, -s * .14), (-w, -s * .14), (-w * .25, -s * .57), (-w * .6, -s * .55)], True)
    h = path([(w * .1, -s * .72), (w * .42, -s * .5)]) + path([(w * .15, -s * .45), (w * .7, -s * .2)])
    return (f'<path d="M0 0v{n(-s * .16)}" class="i"/><path d="{d}" class="i pine" stroke-width=".65"/>'
            f'<path d="{h}" class="i" stroke-width=".5"/>')


def marsh(s):
    return (f'<path d="M{n(-s)} 0h{n(s * 2)}M{n(-s * .5)} 2.2h{n(s)}M0 0v{n(-s)}M0 0l{n(-s * .5)} {n(-s * .8)}M0 0l{n(s * .5)} {n(-s * .8)}" '
            'class="wi" stroke-width=".8" stroke-opacity=".85"/>')


def grass(s):
    return (f'<path d="M0 0l{n(-s * .4)} {n(-s * .7)}M.8 0l.2 {n(-s)}M1.6 0l{n(s * .45)} {n(-s * .65)}" class="i" stroke-width=".6" stroke-opacity=".5"/>')


def dune(s):
    return f'<path d="M{n(-s)} 0q{n(s * .7)} {n(-s * .6)} {n(s * 1.2)} {n(-s * .1)}q{n(s * .3)} {n(-s * .3)} {n(s * .8)} 0" class="i" stroke-width=".7" stroke-opacity=".5"/>'


def speck(s):
    return f'<path d="M0 0h0" class="speck" stroke-width="{n(s * 2)}"/>'


def wave(s):
    return '<path d="M-6 0q3-4 6 0t6 0" class="wi" stroke-width=".8" stroke-opacity=".4"/>'


# ------------------------------------------------------------------------------------------------ few elements
# A browser has to find the style of every element, and each copy of a glyph is some: drawn one by one the map had 11,700, which took
# longer to read than everything else on the page.

PART = re.compile(r'<path d="([^"]*)" ([^/]*)/>')
START = re.compile(r"M(-?[\d.]+) ?(-?[\d.]+)")

# What is farther apart is not painted together, so that what is out of view can be skipped.
CELL = 500


def parts(svg, x=0, y=0):
    """The paths of a drawing with their attributes, moved to a place. Only the starts of lines are not relative."""
    moved = lambda m: f"M{n(float(m[1]) + x)} {n(float(m[2]) + y)}"
    return [(START.sub(moved, d), attributes) for d, attributes in PART.findall(svg)]


def merged(things):
    """Things in the order in which they are painted, each a box and parts: those that do not touch are painted together, part by part."""
    placed, layers = {}, {}
    for box, drawn in things:
        x0, y0, x1, y1 = box
        cells = [(i, j) for i in range(int(x0 // CELL), int(x1 // CELL) + 1) for j in range(int(y0 // CELL), int(y1 // CELL) + 1)]
        below = [layer for at in cells for (a0, b0, a1, b1), layer in placed.get(at, []) if a0 < x1 and x0 < a1 and b0 < y1 and y0 < b1]
        layer = max(below, default=-1) + 1
        for at in cells:
            placed.setdefault(at, []).append((box, layer))
        for k, (d, attributes) in enumerate(drawn):
            layers.setdefault((layer, cells[0], k, attributes), []).append(d)
    in_order = sorted(layers.items(), key=lambda each: each[0][:3])
    return "".join(f'<path d="{"".join(all_of)}" {attributes}/>' for (*_, attributes), all_of in in_order)


class Glyphs:
    """Some drawings of each kind, and copies of them in the order in which they are to be painted: from the back."""
    SIZES = {peak: (10, 12, 14, 16, 18, 20), hill: (8, 9.5, 11), leafy: (9, 10.5, 12), pine: (9, 10.5, 12.5), marsh: (3.8, 4.8),
             grass: (4, 5, 6), dune: (7, 8.5, 10), speck: (.5, .7, .9), wave: (6,)}

    def __init__(self):
        self.drawings, self.copies = {}, []
        for kind, sizes in self.SIZES.items():
            times = 4 if kind is peak else 2 if kind is hill else 1
            self.drawings[kind] = [(s, kind(s)) for s in sizes for _ in range(times)]

    def put(self, kind, x, y, s):
        nearest = min(abs(size - s) for size, _ in self.drawings[kind])
        size, svg = rnd.choice([drawing for drawing in self.drawings[kind] if abs(drawing[0] - s) == nearest])
        # More than any of them takes.
        reach = size * 1.2 + 1
        self.raw(y, (x - reach, y - reach, x + reach, y + 4), svg, x, y)

    def raw(self, foot, box, svg, x=0, y=0):
        self.copies.append((foot, box, parts(svg, x, y)))

    def drawn(self):
        return merged([(box, drawn) for _, box, drawn in sorted(self.copies, key=lambda c: c[0])])


# ------------------------------------------------------------------------------------------------ single things

def volcano(x, y, s):
    w = s * 0.95
    pts = [(x - w, y), (x - w * .5, y - s * .4), (x - s * .2, y - s * .95), (x - s * .07, y - s * .86), (x + s * .05, y - s * .92),
           (x + s * .2, y - s * .97), (x + w * .48, y - s * .42), (x + w, y)]
    lava = path([(x + 1, y - s * .9), (x + 2.5, y - s * .6), (x - 1, y - s * .4), (x + 2, y - s * .15)])
    return (f'<path d="M{n(x)} {n(y - s)}c-6-5 4-8-1-13s4-9 10-10 9 1 13-2" class="i" stroke-width="1.1" stroke-opacity=".6"/>'
            f'<path d="{path(pts, True)}" class="dark"/><path d="{path(pts)}" class="i" stroke-width="1.2"/>'
            f'<path d="{lava}" class="lava"/>')


def house(x, y, w, h, roof):
    return (f'<path d="M{n(x - w / 2)} {n(y)}v{n(-h)}h{n(w)}v{n(h)}z" class="i wall" stroke-width=".8"/>'
            f'<path d="M{n(x - w / 2 - 1)} {n(y - h)}l{n(w / 2 + 1)} {n(-h * .85)} {n(w / 2 + 1)} {n(h * .85)}z" class="i {roof}" stroke-width=".8"/>')


def tower(x, y, w, h, roof=None, flag=None):
    out = f'<path d="M{n(x - w / 2)} {n(y)}v{n(-h)}h{n(w)}v{n(h)}z" class="i wall" stroke-width=".85"/>'
    if roof:
        out += f'<path d="M{n(x - w / 2 - .8)} {n(y - h)}l{n(w / 2 + .8)} {n(-w * 1.15)} {n(w / 2 + .8)} {n(w * 1.15)}z" class="i {roof}" stroke-width=".8"/>'
    else:
        t = w / 5
        out += (f'<path d="M{n(x - w / 2 - .6)} {n(y - h)}v{n(-t * 1.6)}h{n(t)}v{n(t)}h{n(t)}v{n(-t)}h{n(t * 1.3)}v{n(t)}h{n(t)}v{n(-t)}h{n(t)}v{n(t * 1.6)}z" '
                f'class="i wall" stroke-width=".8"/>')
    if flag:
        fy = y - h - w / 3
        out += f'<path d="M{n(x)} {n(fy)}v-6.5" class="i" stroke-width=".9"/><path d="M{n(x)} {n(fy - 6.5)}l7 1.7-7 2.3z" class="i {flag}" stroke-width=".6"/>'
    return out


def settlement(kind, x, y, colour):
    """An icon centred on (x, y); `colour` is the class of the roofs."""
    if kind == "town":
        return house(x - 6.5, y + 6, 7, 5, colour) + house(x + 6.5, y + 6, 7, 5, colour) + house(x, y + 7, 8, 6.5, colour)
    if kind == "city":
        return (house(x - 4.5, y + 4, 6, 7, colour) + house(x + 5, y + 4, 6, 6, colour) + tower(x, y + 4, 4.5, 9, colour)
                + tower(x - 10, y + 9, 4.5, 9) + tower(x + 10, y + 9, 4.5, 9)
                + f'<path d="M{n(x - 8)} {n(y + 9)}v-5h16v5z" class="i wall" stroke-width=".85"/>'
                + f'<path d="M{n(x - 1.8)} {n(y + 9)}v-2.2a1.8 1.8 0 0 1 3.6 0v2.2z" class="gate"/>')
    if kind == "stronghold":
        return (tower(x, y + 7, 8, 11.5, None, colour) + tower(x - 9, y + 10.5, 5.5, 12, colour) + tower(x + 9, y + 10.5, 5.5, 12, colour)
                + f'<path d="M{n(x - 6.2)} {n(y + 10.5)}v-6.5h2v1.5h2.2v-1.5h4v1.5h2.2v-1.5h2v6.5z" class="i wall" stroke-width=".85"/>'
                + f'<path d="M{n(x - 2)} {n(y + 10.5)}v-2.4a2 2 0 0 1 4 0v2.4z" class="gate"/>')
    return (f'<path d="M{n(x - 11)} {n(y + 6)}v-10h2v2h2v-2h2v3.5l3 1 1-1h2l1 1.5 3-2v-3h2v2h2v-2h2v10z" class="i wall" stroke-width=".9"/>'
            f'<path d="M{n(x - 2.3)} {n(y + 6)}v-2.8a2.3 2.3 0 0 1 4.6 0v2.8z" class="gate"/>'
            f'<path d="M{n(x - 9)} {n(y + 2)}h3M{n(x + 5)} {n(y + 3)}h3M{n(x - 7)} {n(y - 1)}h2" class="i" stroke-width=".5"/>')


def pond(x, y, w, h):
    """A small lake round (x, y): a wobbling oval with one water line inside."""
    phase = rnd.uniform(0, 6)
    rim = [(x + w * (1 + .13 * math.sin(3 * a + phase) + .07 * math.sin(5 * a)) * math.cos(a),
            y + h * (1 + .13 * math.cos(2 * a + phase) + .07 * math.sin(7 * a)) * math.sin(a)) for a in (i * math.pi / 20 for i in range(40))]
    inner = Polygon(rim).buffer(-2.2)
    return (f'<path d="{path(rim, True)}" class="i water" stroke-width="1.1"/>'
            f'<path d="{area_path(inner)}" class="wi" stroke-width=".6" stroke-opacity=".6"/>')


def compass(x, y, k):
    out = [f'<g transform="translate({x} {y}) scale({k})" stroke-linejoin="round">']
    for r, w in ((52, .8), (48, .5), (20, .6)):
        out.append(f'<circle r="{r}" class="i" stroke-width="{w}"/>')
    for i in range(32):
        a = i * math.pi / 16
        out.append(f'<path d="M{n(48 * math.sin(a))} {n(-48 * math.cos(a))}L{n(52 * math.sin(a))} {n(-52 * math.cos(a))}" class="i" stroke-width=".6"/>')
    for size, off in ((40, 45), (62, 0)):
        for q in range(4):
            a = math.radians(off + 90 * q)
            for side, fill in ((1, "wall"), (-1, "red" if size == 62 else "teal")):
                b = a + side * math.pi / 4
                out.append(f'<path d="M0 0L{n(size * .17 * math.sin(b))} {n(-size * .17 * math.cos(b))}L{n(size * math.sin(a))} {n(-size * math.cos(a))}z" '
                           f'class="i {fill}" stroke-width=".8"/>')
    out.append('<path d="M-5-68v-12l10 12v-12" class="i" stroke-width="1.6"/></g>')
    return "".join(out)


def ship(x, y, k):
    return (f'<g transform="translate({x} {y}) scale({k})" stroke-linejoin="round" stroke-linecap="round">'
            '<path d="M-22 8q20 9 46-1l8-10q-4 2-8 2l-4 5q-20 3-36-1l-6-8q-4 0-6 2z" class="i hull"/>'
            '<path d="M0 6V-34" class="i" stroke-width="1.3"/><path d="M1-32q18 10 14 32q-8-5-15-3q5-14 1-29z" class="i sail" stroke-width=".9"/>'
            '<path d="M-1-30q-16 9-17 27q8-3 17-1z" class="i sail" stroke-width=".9"/><path d="M0-34l9-3-9-3z" class="i gondor" stroke-width=".6"/>'
            '<path d="M-34 15q5-5 10 0t10 0t10 0t10 0t10 0t10 0" class="wi"/>'
            '<path d="M-24 20q5-5 10 0t10 0t10 0t10 0" class="wi" stroke-width=".8" stroke-opacity=".7"/></g>')


# ------------------------------------------------------------------------------------------------ the sheet

def scatter(area, gap, taken):
    """Points in an area, at least about `gap` apart and outside `taken`, in a loose, hand-set order."""
    if area.is_empty:
        return []
    x0, y0, x1, y1 = area.bounds
    ok, out = prep(area), []
    row = 0
    y = y0
    while y < y1:
        x = x0 + (gap / 2 if row % 2 else 0)
        while x < x1:
            p = Point(x + rnd.uniform(-.32, .32) * gap, y + rnd.uniform(-.28, .28) * gap)
            if ok.contains(p) and not taken(p.x, p.y):
                out.append((p.x, p.y))
            x += gap
        y += gap * .8
        row += 1
    return out


class Sheet:
    def __init__(self, facts, shapes, labels):
        self.facts, self.shapes, self.labels = facts, shapes, labels
        self.W, self.H, self.arcs = shapes["width"], shapes["height"], shapes["arcs"]
        self.P = {k: self.polygon(r["ring"]) for k, r in shapes["regions"].items()}
        self.rhun = self.polygon(shapes["waters"]["rhun"]["ring"])
        self.land = unary_union(list(self.P.values()))
        self.glyphs, self.defs = Glyphs(), []

    def points(self, i):
        return self.arcs[i]["points"] if i >= 0 else self.arcs[~i]["points"][::-1]

    def polygon(self, ring):
        return Polygon([p for i in ring for p in self.points(i)[:-1]])

    def lines(self, want):
        return "".join(curve(a["points"]) for a in self.arcs if want(a))

    def clip(self, name, area):
        self.defs.append(f'<clipPath id="{name}"><path d="{area_path(area)}"/></clipPath>')

    def svg(self):
        drawn = [self.water(), self.ground(), self.mordor(), self.realms(), self.lake(), self.borders(), self.rivers(),
                 f'<path d="{self.lines(lambda a: a["kind"] in ("coast", "lake"))}" class="i" stroke-width="1.9"/>',
                 self.growth(), self.settlements(), compass(88, 385, .9), ship(520, 925, 1.1)]
        return "".join(self.defs), "".join(drawn)

    def water(self):
        """The sea, with water lines along the shore that fade away from it."""
        shore, out = self.land.union(self.rhun), [f'<rect width="{n(self.W)}" height="{n(self.H)}" fill="url(#deep)"/>']
        for k, d in enumerate((3, 6.5, 11, 16.5, 23, 31, 40)):
            ring = shore.buffer(d, join_style="round").boundary.intersection(box(-5, -5, self.W + 5, self.H + 5)).simplify(.35)
            out.append(f'<path d="{line_path(ring)}" class="wi" stroke-width="{n(1.0 - k * .11)}" stroke-opacity="{.62 - k * .08:.2f}"/>')
        return "".join(out)

    def ground(self):
        """Paper with stains, and the colour of woods, marsh, dust and rock in three thin layers each."""
        self.clip("land", self.land)
        out = [f'<path d="{area_path(self.land)}" class="paper"/>', '<g clip-path="url(#land)">']
        for _ in range(110):
            rx = rnd.uniform(25, 95)
            out.append(f'<ellipse cx="{n(rnd.uniform(170, self.W))}" cy="{n(rnd.uniform(0, self.H))}" rx="{n(rx)}" ry="{n(rx * rnd.uniform(.4, .9))}" '
                       f'fill="url(#stain)" opacity="{rnd.uniform(.1, .38):.2f}"/>')
        for name, kinds, amount in (("wood", FOREST, None), ("dust", DUST, .27), ("marsh", MARSH, .4), ("rock", PEAKS, .32)):
            for k, gap in kinds.items():
                o = amount or max(0, .56 - gap * .02)
                if o > .05 and k not in ("nurn", "tharbad", "iron-hills"):
                    layers = (area_path(self.P[k].buffer(-d).simplify(.6)) for d in (1, 4, 7, 10, 14))
                    out.append(f'<g class="{name}" fill-opacity="{o / 4:.3f}">' + "".join(f'<path d="{d}"/>' for d in layers if d) + "</g>")
        return "".join(out) + "</g>"

    def realms(self):
        """Each Nation: a faint tint, and a broad soft band inside its border."""
        out = []
        for nation in NATIONS:
            area = unary_union([self.P[k] for k in self.P if self.facts[k]["nation"] == nation])
            self.clip(nation, area)
            d = area_path(area)
            self.defs.append(f'<path id="at-{nation}" d="{d}"/>')
            bands = "".join(f'<use href="#at-{nation}" stroke-width="{w}"/>' for w in range(2, 32, 2))
            out.append(f'<g clip-path="url(#{nation})"><use href="#at-{nation}" class="tint {nation}"/><g class="band s-{nation}">{bands}</g></g>')
        return "".join(out)

    def mordor(self):
        """The shadow that lies on the Black Land."""
        area = unary_union([self.P[k] for k in ("gorgoroth", "barad-dur", "morannon", "minas-morgul", "nurn")])
        self.clip("mordor", area)
        x, y = area.centroid.x, area.centroid.y
        return f'<g clip-path="url(#mordor)"><circle cx="{n(x + 60)}" cy="{n(y - 20)}" r="290" fill="url(#shade)"/></g>'

    def lake(self):
        out = [f'<path d="{area_path(self.rhun)}" class="water"/>']
        for k, d in enumerate((3, 6.5, 11, 16)):
            ring = line_path(self.rhun.buffer(-d).boundary.simplify(.3))
            out.append(f'<path d="{ring}" class="wi" stroke-width="{n(.9 - k * .12)}" stroke-opacity="{.6 - k * .11:.2f}"/>')
        return "".join(out)

    def borders(self):
        plain, bars = self.lines(lambda a: a["kind"] == "plain"), self.lines(lambda a: a["kind"] == "mountain")
        dry = self.lines(lambda a: a["kind"] == "plain" and "river" not in a)
        ridge = "".join(f'<path d="{bars}" class="ridge" stroke-width="{w}" stroke-opacity=".1"/>' for w in (24, 20, 16, 12, 8))
        return (f'<path d="{plain}" class="glow"/><path d="{dry}" class="border"/>{ridge}<path d="{bars}" class="i" stroke-width="2.4"/>')

    def rivers(self):
        """Growing from source to mouth."""
        out = []
        for r in self.shapes["rivers"]:
            line = []
            for i in r["arcs"]:
                line += self.points(i) if not line else self.points(i)[1:]
            # about the same rounding as the borders: corners are cut twice, but the ends stay
            for _ in range(2):
                cut = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(line, line[1:]) for t in (.25, .75)]
                line = [line[0], *cut[1:-1], line[-1]]
            total, run, left, right = LineString(line).length, 0, [], []
            for k, (x, y) in enumerate(line):
                run += math.dist(line[k - 1], line[k]) if k else 0
                (ax, ay), (bx, by) = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
                m = math.hypot(bx - ax, by - ay) or 1
                h = (r["width"][0] + (r["width"][1] - r["width"][0]) * run / total) / 2 + .35
                left.append((x - (by - ay) / m * h, y + (bx - ax) / m * h))
                right.append((x + (by - ay) / m * h, y - (bx - ax) / m * h))
            out.append(f'<path d="{path(left + right[::-1], True)}" class="river"/>')
        return "".join(out)

    def growth(self):
        """Mountains, woods, hills and all that stands about, from the back to the front; names stay free."""
        S, P, g = self.shapes, self.P, self.glyphs
        keep = [box(x - w / 2, y - h / 2 + 1, x + w / 2, y + h / 2 - 1) for x, y, w, h in self.labels]
        for r in S["regions"].values():
            if "settlement" in r:
                b = r["settlement"]
                keep.append(box(b["x"] - b["width"] / 2 - 1, b["y"] - b["height"] / 2 - 1, b["x"] + b["width"] / 2 + 1, b["y"] + b["height"] / 2 + 1))
        names, foot = prep(unary_union(keep)), []
        near = lambda x, y, d: any(math.hypot(x - a, y - b) < d for a, b in foot)
        free = lambda w, h, d: lambda x, y: names.intersects(box(x - w, y - h, x + w, y + 1)) or near(x, y, d)
        inner = lambda k, m: P[k].buffer(-m)

        # mountains along the barred borders
        for a in self.arcs:
            if a["kind"] != "mountain":
                continue
            line = LineString(a["points"])
            count = max(1, round(line.length / 11))
            for i in range(count):
                p = line.interpolate((i + .5) / count, normalized=True)
                x, y, s = p.x + rnd.uniform(-1.6, 1.6), p.y + 6.5 + rnd.uniform(-1.5, 1.5), rnd.uniform(14, 20.5)
                while s > 9 and names.intersects(box(x - s * .45, y - s, x + s * .45, y)):
                    s, y = s - 1, y - .35
                if not near(x, y, 8):
                    foot.append((x, y))
                    g.put(peak, x, y, s)
        # the mountain of fire
        q = S["regions"]["gorgoroth"]["pieces"]
        x, y = max(scatter(inner("gorgoroth", 26), 12, free(24, 34, 20)),
                   key=lambda p: min(45, math.dist(p, (q["x"], q["y"]))) - abs(p[1] - q["y"]) * .2)
        g.raw(y, (x - 32, y - 52, x + 32, y + 2), volcano(x, y, 22))
        foot.append((x, y))
        # three lakes that are no regions and part none: Nenuial, the Long Lake, the Sea of Nurnen
        for k, w, h, goal in (("evendim", 12, 6, P["buckland"].centroid), ("dale", 5, 9, P["woodland-realm"].centroid),
                              ("nurn", 17, 7, P["gorgoroth"].centroid)):
            q = S["regions"][k]["pieces"]
            dry = lambda x, y: names.intersects(box(x - w - 3, y - h - 3, x + w + 3, y + h + 3))
            spots = [p for p in scatter(inner(k, max(w, h) + 4), 3, dry) if math.dist(p, (q["x"], q["y"])) > min(q["r"], 16) + h]
            if spots:
                x, y = min(spots, key=lambda p: goal.distance(Point(p)))
                g.raw(y, (x - w * 1.3, y - h * 1.3, x + w * 1.3, y + h * 1.3), pond(x, y, w, h))
                foot += [(x + i * w / 2, y + j) for i in (-2, -1, 0, 1, 2) for j in (0, h)]
        # what is strewn over regions: kind, sizes, from the border, how much room to each side and above, from each other
        for kinds, glyph, size, m, w, h, d in (
                (PEAKS, peak, (12, 18), 9, .55, 1, 13), (HILLS, hill, (8, 11), 8, .9, .8, 13),
                (FOREST, leafy, (9, 12.5), 5.5, .42, .9, 7.5), (MARSH, marsh, (3.6, 5), 7, 1.1, 1, 10),
                (DUNES, dune, (7, 10), 9, 1.1, .6, 12), (GRASS, grass, (4, 6), 5, .8, 1, 9), (DUST, speck, (.5, .9), 4, 1, 1, 9)):
            for k, gap in kinds.items():
                q, big = S["regions"][k]["pieces"], max(size)
                # the foot stands inside, and so does the top
                stand = inner(k, m).intersection(translate(inner(k, 2.5), 0, big * h * .8)) if big > 5 else inner(k, m)
                for x, y in scatter(stand, gap, free(big * w, big * h, d)):
                    # the middle of the place for the pieces is left a little emptier
                    if glyph in (peak, hill) and math.dist((x, y - 5), (q["x"], q["y"])) < min(q["r"], 15):
                        continue
                    kind = pine if glyph is leafy and k in PINES and rnd.random() < .8 else glyph
                    g.put(kind, x, y, rnd.uniform(*size))
                    if kind in (peak, hill, pine, leafy):
                        foot.append((x, y))
        for _ in range(200):
            x, y = rnd.uniform(20, 700), rnd.uniform(20, 980)
            if Point(x, y).distance(self.land) > 48 and not near(x, y, 40):
                foot.append((x, y))
                g.put(wave, x, y, 6)
        return f'<g stroke-linecap="round" stroke-linejoin="round">{g.drawn()}</g>'

    def settlements(self):
        out = []
        for k, r in self.shapes["regions"].items():
            if "settlement" in r:
                nation, x, y = self.facts[k]["nation"], r["settlement"]["x"], r["settlement"]["y"]
                drawn = settlement(self.facts[k]["settlement"], x, y, nation if nation != "none" else "rock")
                out.append(((x - 15, y - 20, x + 15, y + 15), parts(drawn)))
        return merged(out)


def style(t):
    fill = {"paper": "paper", "water": "water", "wall": "wall", "light": "light", "dark": "dark", "hill": "hill", "leaf": "leaf", "pine": "pine",
            "wood": "wood", "dust": "dust", "marsh": "marsh", "rock": "rock", "gate": "ink", "red": "red", "teal": "waterink", "hull": "hull", "sail": "sail"}
    rules = [f".i{{stroke:{t['ink']};fill:none}}", f".wi{{stroke:{t['waterink']};fill:none}}", *(f".{k}{{fill:{t[v]}}}" for k, v in fill.items()),
             f".speck{{fill:none;stroke:{t['speck']};stroke-opacity:.4}}", f".border{{fill:none;stroke:{t['border']};stroke-width:1.35;stroke-linecap:round}}",
             f".glow{{fill:none;stroke:{t['glow']};stroke-width:3.4;stroke-opacity:.75}}", f".ridge{{fill:none;stroke:{t['ridge']};stroke-linecap:round;stroke-linejoin:round}}",
             f".river{{fill:{t['river']};stroke:{t['riverink']};stroke-width:.75;stroke-linejoin:round}}", f".tint{{fill-opacity:{t['tint']}}}",
             f".band{{fill:none;stroke-opacity:{t['band']};stroke-linejoin:round}}", f".lava{{fill:none;stroke:{t['lava']};stroke-width:1.8;stroke-linecap:round}}"]
    for nation, colour in zip(NATIONS, t["nations"]):
        rules.append(f".{nation}{{fill:{colour}}}.s-{nation}{{stroke:{colour}}}")
    stops = lambda *s: "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in s)
    paints = (f'<radialGradient id="deep" cx=".12" cy=".62" r=".8">{stops((0, t["sea"][0], 1), (1, t["sea"][1], 1))}</radialGradient>'
              f'<radialGradient id="stain">{stops((0, t["stain"], 1), (.55, t["stain"], .55), (1, t["stain"], 0))}</radialGradient>'
              f'<radialGradient id="shade">{stops((0, t["shade"], t["shadow"]), (.6, t["shade"], t["shadow"] * .75), (1, t["shade"], t["shadow"] * .35))}</radialGradient>')
    return "".join(rules), paints


def main():
    with open(sys.argv[2], encoding="utf-8") as f:
        shapes = json.load(f)
    with open(sys.argv[3], encoding="utf-8") as f:
        labels = json.load(f)
    sheet = Sheet(table.regions(sys.argv[1]), shapes, labels)
    defs, drawing = sheet.svg()
    for theme, file in zip(THEMES.values(), sys.argv[4:6]):
        rules, paints = style(theme)
        with open(file, "w", encoding="utf-8") as f:
            f.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(sheet.W)} {n(sheet.H)}" width="{n(sheet.W)}" height="{n(sheet.H)}">'
                    f"<style>{rules}</style><defs>{paints}{defs}</defs>{drawing}</svg>\n")


if __name__ == "__main__":
    main()
