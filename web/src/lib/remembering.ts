// Things of which there are many, and of which few change at a time: each is made again only if what it is made of is not the same.

/** Gives what was made last for a key, unless something that it is made of has changed. */
export function remembering<T>(): (key: string, of: readonly unknown[], make: () => T) => T {
  const known = new Map<string, { of: readonly unknown[]; made: T }>();
  return (key, of, make) => {
    const last = known.get(key);
    if (last && last.of.length === of.length && of.every((each, at) => each === last.of[at])) return last.made;
    const made = make();
    known.set(key, { of, made });
    return made;
  };
}
