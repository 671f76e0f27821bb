#!/usr/bin/env python3
"""Draw the shapes of the 105 regions from the facts of the map alone.

    python3 make_shapes.py MAP.toml shapes.json

No picture goes in: only the table of regions (rough centres, who touches whom, who is coastal) and a coastline that
was invented here, point by point. The method:

1. Embed.   The graph "touches" (neighbours + walls), drawn with straight lines between the centres, is a plane
            graph. Its faces are found by walking round them. All are triangles except two: the outside and the ring
            of five regions round the Sea of Rhun. So a junction where three borders meet stands for every triangle, and the
            contacts are right by construction.
2. Dualise. A border becomes a line from junction to junction that crosses the straight line between two centres
            once; every region is then a polygon round its centre, and neighbouring polygons share their lines.
3. Relax.   The lines are elastic; regions push towards an area, keep a clear disc for the pieces, keep borders
            long enough, and keep their given centre inside. Small steps and lines that repel each other keep the
            contacts as they are. That is no proof: if lines do cross, the program says so and writes nothing.
4. Warp.    Smooth random displacements of the whole sheet, one after another, make the lines look drawn by hand. Each has
            a gradient below one (measured: at most 0.61), so it is one-to-one and no contact can appear or vanish.
5. Place.   For each region a place for the name, the settlement and the pieces, found together.

Needs numpy, scipy, shapely and Pillow (to measure the names). Same seed, same map.
"""
import json
import math
import sys
from itertools import combinations

import numpy as np
from scipy.ndimage import distance_transform_edt, map_coordinates
from scipy.sparse import csr_matrix
from scipy.spatial import cKDTree
import shapely
from PIL import ImageFont
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

import table

SEED = 1954
W, H = 1450.0, 1000.0          # drawing units; the board is 1.45 : 1
STEP = 5.0                     # distance of points on a line while relaxing
NEAR = 14.0                    # lines closer than this push each other away

# One contact goes round a third region: Mount Gundabad reaches Erebor north of the Withered Heath (the Grey Mountains).
DETOUR = {("erebor", "mount-gundabad"): (1018.0, 34.0)}

# The coast, invented for this map, from the ice bay in the north to the haven of Umbar in the south. For each coastal
# region the points of its shore; the last point is where the next region's shore begins.
COAST_START = (432, 0)
COAST = [
    ("arnor", [(437, 14), (426, 28), (424, 44)]),
    ("evendim", [(408, 50), (396, 64), (382, 62)]),
    ("north-ered-luin", [(364, 50), (342, 56), (326, 70), (302, 70), (286, 84), (272, 104)]),
    ("forlindon", [(248, 100), (226, 118), (206, 128), (196, 156), (182, 178), (190, 206), (206, 226), (232, 232),
                   (252, 246), (280, 242), (298, 248)]),
    ("grey-havens", [(312, 258), (306, 272), (310, 288), (294, 300)]),
    ("harlindon", [(266, 292), (240, 302), (214, 300), (200, 322), (186, 346), (196, 376), (216, 398), (238, 404),
                   (256, 420), (284, 414), (304, 404), (326, 402)]),
    ("south-ered-luin", [(340, 414), (344, 434), (362, 446)]),
    ("minhiriath", [(356, 468), (368, 486), (376, 508), (398, 514), (416, 528), (442, 526)]),
    ("enedwaith", [(434, 548), (444, 570), (440, 590), (458, 602), (478, 606)]),
    ("druwaith-iaur", [(464, 622), (462, 646), (446, 660), (444, 680)]),
    ("andrast", [(424, 692), (412, 716), (388, 730), (376, 760), (384, 790), (408, 806), (434, 800), (458, 810),
                 (490, 798), (520, 800), (544, 790)]),
    ("anfalas", [(566, 796), (592, 786), (624, 794), (652, 788), (680, 800), (704, 804), (718, 822)]),
    ("dol-amroth", [(716, 844), (734, 862), (756, 862), (772, 876), (792, 862), (798, 842), (814, 828)]),
    ("lamedon", [(828, 820), (838, 808), (852, 814)]),
    ("pelargir", [(846, 834), (832, 848), (846, 868), (866, 872), (884, 866)]),
    ("west-harondor", [(878, 884), (860, 896), (862, 914), (848, 926)]),
    ("umbar", [(828, 924), (812, 936), (818, 956), (836, 964), (826, 978), (806, 982), (800, 1000)]),
]

# The Sea of Rhun, likewise: shore points of each region round it, the last one shared with the next region.
RHUN_START = (1214, 332)
RHUN = [
    ("northern-dorwinion", [(1206, 346), (1216, 362), (1206, 380), (1214, 398)]),
    ("southern-dorwinion", [(1224, 412), (1242, 414), (1256, 428)]),
    ("south-rhun", [(1276, 432), (1292, 418), (1298, 398), (1318, 392)]),
    ("east-rhun", [(1316, 372), (1306, 354), (1308, 334), (1290, 326)]),
    ("north-rhun", [(1276, 336), (1262, 326), (1246, 336), (1230, 324), (1214, 332)]),
]

