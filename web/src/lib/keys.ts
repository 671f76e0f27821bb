// Keys of a match, by where they lie on the keyboard (`event.code`): so they are the same on every keyboard.

/** Targets and ways, in their order. Letters that mean something else everywhere are left out. */
export const AIM_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyT', 'KeyA', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyV', 'KeyB', 'KeyY'];

/** What stands on a key. */
export const labelOf = (code: string): string => code.replace(/^Key/, '');

/** The digit of a key. */
export const digitOf = (code: string): number | undefined => {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
};
