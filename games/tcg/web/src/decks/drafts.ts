// Decks as they were left in this browser, until the server has them.

export interface Draft {
  name: string;
  text: string;
  /** The version on the server that it was made of; 0 for a new one. */
  version: number;
}

const KEY = 'westmarch-draft-';
const nameOf = (id: string | undefined): string => `${KEY}${id ?? 'new'}`;

export const drafts = {
  of(id?: string): Draft | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null');
      return isDraft(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  keep(id: string | undefined, draft: Draft): void {
    try {
      localStorage.setItem(nameOf(id), JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  },
  forget(id?: string): void {
    try {
      localStorage.removeItem(nameOf(id));
    } catch {
      // There was nothing.
    }
  },
};

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { name, text, version } = value as Partial<Draft>;
  return typeof name === 'string' && typeof text === 'string' && typeof version === 'number';
}
