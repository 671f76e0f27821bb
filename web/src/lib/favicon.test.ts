// The number in the browser's tab.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badged, showWaiting } from './favicon';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>\n';
const link = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')!;

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(ICON)));
});
afterEach(() => vi.unstubAllGlobals());

test('a number stands in the corner of the icon', () => {
  expect(badged(ICON, 3)).toMatch(/<rect\/><circle.*>3<\/text><\/svg>$/);
  expect(badged(ICON, 12)).toContain('>9+</text>');
});

test('it is shown while matches wait, and no longer', async () => {
  await showWaiting(2);
  expect(decodeURIComponent(link().href)).toMatch(/^data:image\/svg\+xml,<svg.*>2<\/text>/);
  await showWaiting(0);
  expect(link().getAttribute('href')).toBe('/icon.svg');
});
