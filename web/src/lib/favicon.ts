// The sign of the page in the browser's tabs, with the number of matches that wait.

const ICON = '/icon.svg';
let drawn: Promise<string> | undefined;

/** The icon with a number in its corner. More than nine are told as nine and more. */
export function badged(icon: string, count: number): string {
  const text = count > 9 ? '9+' : String(count);
  const badge = `<circle cx="44" cy="20" r="20" fill="#b3121f"/><text x="44" y="30" text-anchor="middle" font-family="sans-serif" font-size="${text.length > 1 ? 24 : 30}" font-weight="700" fill="#fff">${text}</text>`;
  return icon.replace(/<\/svg>\s*$/, `${badge}</svg>`);
}

/** Shows the number, or the plain icon if nothing waits. */
export async function showWaiting(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  if (count === 0) return void (link.href = ICON);
  drawn ??= fetch(ICON).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(ICON))));
  try {
    link.href = `data:image/svg+xml,${encodeURIComponent(badged(await drawn, count))}`;
  } catch {
    // The number also stands in the title.
    drawn = undefined;
  }
}
