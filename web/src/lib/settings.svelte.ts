// What somebody likes: kept in his browser, and nowhere else.

import { LANGUAGES, type Language } from './words';
import { preferred } from './speech.svelte';

export const THEMES = ['auto', 'parchment', 'night'] as const;
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sounds: boolean;
  /** A question with only one answer is answered by itself, after a moment. */
  passes: boolean;
  /** Things are told apart by patterns, not by colours alone. */
  patterns: boolean;
  /** Matches as text: headings, lists and buttons. */
  text: boolean;
  /** The first steps were read. */
  coached: boolean;
  /** All answers stand in a list, whatever can be done by hand. */
  list: boolean;
}

const KEY = 'westmarch-settings';

function kept(): Settings {
  const usual: Settings = {
    language: preferred(),
    theme: 'auto',
    speed: 'normal',
    sounds: false,
    passes: true,
    patterns: false,
    text: false,
    coached: false,
    list: false,
  };
  try {
    const settings = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return settings.language in LANGUAGES ? settings : { ...settings, language: usual.language };
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(kept());

/** Keeps the settings, and shows them in the page. */
export function keepSettings(): void {
  const page = document.documentElement;
  page.dataset.theme = theme();
  page.dataset.speed = settings.speed;
  page.dataset.patterns = String(settings.patterns);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;
let isDark = $state(dark?.matches ?? false);
dark?.addEventListener('change', () => (isDark = dark.matches));

/** The theme that is shown. */
export function theme(): 'parchment' | 'night' {
  if (settings.theme !== 'auto') return settings.theme;
  return isDark ? 'night' : 'parchment';
}
