import { expect, test, vi } from 'vitest';
import { remembering } from './remembering';

test('is made once, and again when something that it is made of is another', () => {
  const [remembered, make] = [remembering<object>(), vi.fn(() => ({}))];
  const mill = { wood: 3 };
  const first = remembered('mill', [mill, 'from'], make);
  expect(remembered('mill', [mill, 'from'], make)).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(remembered('ford', [mill, 'from'], make)).not.toBe(first);
  const other = remembered('mill', [mill, 'target'], make);
  expect(other).not.toBe(first);
  expect(remembered('mill', [{ wood: 3 }, 'target'], make)).not.toBe(other);
  expect(remembered('mill', [mill], make)).not.toBe(other);
});
