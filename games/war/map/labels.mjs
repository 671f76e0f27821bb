// List where the client will write the names of the regions, in every language we have, so that the drawing can leave
// those places free. Run it in games/war/web:
//
//     node ../map/labels.mjs ../words > labels.json
//
// The result is a list of [x, y, width, height], x and y the middle.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { createServer } = await import(pathToFileURL(createRequire(resolve('package.json')).resolve('vite')));
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { fitLabel } = await server.ssrLoadModule('/src/map/labels.ts');
await server.close();

const data = (name) => JSON.parse(readFileSync(`src/map/${name}.json`, 'utf8'));
const [shapes, places, advances] = [data('shapes'), data('places'), data('advances')];
const boxes = readdirSync(process.argv[2]).flatMap((language) => {
  const words = readFileSync(`${process.argv[2]}/${language}/war.ftl`, 'utf8');
  return [...words.matchAll(/^region-(\S+) = (.+)$/gm)].map(([, id, name]) => {
    const { x, y, width, height } = fitLabel(advances, name.trim(), places[id].rooms, shapes.regions[id].label);
    return [x, y, width, height].map((v) => Math.round(v * 10) / 10);
  });
});
console.log(JSON.stringify(boxes));
process.exit();
