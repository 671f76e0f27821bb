// The map under the fingers: keys, clicks, long presses, what screen readers find.
import { createRawSnippet, flushSync, mount, unmount, type ComponentProps, type Snippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsOf } from './demo-position';
import type { Label } from './labels';
import WorldMap from './WorldMap.svelte';

const names = wordsOf('en').regions;
let map: Record<string, unknown> | undefined;
/** Tells the map how large its window is, as a browser does when it has laid out the page. */
let lay: (width: number, height: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: (entries: { contentRect: { width: number; height: number } }[]) => void) {
        lay = (width, height) => (told([{ contentRect: { width, height } }]), flushSync());
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.setPointerCapture = () => {};
});

afterEach(() => {
  if (map) void unmount(map);
  vi.unstubAllGlobals();
});

function show(props: Partial<ComponentProps<typeof WorldMap>>) {
  document.body.innerHTML = '';
  map = mount(WorldMap, { target: document.body, props: { names, label: 'The map', ...props } });
  flushSync();
  return document.querySelector<SVGElement>('[role=listbox]')!;
}

const region = (id: string) => document.querySelector<SVGElement>(`[data-region="${id}"]`)!;
const press = (list: Element, key: string, shiftKey = false) => {
  list.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
  flushSync();
};
const here = (list: Element) => document.getElementById(list.getAttribute('aria-activedescendant')!)?.dataset.region;
const pointer = (target: Element, type: string, clientX: number, more = {}) =>
  target.dispatchEvent(new MouseEvent(type, { clientX, clientY: 0, bubbles: true, ...more }));

test('every region is an option with its name', () => {
  const list = show({ marks: { moria: 'chosen' } });
  const options = [...list.querySelectorAll('[role=option]')];
  expect(options.map((o) => o.getAttribute('aria-label')).sort()).toEqual(Object.values(names).sort());
  expect(options.filter((o) => o.getAttribute('aria-selected') === 'true')).toEqual([region('moria')]);
});

test('arrow keys walk over the marked regions, with Shift over all; Enter chooses', () => {
  const onregion = vi.fn();
  const list = show({ marks: { bree: 'option', dale: 'option', umbar: 'option' }, focus: 'bree', onregion });
  press(list, 'ArrowRight');
  expect(here(list)).toBe('dale');
  press(list, 'ArrowDown');
  expect(here(list)).toBe('umbar');
  press(list, 'ArrowRight', true);
  expect(here(list)).toBe('near-harad');
  press(list, 'Enter');
  expect(onregion).toHaveBeenCalledExactlyOnceWith('near-harad');
});

test('a click chooses, a drag does not', () => {
  const onregion = vi.fn();
  show({ onregion });
  const moria = region('moria');
  pointer(moria, 'pointerdown', 10);
  pointer(moria, 'pointerup', 10);
  pointer(moria, 'click', 10);
  expect(onregion).toHaveBeenCalledExactlyOnceWith('moria');
  pointer(moria, 'pointerdown', 10);
  pointer(moria, 'pointermove', 60);
  pointer(moria, 'pointerup', 60);
  pointer(moria, 'click', 60);
  expect(onregion).toHaveBeenCalledOnce();
});

test('a second button or a long press inspects, and is no choice', () => {
  vi.useFakeTimers();
  const [onregion, oninspect] = [vi.fn(), vi.fn()];
  show({ onregion, oninspect });
  pointer(region('fangorn'), 'contextmenu', 10);
  expect(oninspect).toHaveBeenLastCalledWith('fangorn');
  pointer(region('moria'), 'pointerdown', 10);
  vi.advanceTimersByTime(600);
  expect(oninspect).toHaveBeenLastCalledWith('moria');
  pointer(region('moria'), 'pointerup', 10);
  pointer(region('moria'), 'click', 10);
  expect(onregion).not.toHaveBeenCalled();
  vi.useRealTimers();
});

const sheet = () => document.querySelector<HTMLElement>('.sheet')!.style;

test('nothing is arranged before the window has a size; then at once, with what was to be shown before', () => {
  const over = createRawSnippet<[number, number]>((_, arranged) => ({ render: () => `<g data-arranged="${arranged()}"></g>` }));
  const arranged = () => document.querySelector<SVGElement>('[data-arranged]')?.dataset.arranged;
  show({ over: over as Snippet<[number, number, Label[], boolean]>, room: { left: 0, fills: true, least: 0 } });
  expect([arranged(), sheet().transform]).toEqual([undefined, '']);
  (map!.showAll as (regions: string[], most: number) => void)(['moria'], 2);
  lay(800, 600);
  expect(arranged()).toBe('2');
  expect(sheet().transform).toContain('scale(2)');
});