# Where the borders meet the frame: top, right, bottom.
FRAME = {
    ("angmar", "arnor"): (512, 0), ("angmar", "mount-gram"): (590, 0), ("mount-gram", "mount-gundabad"): (672, 0),
    ("erebor", "mount-gundabad"): (1046, 0), ("erebor", "iron-hills"): (1180, 0),
    ("east-rhun", "iron-hills"): (1450, 158), ("east-rhun", "south-rhun"): (1450, 356),
    ("gorgoroth", "south-rhun"): (1450, 590), ("gorgoroth", "khand"): (1450, 745), ("far-harad", "khand"): (1450, 888),
    ("far-harad", "near-harad"): (1165, 1000), ("near-harad", "umbar"): (965, 1000),
}

# Rivers that run along borders, from the source down; the number is the width at source and at the mouth.
RIVERS = [
    ("Anduin", 1.2, 5.0, ["carrock|eagles-eyrie", "carrock|old-ford", "old-ford|rhosgobel", "gladden-fields|rhosgobel",
                          "gladden-fields|north-anduin-vale", "dimrill-dale|north-anduin-vale",
                          "dimrill-dale|south-anduin-vale", "parth-celebrant|south-anduin-vale",
                          "parth-celebrant|western-brown-lands", "eastemnet|western-brown-lands",
                          "eastemnet|western-emyn-muil", "druadan-forest|western-emyn-muil",
                          "dead-marshes|druadan-forest", "dead-marshes|osgiliath", "north-ithilien|osgiliath",
                          "osgiliath|south-ithilien", "osgiliath|west-harondor", "pelargir|west-harondor"]),
    ("Gladden", 0.9, 1.6, ["dimrill-dale|gladden-fields"]),
    ("Celebrant", 0.9, 1.8, ["dimrill-dale|lorien", "dimrill-dale|parth-celebrant"]),
    ("Limlight", 0.9, 1.6, ["fangorn|parth-celebrant", "eastemnet|parth-celebrant"]),
    ("Entwash", 0.9, 2.2, ["eastemnet|westemnet", "eastemnet|folde", "druadan-forest|eastemnet"]),
    ("Baranduin", 0.9, 2.6, ["buckland|evendim", "buckland|the-shire", "old-forest|the-shire", "old-forest|south-ered-luin",
                             "cardolan|south-ered-luin", "minhiriath|south-ered-luin"]),
    ("Gwathlo", 0.9, 3.2, ["ettenmoors|trollshaws", "trollshaws|weather-hills", "south-downs|trollshaws",
                           "hollin|south-downs", "north-dunland|south-downs", "cardolan|north-dunland",
                           "cardolan|tharbad", "minhiriath|tharbad", "enedwaith|minhiriath"]),
    ("Bruinen", 0.9, 1.8, ["fords-of-bruinen|rivendell", "fords-of-bruinen|trollshaws", "hollin|trollshaws"]),
    ("Isen", 0.9, 2.4, ["fords-of-isen|orthanc", "fords-of-isen|gap-of-rohan", "druwaith-iaur|gap-of-rohan",
                        "druwaith-iaur|enedwaith"]),
    ("Morthond", 0.9, 1.8, ["anfalas|erech", "anfalas|dol-amroth"]),
    ("Ringlo", 0.9, 1.6, ["erech|lamedon", "dol-amroth|lamedon"]),
    ("Gilrain", 0.9, 1.6, ["lamedon|pelargir"]),
    ("Celduin", 0.9, 2.8, ["dale|erebor", "dale|iron-hills", "dale|vale-of-the-carnen",
                           "northern-rhovanion|vale-of-the-carnen", "vale-of-the-carnen|vale-of-the-celduin",
                           "north-rhun|vale-of-the-celduin", "north-rhun|northern-dorwinion"]),
    ("Carnen", 0.9, 1.8, ["iron-hills|vale-of-the-carnen", "east-rhun|vale-of-the-carnen", "north-rhun|vale-of-the-carnen"]),
    ("Poros", 0.9, 1.8, ["east-harondor|south-ithilien", "south-ithilien|west-harondor"]),
    ("Harnen", 0.9, 2.2, ["east-harondor|near-harad", "near-harad|west-harondor", "umbar|west-harondor"]),
]

# Regions that would come out thin, because they reach between others, or crowded: the area they ask for is raised.
LARGER = {"moria": 1.45, "nurn": 1.3, "vale-of-the-celduin": 1.2, "old-forest-road": 1.3, "eastern-mirkwood": 1.2,
          "trollshaws": 1.15, "helms-deep": 1.1, "angmar": 1.15, "folde": 1.1, "rivendell": 1.15, "barad-dur": 1.15,
          "minas-tirith": 1.15, "orthanc": 1.1}

