// The colours of seats. A game may say which seat has which; otherwise they are given in the order of the seats.

export const TONES = ['blue', 'red', 'green', 'violet', 'amber'] as const;
export type Tone = (typeof TONES)[number];

/** The class of the colour of a seat. */
export function toneOf(seats: string[], seat: string, own: Record<string, Tone> = {}): string {
  const at = Math.max(0, seats.indexOf(seat));
  return `tone-${own[seat] ?? TONES[at % TONES.length]!}`;
}
