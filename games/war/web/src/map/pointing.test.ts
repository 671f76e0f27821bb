import { expect, test, vi } from 'vitest';
import { Pointing } from './pointing';

const at = (clientX: number, clientY = 0, pointerType = 'mouse') => ({ clientX, clientY, pointerType }) as PointerEvent;

test('what comes to lie under a mouse that rests is pointed at when the mouse is moved', () => {
  const pointed = vi.fn();
  const pointing = new Pointing(pointed);
  pointing.move(at(10), 'moria');
  pointing.move(at(11), 'moria');
  expect(pointed.mock.calls).toEqual([['moria']]);
  // The camera moves.
  pointing.move(at(11), 'lorien');
  expect(pointed).toHaveBeenCalledOnce();
  pointing.move(at(12), 'lorien');
  expect(pointed).toHaveBeenLastCalledWith('lorien');
});

test('what was left is pointed at again, and so is what was clicked; a finger points at nothing', () => {
  const pointed = vi.fn();
  const pointing = new Pointing(pointed);
  pointing.move(at(1), 'moria');
  pointing.move(at(2), undefined);
  pointing.move(at(3), 'moria');
  expect(pointed).toHaveBeenCalledTimes(2);
  pointing.forget();
  pointing.move(at(4), 'moria');
  expect(pointed).toHaveBeenCalledTimes(3);
  pointing.move(at(9, 9, 'touch'), 'lorien');
  expect(pointed).toHaveBeenCalledTimes(3);
});