# The mountain ranges: which barred borders each is made of.
RANGES = {
    "Blue Mountains": "forlindon|north-ered-luin ered-luin|forlindon harlindon|tower-hills",
    "Misty Mountains": "ettenmoors|mount-gundabad mount-gundabad|trollshaws mount-gundabad|rivendell eagles-eyrie|rivendell "
                       "old-ford|rivendell goblins-gate|rivendell high-pass|rivendell fords-of-bruinen|moria "
                       "high-pass|moria goblins-gate|moria moria|old-ford gladden-fields|moria lorien|moria "
                       "lorien|north-dunland north-dunland|parth-celebrant fangorn|north-dunland fangorn|south-dunland "
                       "fangorn|orthanc orthanc|south-dunland",
    "Grey Mountains": "carrock|mount-gundabad mount-gundabad|northern-mirkwood mount-gundabad|withered-heath "
                      "erebor|mount-gundabad",
    "White Mountains": "anfalas|druwaith-iaur anfalas|fords-of-isen anfalas|helms-deep erech|helms-deep erech|westemnet "
                       "edoras|erech edoras|lamedon folde|lamedon druadan-forest|lamedon lamedon|minas-tirith "
                       "lamedon|lossarnach",
    "Ered Lithui": "ash-mountains|morannon ash-mountains|barad-dur barad-dur|morannon barad-dur|south-rhun "
                   "gorgoroth|south-rhun",
    "Ephel Duath": "morannon|north-ithilien minas-morgul|morannon gorgoroth|south-ithilien nurn|south-ithilien "
                   "east-harondor|nurn east-harondor|khand khand|nurn gorgoroth|khand",
}


# ------------------------------------------------------------------------------------------------ 1. embed

def pair(a, b):
    return (a, b) if a < b else (b, a)


def find_faces(regions):
    """Faces of the plane graph of contacts, each a list of regions in walking order, and face_of[(a, b)]."""
    at = {k: (r["x"] * W, r["y"] * H) for k, r in regions.items()}
    around = {}
    for k, r in regions.items():
        def angle(n):
            x, y = DETOUR.get(pair(k, n), at[n])
            return math.atan2(y - at[k][1], x - at[k][0])
        around[k] = sorted(set(r["neighbours"]) | set(r["walls"]), key=angle)
    faces, face_of = [], {}
    for u in regions:
        for v in around[u]:
            if (u, v) in face_of:
                continue
            face, a, b = [], u, v
            while (a, b) not in face_of:
                face_of[a, b] = len(faces)
                face.append(a)
                i = around[b].index(a)
                a, b = b, around[b][(i - 1) % len(around[b])]
            faces.append(face)
    edges = sum(len(n) for n in around.values()) // 2
    assert len(regions) - edges + len(faces) == 2, "the contacts drawn straight do not make a plane graph"
    return at, around, faces, face_of


# ------------------------------------------------------------------------------------------------ 2. dualise

class Sheet:
    """Points, and arcs that are lists of points. An arc: its two sides, its kind, its point numbers."""

    def __init__(self):
        self.xy, self.free = [], []      # free: (may move in x, may move in y)
        self.arcs = []

    def point(self, p, free=(1, 1)):
        self.xy.append(p)
        self.free.append(free)
        return len(self.xy) - 1

    def arc(self, sides, kind, a, way, b, free=(1, 1), step=STEP):
        line = LineString([self.xy[a], *way, self.xy[b]])
        n = max(4, round(line.length / step))
        inner = [self.point(line.interpolate(i / n, normalized=True).coords[0], free) for i in range(1, n)]
        self.arcs.append({"sides": sides, "kind": kind, "pts": [a, *inner, b]})

    def tidy(self):
        """Forget the points that no arc uses."""
        used = sorted({p for a in self.arcs for p in a["pts"]})
        new = {p: i for i, p in enumerate(used)}
        self.xy, self.free = [self.xy[p] for p in used], [self.free[p] for p in used]
        for a in self.arcs:
            a["pts"] = [new[p] for p in a["pts"]]


def roughen(points, rng, amount):
    """A coast that is not made of straight strokes: midpoints pushed aside, three times."""
    for _ in range(3):
        out = [points[0]]
        for p, q in zip(points, points[1:]):
            dx, dy = q[0] - p[0], q[1] - p[1]
            if math.hypot(dx, dy) > 7:
                k = rng.uniform(-amount, amount)
                out.append(((p[0] + q[0]) / 2 - k * dy, (p[1] + q[1]) / 2 + k * dx))
            out.append(q)
        points = out
    return points


