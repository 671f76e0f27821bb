// What comes from the server is told anew every time, though little of it has changed. Parts that are as they were stay the same
// objects, so that whoever draws them can see at a glance that there is nothing to draw.

/** What has come, made of the parts from before wherever they are equal. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  const made: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {};
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = shared(before[key], now[key]);
    isSame &&= key in before && made[key] === before[key];
  }
  return (isSame ? before : made) as T;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
