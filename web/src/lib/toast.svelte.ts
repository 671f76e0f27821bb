// A sentence that is shown for a moment.

let shown = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;
const LASTS = 4000;

export function toast(text: string): void {
  shown = text;
  clearTimeout(timer);
  timer = setTimeout(() => (shown = ''), LASTS);
}

export const toasted = (): string => shown;
