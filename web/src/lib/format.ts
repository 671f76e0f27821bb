// Times and numbers as people of a language write them.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago: "5 minutes ago". Less than a minute is now. */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const step = STEPS.find(([, length]) => past >= length);
  return step ? format.format(-Math.floor(past / step[1]), step[0]) : format.format(0, 'second');
}

/** For how long: "5 minutes". Less than a minute is one. */
export function since(at: number, now: number, language: string): string {
  const past = Math.max(60_000, now - at);
  const [unit, length] = STEPS.find(([, length]) => past >= length)!;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(past / length));
}

/** Several things in a sentence: "Tom, Daisy and Bill". */
export function listed(things: string[], language: string): string {
  return new Intl.ListFormat(language).format(things);
}

/** A time of day. */
export function clock(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** A chance from 0 to 1. */
export function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** A number with one digit after the point. */
export function tenths(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

/** A length of time in whole minutes, hours and days. */
export function lengthOf(time: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.round(time / 60_000);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