def dualise(regions, rng):
    at, around, faces, face_of = find_faces(regions)
    odd = [i for i, f in enumerate(faces) if len(f) > 3]
    outside = max(odd, key=lambda i: len(faces[i]))
    assert len(odd) == 2, "expected two faces that are no triangles: the outside and the Sea of Rhun"
    sheet, junction, shores = Sheet(), {}, []

    # junctions on the coast, on the lake and on the frame: rim[face][pair of regions]
    rim = {f: {} for f in odd}
    lake = next(f for f in odd if f != outside)
    first = here = sheet.point(COAST_START, (0, 0))
    for i, (r, way) in enumerate(COAST):
        there = sheet.point(way[-1], (0, 0))
        shores.append(([r, "sea"], "coast", here, way[:-1], there))
        if i + 1 < len(COAST):
            rim[outside][pair(r, COAST[i + 1][0])] = there
        here = there
    coast_ends = first, here
    first = here = sheet.point(RHUN_START, (0, 0))
    for i, (r, way) in enumerate(RHUN):
        there = sheet.point(way[-1], (0, 0)) if i + 1 < len(RHUN) else first
        shores.append(([r, "rhun"], "lake", here, way[:-1], there))
        rim[lake][pair(r, RHUN[(i + 1) % len(RHUN)][0])] = there
        here = there
    for key, p in FRAME.items():
        rim[outside][key] = sheet.point(p, (0, 0))

    def junction_of(u, v):
        f = face_of[u, v]
        if f in rim:
            return rim[f][pair(u, v)]
        if f not in junction:
            tri = set(faces[f])
            p = tuple(np.mean([at[r] for r in tri], axis=0))
            if tri == {"mount-gundabad", "erebor", "withered-heath"}:
                p = (1012.0, 70.0)
            elif tri == {"mount-gundabad", "northern-mirkwood", "withered-heath"}:
                p = (952.0, 62.0)
            junction[f] = sheet.point(p)
        return junction[f]

    for u in regions:
        for v in around[u]:
            if u < v:
                bar = v in regions[u]["walls"]
                mid = DETOUR.get((u, v)) or tuple((np.array(at[u]) + at[v]) / 2)
                if (u, v) == ("mount-gundabad", "withered-heath"):
                    mid = (984.0, 58.0)
                sheet.arc([u, v], "mountain" if bar else "plain", junction_of(u, v), [mid], junction_of(v, u))
    for sides, kind, a, way, b in shores:
        pts = roughen([sheet.xy[a], *way, sheet.xy[b]], rng, 0.24)
        sheet.arc(sides, kind, a, pts[1:-1], b, (0, 0), 4.0)

    # the frame, clockwise from the ice bay to Umbar
    ring = ["arnor", "angmar", "mount-gram", "mount-gundabad", "erebor", "iron-hills", "east-rhun", "south-rhun",
            "gorgoroth", "khand", "far-harad", "near-harad", "umbar"]
    corner = {"iron-hills": (W, 0.0), "far-harad": (W, H)}
    here = coast_ends[0]
    for i, r in enumerate(ring):
        last = i + 1 == len(ring)
        stops = [sheet.point(corner[r], (0, 0))] if r in corner else []
        stops.append(coast_ends[1] if last else rim[outside][pair(r, ring[i + 1])])
        for there in stops:
            sheet.arc([r, "frame"], "frame", here, [], there, (0, 0))
            here = there
    return sheet, at


def rings_of(arcs, names):
    """For each name the closed chain of its arcs: a list of (arc number, forwards?)."""
    rings = {}
    for name in names:
        mine = [i for i, a in enumerate(arcs) if name in a["sides"]]
        i = mine.pop(0)
        ring, end, start = [(i, True)], arcs[i]["pts"][-1], arcs[i]["pts"][0]
        while end != start:
            for i in mine:
                a, b = arcs[i]["pts"][0], arcs[i]["pts"][-1]
                if end in (a, b):
                    break
            else:
                raise ValueError(f"the outline of {name} does not close")
            mine.remove(i)
            ring.append((i, end == a))
            end = b if end == a else a
        if mine:
            raise ValueError(f"the outline of {name} is in pieces")
        rings[name] = ring
    return rings


def walk(arcs, ring):
    out = []
    for i, forwards in ring:
        pts = arcs[i]["pts"]
        out.extend(pts[:-1] if forwards else pts[:0:-1])
    return out


# ------------------------------------------------------------------------------------------------ 3. relax

def relax(sheet, at, names, stages=8, rounds=1500):
    """Let the lines find their places, in stages; between them the points are spread evenly along the lines again."""
    memory = {}
    for stage in range(stages):
        relax_stage(sheet, at, names, memory, rounds, stage / (stages - 1), (stage + 1) / (stages - 1))
        if stage + 1 < stages:
            for a in sheet.arcs:
                if a["kind"] in ("plain", "mountain"):
                    line = LineString([sheet.xy[i] for i in a["pts"]])
                    k = max(6, round(line.length / STEP))
                    inner = [sheet.point(line.interpolate(i / k, normalized=True).coords[0]) for i in range(1, k)]
                    a["pts"] = [a["pts"][0], *inner, a["pts"][-1]]
            sheet.tidy()


