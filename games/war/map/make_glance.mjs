// Makes what the small pictures of positions need of the map, from the root of the repository:
//
//     node games/war/map/make_glance.mjs
//
// `glance/places.json`: where armies stand, the outline of a region with fewer points, and the few rooms for its name that
// are best. `glance/*.webp`: the drawn map as a picture, which browsers draw many times at once far sooner than the original.
// The pictures need Chromium (CHROMIUM names another one than /usr/bin/chromium).

import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const SOURCE = new URL('../web/src/map/', import.meta.url);
const RESULT = new URL('../web/src/glance/', import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(name, SOURCE), 'utf8'));
const [shapes, places] = await Promise.all([read('shapes.json'), read('places.json')]);

/** The outline may be off by so much. */
const OFF = 1.2;
const ROOMS = 4;
const QUALITY = 0.72;

/** The points of an arc; `~i` is arc `i` backwards. */
const arc = (i) => (i >= 0 ? shapes.arcs[i].points : shapes.arcs[~i].points.toReversed());

/** Fewer points for a line (Douglas and Peucker). Each arc is made shorter by itself, so that neighbours share it. */
function fewer(points) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const far = ([x, y]) => Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
  const distances = points.map(far);
  const most = distances.indexOf(Math.max(...distances));
  if (distances[most] <= OFF) return [a, b];
  return [...fewer(points.slice(0, most + 1)).slice(0, -1), ...fewer(points.slice(most))];
}

/** As path data, step by step, which is shortest. */
function pathOf(ring) {
  const points = ring.flatMap((i) => fewer(arc(i)).slice(0, -1)).map((point) => point.map(Math.round));
  const steps = points.slice(1).map(([x, y], at) => [x - points[at][0], y - points[at][1]]);
  const text = ([x, y]) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
  return `M${text(points[0])}l${steps.map(text).join(' ').replaceAll(' -', '-')}z`;
}

/** The rooms that leave most for letters: wide ones of some height. */
function best(rooms) {
  const worth = ([, , width, height]) => Math.min(width, 130) * Math.min(height, 34);
  return rooms.toSorted((one, other) => worth(other) - worth(one)).slice(0, ROOMS);
}

const made = Object.fromEntries(
  Object.entries(shapes.regions).map(([id, { ring, label }]) => {
    const { disc, rooms } = places[id];
    const round = (numbers) => numbers.map(Math.round);
    return [id, { at: round([disc.x, disc.y]), outline: pathOf(ring), label: round([label.x, label.y]), rooms: best(rooms).map(round) }];
  }),
);
const lines = Object.entries(made).map(([id, place]) => `${JSON.stringify(id)}:${JSON.stringify(place)}`);
await writeFile(new URL('places.json', RESULT), `{\n${lines.join(',\n')}\n}\n`);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const theme of ['parchment', 'night']) {
  const drawn = await readFile(new URL(`${theme}.svg`, SOURCE), 'utf8');
  const picture = await page.evaluate(
    async ([drawn, width, height, quality]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }));
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d').drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    [drawn, shapes.width, shapes.height, QUALITY],
  );
  await writeFile(new URL(`${theme}.webp`, RESULT), Buffer.from(picture.split(',')[1], 'base64'));
}
await browser.close();
