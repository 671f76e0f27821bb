// Names that nobody else makes: for answers, so that one that is sent twice counts once.

/** A random name. `crypto.randomUUID` is missing on pages without https, as in a home network. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