def relax_stage(sheet, at, names, memory, rounds, ease_from, ease_to):
    X = np.array(sheet.xy, float)
    free = np.array(sheet.free, float)
    rings = rings_of(sheet.arcs, names)
    centre = np.array([at[n] for n in names])
    site = memory.setdefault("site", centre.copy())

    prev_i, here_i, next_i, owner = [], [], [], []
    for k, n in enumerate(names):
        pts = walk(sheet.arcs, rings[n])
        xy = X[pts]
        if np.sum(xy[:, 0] * np.roll(xy[:, 1], -1) - xy[:, 1] * np.roll(xy[:, 0], -1)) < 0:
            pts.reverse()
        prev_i += pts[-1:] + pts[:-1]
        here_i += pts
        next_i += pts[1:] + pts[:1]
        owner += [k] * len(pts)
    prev_i, here_i, next_i, owner = map(np.array, (prev_i, here_i, next_i, owner))
    area = lambda: np.bincount(owner, (X[here_i, 0] * X[next_i, 1] - X[next_i, 0] * X[here_i, 1]) / 2, len(names))

    seg_a, seg_b, seg_k, ends, sides = [], [], [], [], []
    number = {n: k for k, n in enumerate(names)}
    for a in sheet.arcs:
        if a["kind"] in ("plain", "mountain"):
            n = len(a["pts"]) - 1
            seg_a += a["pts"][:-1]
            seg_b += a["pts"][1:]
            seg_k += [n / 10] * n
        if a["kind"] in ("plain", "mountain"):
            ends.append((a["pts"][0], a["pts"][-1]))
            sides.append([number[n] for n in a["sides"]])
    seg_a, seg_b, seg_k, ends = np.array(seg_a), np.array(seg_b), np.array(seg_k)[:, None], np.array(ends)
    sides = np.array(sides)

    if "now" not in memory:
        now = area()
        want = now ** 0.84
        want = np.clip(want / want.sum() * now.sum(), 6600, 31000) * [LARGER.get(n, 1.0) for n in names]
        memory["now"], memory["want"] = now, want * now.sum() / want.sum()
    now, want = memory["now"], memory["want"]

    # sums over points as sparse matrices: much faster than adding at indices
    def gather(index, n=len(X)):
        return csr_matrix((np.ones(len(index)), (index, np.arange(len(index)))), (n, len(index)))
    to_a, to_b, to_here, to_site = gather(seg_a), gather(seg_b), gather(here_i), gather(owner, len(names))
    to_e0, to_e1 = gather(ends[:, 0]), gather(ends[:, 1])

    def across():
        """Unit vectors at right angles to the line from site to site, and how far each border reaches along them."""
        d = site[sides[:, 1]] - site[sides[:, 0]]
        d = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(*d.T)[:, None]
        return d, np.sum(d * (X[ends[:, 1]] - X[ends[:, 0]]), 1, keepdims=True)
    if "turn" not in memory:
        memory["turn"] = np.sign(across()[1]) * (np.abs(across()[1]) >= 6)    # a border that runs oddly is left alone
    turn = memory["turn"]

    # which arc a point lies on, and how many points it is from the junction it is nearest to
    on, junct, hops = (np.zeros(len(X), int) for _ in range(3))
    for k, a in enumerate(sheet.arcs):
        n = len(a["pts"])
        for i, q in enumerate(a["pts"]):
            on[q], hops[q] = k, min(i, n - 1 - i)
            junct[q] = a["pts"][0] if i < n / 2 else a["pts"][-1]

    def too_close():
        """Pairs of points that are near each other though not on one arc nor near one junction."""
        i, j = cKDTree(X).query_pairs(NEAR, output_type="ndarray").T
        same = (on[i] == on[j]) | ((junct[i] == junct[j]) & (np.minimum(hops[i], hops[j]) < 4))
        i, j = i[~same], j[~same]
        return i, j, gather(i), gather(j)

    # points at the same number of hops from a junction on two of its arcs: they should stand well apart
    fork = []
    at_junction = {}
    for a in sheet.arcs:
        for way in (a["pts"], a["pts"][::-1]):
            at_junction.setdefault(way[0], []).append(way[:(len(way) + 3) // 2])
    for j0, ways in at_junction.items():
        for k, one in enumerate(ways):
            for two in ways[k + 1:]:
                fork += [(j0, p, q) for p, q in zip(one[1:9], two[1:9])]
    fork_j, fork_p, fork_q = np.array(fork).T
    to_p, to_q = gather(fork_p), gather(fork_q)

    speed = np.zeros_like(X)
    for t in range(rounds):
        ease = min(1.0, ease_from + (ease_to - ease_from) * t / rounds)       # everything begins gently
        pull = 0.35 * seg_k * (X[seg_b] - X[seg_a])                # elastic lines
        F = to_a @ pull - to_b @ pull
        aim = now + (want - now) * ease                            # area
        press = np.clip(1 - area() / aim, -0.3, 0.3)
        diff = X[next_i] - X[prev_i]
        push = press[owner][:, None] * np.stack([diff[:, 1], -diff[:, 0]], 1) / 2
        d = X[here_i] - site[owner]                                # a clear disc round the site
        r = np.hypot(*d.T)[:, None] + 1e-9
        disc = (np.maximum(40 * ease - r, 0) * 0.06 + np.maximum(28 * ease - r, 0) * 0.5) * d / r
        d = X[here_i] - centre[owner]                              # the given centre stays inside
        r = np.hypot(*d.T)[:, None] + 1e-9
        F += to_here @ (push + disc + np.maximum(13 - r, 0) * 0.6 * d / r)
        d = X[ends[:, 1]] - X[ends[:, 0]]                          # borders long enough to be seen
        r = np.hypot(*d.T)[:, None] + 1e-9
        push = np.maximum(14 + 18 * ease - r, 0) * 0.5 * d / r
        F += to_e1 @ push - to_e0 @ push
        d, reach = across()                                        # and never turned round
        push = np.maximum(16 - reach * turn, 0) * turn * d * 0.5
        F += to_e1 @ push - to_e0 @ push

        d = X[fork_p] - X[fork_q]                                  # no needles where lines meet
        r = np.hypot(*d.T)[:, None] + 1e-9
        arm = (np.hypot(*(X[fork_p] - X[fork_j]).T) + np.hypot(*(X[fork_q] - X[fork_j]).T))[:, None] / 2
        push = np.maximum(1.1 * arm - r, 0) * 0.7 * d / r
        F += to_p @ push - to_q @ push
        if t % 5 == 0:
            i, j, to_i, to_j = too_close()
        d = X[i] - X[j]                                            # lines keep their distance
        r = np.hypot(*d.T)[:, None] + 1e-9
        push = np.maximum(NEAR - r, 0) * 2.0 * d / r
        F += to_i @ push - to_j @ push

        speed = (0.85 * speed + 0.06 * F) * free
        size = np.hypot(*speed.T)[:, None] + 1e-9
        speed *= np.minimum(1, 0.15 / size)                         # no leaps: lines must not cross
        X += speed
        site -= 0.01 * (to_site @ disc + 0.25 * (site - centre))
    sheet.xy = [tuple(p) for p in X]


# ------------------------------------------------------------------------------------------------ 4. warp

def noise(rng, x, y, wave):
    """Smooth random numbers of about unit size; `wave` is the distance of the knots."""
    grid = rng.uniform(-1, 1, (int(H / wave) + 8, int(W / wave) + 8))
    return map_coordinates(grid, [y / wave + 3, x / wave + 3], order=3)


def warp(sheet, rng):
    """Push the whole sheet about, gently; nothing at the frame is pushed across it."""
    fine = []
    for a in sheet.arcs:                       # closer points first, so that the push shows
        line = LineString([sheet.xy[i] for i in a["pts"]])
        n = max(4, round(line.length / 2.6))
        inner = [sheet.point(line.interpolate(i / n, normalized=True).coords[0]) for i in range(1, n)]
        fine.append({**a, "pts": [a["pts"][0], *inner, a["pts"][-1]]})
    sheet.arcs = fine
    X = np.array(sheet.xy, float)
    for wave, push in ((70, 9.0), (27, 4.2), (11, 1.7)):
        dx, dy = (noise(rng, X[:, 0], X[:, 1], wave) * push for _ in range(2))
        X[:, 0] += dx * np.clip(np.minimum(X[:, 0], W - X[:, 0]) / 40, 0, 1)
        X[:, 1] += dy * np.clip(np.minimum(X[:, 1], H - X[:, 1]) / 40, 0, 1)
    sheet.xy = [tuple(p) for p in X]


# ------------------------------------------------------------------------------------------------ 5. place

ICON = {"town": (23, 14), "city": (25, 19), "stronghold": (25, 23), "fortification": (24, 15)}
SIZES = (15, 14, 13, 12, 11, 10.5, 10, 9.5, 9)
CELL = 2.0
LEADING = 1.02                 # distance of lines in a name, in sizes


def ways_to_break(name):
    """The name on one line, on two, on three."""
    words = name.replace("-", "- ").split()
    out = [[" ".join(words).replace("- ", "-")]]
    for cuts in (1, 2):
        for c in combinations(range(1, len(words)), cuts):
            parts = [" ".join(words[a:b]).replace("- ", "-") for a, b in zip((0, *c), (*c, len(words)))]
            out.append(parts)
    return out


def text_width(text, size, cache={}):
    if "font" not in cache:
        cache["font"] = None
        for file in ("LiberationSerif-Italic.ttf", "DejaVuSerif-Italic.ttf", "georgiai.ttf", "timesi.ttf"):
            try:
                cache["font"] = ImageFont.truetype(file, 100)
                break
            except OSError:
                pass
    if cache["font"] is None:
        return 0.47 * size * len(text)
    return cache["font"].getlength(text) * size / 100


def worth(size, r):
    """What a name of that size and a disc of that radius are worth: first both must be usable, then they may grow."""
    return 3 * min(r, 17) + min(max(r - 17, 0), 7) + 0.25 * min(max(r - 24, 0), 10) + 4 * min(size, 12) + 2 * max(size - 12, 0)


def place(name, kind, poly, hard, soft, sheet_edge, margin=7.0):
    """The name, the settlement and the pieces inside one region.

    `hard`: lines a name keeps well away from (mountains are drawn on them), `soft`: other borders.
    Returns the size and lines of the name, its middle, the middle of the icon, and the disc for the pieces.
    """
    x0, y0, x1, y1 = poly.bounds
    nx, ny = int((x1 - x0) / CELL) + 2, int((y1 - y0) / CELL) + 2
    gx, gy = np.meshgrid(x0 + CELL * np.arange(nx), y0 + CELL * np.arange(ny))
    room = poly.difference(hard.buffer(margin)).difference(soft.buffer(3.2)).intersection(sheet_edge)
    ok = shapely.contains_xy(room, gx, gy)
    total = np.pad(np.cumsum(np.cumsum(~ok, 0), 1), ((1, 0), (1, 0)))
    deep = distance_transform_edt(np.pad(shapely.contains_xy(poly.difference(hard.buffer(5)).intersection(sheet_edge), gx, gy), 1))[1:-1, 1:-1] * CELL
    middle = poly.representative_point() if not poly.contains(poly.centroid) else poly.centroid

    def fits(cx, cy, w, h):
        """How many forbidden cells lie under boxes w by h round the points (cx, cy)."""
        a = np.clip(((cx - w / 2 - x0) / CELL).astype(int), 0, nx - 1)
        b = np.clip(((cx + w / 2 - x0) / CELL).astype(int) + 1, 0, nx)
        c = np.clip(((cy - h / 2 - y0) / CELL).astype(int), 0, ny - 1)
        d = np.clip(((cy + h / 2 - y0) / CELL).astype(int) + 1, 0, ny)
        return total[d, b] - total[c, b] - total[d, a] + total[c, a]

    best = None
    step = 2 if gx.size < 2500 else 4
    px, py = gx[::step, ::step].ravel(), gy[::step, ::step].ravel()
    iw, ih = ICON.get(kind, (0, 0))
    for size in SIZES:
        if best and best[0] > worth(size, 99):
            break                                      # nothing smaller can do better
        for lines in ways_to_break(name):
            tw = max(text_width(t, size) for t in lines)
            th = len(lines) * size * LEADING
            spots = [(0, 0)]
            if iw:
                spots = [(0, -(th + ih) / 2 - 1), (0, (th + ih) / 2 + 1), (-(tw + iw) / 2 - 2, 0), ((tw + iw) / 2 + 2, 0)]
            for which, (ox, oy) in enumerate(spots):
                bad = fits(px, py, tw, th)
                if iw:
                    bad = bad + fits(px + ox, py + oy, iw, ih)
                    whole_w = tw + iw + 2 if ox else max(tw, iw)
                    whole_h = max(th, ih) if ox else th + ih + 1
                    mx = px + np.sign(ox) * (whole_w - tw) / 2 if ox else px
                    my = py + np.sign(oy) * (whole_h - th) / 2 if oy else py
                else:
                    whole_w, whole_h, mx, my = tw, th, px, py
                for k in np.nonzero(bad == 0)[0]:
                    dx = np.maximum(np.abs(gx - px[k]) - tw / 2, 0)
                    dy = np.maximum(np.abs(gy - py[k]) - th / 2, 0)
                    clear = np.minimum(deep, np.hypot(dx, dy))
                    if iw:
                        dx = np.maximum(np.abs(gx - px[k] - ox) - iw / 2, 0)
                        dy = np.maximum(np.abs(gy - py[k] - oy) - ih / 2, 0)
                        clear = np.minimum(clear, np.hypot(dx, dy))
                    q = int(clear.argmax())
                    r = clear.flat[q]
                    score = worth(size, r) - 1.2 * len(lines) - 0.8 * which \
                        - 0.05 * abs(mx[k] - middle.x) - 0.03 * abs(my[k] - middle.y)
                    if best is None or score > best[0]:
                        best = (score, size, lines, px[k], py[k], px[k] + ox, py[k] + oy, gx.flat[q], gy.flat[q], r)
    if best is None:
        if margin > 3:
            return place(name, kind, poly, hard, soft, sheet_edge, margin - 1)
        raise ValueError(f"no place for the name of {name}")
    _, size, lines, lx, ly, sx, sy, qx, qy, r = best
    rnd = lambda v: round(float(v), 1)
    out = {"label": {"x": rnd(lx), "y": rnd(ly), "size": size, "lines": lines,
                     "width": rnd(max(text_width(t, size) for t in lines)), "height": rnd(len(lines) * size * LEADING)},
           "pieces": {"x": rnd(qx), "y": rnd(qy), "r": rnd(r)}}
    if iw:
        out["settlement"] = {"x": rnd(sx), "y": rnd(sy), "width": iw, "height": ih}
    return out


# ------------------------------------------------------------------------------------------------ all together

def main():
    regions = table.regions(sys.argv[1])
    names = sorted(regions)
    rng = np.random.default_rng(SEED)
    sheet, at = dualise(regions, rng)
    relax(sheet, at, names)
    warp(sheet, rng)

    # the sea closes along the frame, from Umbar round to the ice bay
    ends = [p for a in sheet.arcs if a["kind"] == "coast" for p in (a["pts"][0], a["pts"][-1])]
    north, south = (next(p for p in ends if ends.count(p) == 1 and sheet.xy[p][1] == y) for y in (0, H))
    sw, nw = sheet.point((0.0, H)), sheet.point((0.0, 0.0))
    sheet.arcs += [{"sides": ["sea", "frame"], "kind": "frame", "pts": [a, b]}
                   for a, b in ((south, sw), (sw, nw), (nw, north))]

    arcs = []
    for a in sheet.arcs:
        line = LineString([sheet.xy[i] for i in a["pts"]]).simplify(0.0 if a["kind"] == "frame" else 0.22)
        points = [[round(x, 1), round(y, 1)] for x, y in line.coords]
        arcs.append({"sides": a["sides"], "kind": a["kind"], "points": points})
    by_pair = {pair(*a["sides"]): i for i, a in enumerate(arcs) if a["kind"] in ("plain", "mountain")}

    for name, pairs in RANGES.items():
        for p in pairs.split():
            assert arcs[by_pair[tuple(p.split("|"))]]["kind"] == "mountain", p
            arcs[by_pair[tuple(p.split("|"))]]["range"] = name
    assert all("range" in a for a in arcs if a["kind"] == "mountain")

    rings = rings_of(sheet.arcs, names + ["sea", "rhun"])
    refs = {n: [i if fw else ~i for i, fw in ring] for n, ring in rings.items()}

    def outline(ring):
        return [p for i in ring for p in (arcs[i]["points"][:-1] if i >= 0 else arcs[~i]["points"][:0:-1])]

    rivers = []
    for name, w0, w1, course in RIVERS:
        chain = [by_pair[tuple(c.split("|"))] for c in course]
        ends = [(sheet.arcs[i]["pts"][0], sheet.arcs[i]["pts"][-1]) for i in chain]
        out = []
        for k, i in enumerate(chain):
            a, b = ends[k]
            if len(chain) == 1:      # a single arc: it flows to the end that lies on a greater river or the sea
                forwards = any(b in ends_of for ends_of in [set(e) for e in downstream_ends(sheet, by_pair, name)])
            elif k + 1 < len(chain):
                forwards = b in ends[k + 1]
                assert forwards or a in ends[k + 1], f"{name}: the river breaks at {course[k]}"
            else:
                forwards = a in ends[k - 1]
            out.append(i if forwards else ~i)
        for i in chain:
            arcs[i]["river"] = name
        rivers.append({"name": name, "width": [w0, w1], "arcs": out})

    polys = {n: Polygon(outline(refs[n])) for n in names}
    crossed = [n for n in names if not polys[n].is_valid]
    if crossed:
        sys.exit(f"lines crossed while relaxing or warping, nothing written: {', '.join(crossed)}")
    out = {}
    for n in names:
        hard = [LineString(arcs[i]["points"]) for i in map(lambda i: max(i, ~i), refs[n]) if arcs[i]["kind"] == "mountain"]
        soft = [LineString(arcs[i]["points"]) for i in map(lambda i: max(i, ~i), refs[n]) if arcs[i]["kind"] != "mountain"]
        spot = shapely.maximum_inscribed_circle(polys[n], 0.2)
        cx, cy = spot.coords[0]
        out[n] = {"ring": refs[n],
                  "inner": {"x": round(cx, 1), "y": round(cy, 1), "r": round(spot.length, 1)},
                  **place(regions[n]["name"], regions[n]["settlement"], polys[n], unary_union(hard), unary_union(soft),
                          box(13, 13, W - 13, H - 13))}
    result = {"schema": 1, "width": W, "height": H, "arcs": arcs, "regions": out,
              "waters": {"sea": {"ring": refs["sea"]}, "rhun": {"ring": refs["rhun"]}}, "rivers": rivers}
    write(result, sys.argv[2])


def downstream_ends(sheet, by_pair, name):
    """End points of the arcs of all other rivers, and of the coast."""
    for other, _, _, course in RIVERS:
        if other != name:
            for c in course:
                pts = sheet.arcs[by_pair[tuple(c.split("|"))]]["pts"]
                yield pts[0], pts[-1]
    for a in sheet.arcs:
        if a["kind"] == "coast":
            yield a["pts"][0], a["pts"][-1]


def write(result, path):
    """JSON with one arc, one region, one river a line: readable, and changes show in a diff."""
    row = lambda v: json.dumps(v, ensure_ascii=False, separators=(",", ":"))
    rows = lambda items: ",\n".join("  " + i for i in items)
    text = ["{", f' "schema": 1, "width": {W:g}, "height": {H:g},',
            ' "arcs": [', rows(row(a) for a in result["arcs"]), " ],",
            ' "regions": {', rows(f"{row(k)}: {row(v)}" for k, v in result["regions"].items()), " },",
            ' "waters": {', rows(f"{row(k)}: {row(v)}" for k, v in result["waters"].items()), " },",
            ' "rivers": [', rows(row(r) for r in result["rivers"]), " ]", "}", ""]
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(text))


if __name__ == "__main__":
    main()
