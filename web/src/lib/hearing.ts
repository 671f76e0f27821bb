// The log of a match as far as this browser has heard it. The newest lines come by themselves; what is missing before them
// is fetched part by part.

import type { Line, LogPage } from '../wire';

/** Lines that are missing: those after one number, up to another. */
export interface Gap {
  after: number;
  upTo: number;
}

/** The lines with a part of those that were missing, and what is still missing. */
export function filled(lines: Line[], gap: Gap, page: LogPage): { lines: Line[]; gap: Gap | null } {
  const end = Math.min(page.end, gap.upTo);
  const isOfPage = ({ number }: Line) => number > gap.after && number <= end;
  const before = lines.filter(({ number }) => number <= gap.after);
  const after = lines.filter(({ number }) => number > end);
  const rest = end < gap.upTo && page.end > gap.after ? { after: end, upTo: gap.upTo } : null;
  return { lines: [...before, ...page.lines.filter(isOfPage), ...after], gap: rest };
}

/** What is missing when lines after `after` come to somebody who has heard those up to `heard`, and may miss some already. */
export function gapWith(gap: Gap | null, heard: number, after: number): Gap | null {
  if (after <= heard) return gap;
  return { after: gap?.after ?? heard, upTo: after };
}
