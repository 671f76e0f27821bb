// Draws the icons of the installed client from public/icon.svg: node e2e/icons.mjs

import { readFile } from 'node:fs/promises';
import { alone } from './browser.mjs';

const folder = new URL('../public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
// Masks cut the corners off by themselves, and may take a tenth of every side.
const maskable = svg
  .replace('viewBox="0 0 64 64"', 'viewBox="-4 -4 72 72"')
  .replace('<rect width="64" height="64" rx="14"', '<rect x="-4" y="-4" width="72" height="72"');

await alone(async (visitor) => {
  const page = await visitor();
  for (const [name, size, drawing] of [
    ['icon-192', 192, svg],
    ['icon-512', 512, svg],
    ['icon-maskable-512', 512, maskable],
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
    await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
  }
});
