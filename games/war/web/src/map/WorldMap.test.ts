// The map under the fingers: keys, clicks, long presses, what screen readers find.
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsOf } from './demo-position';
import WorldMap from './WorldMap.svelte';

const names = wordsOf('en').regions;
let map: Record<string, unknown> | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
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
