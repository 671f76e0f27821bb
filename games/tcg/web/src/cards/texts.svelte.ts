// What cards say, in the language of the page. It is made by the server, fetched once for each language when a card is to be
// read, and kept; until it is there a card says nothing.

import { language } from '@house/lib/speech.svelte';
import type { TcgTexts } from '../wire';

type Texts = TcgTexts['cards'];

let known: Record<string, Texts> = $state.raw({});
const asked = new Set<string>();

async function ask(wanted: string): Promise<void> {
  if (asked.has(wanted)) return;
  asked.add(wanted);
  try {
    const answer = await fetch(`/api/games/tcg/texts/${wanted}`);
    const texts = answer.ok ? ((await answer.json()) as TcgTexts | null) : null;
    if (texts) known = { ...known, [wanted]: texts.cards };
  } catch {
    // Whoever reads another card asks again.
    asked.delete(wanted);
  }
}

/** The paragraphs of a card. */
export function sentenceOf(code: string): string[] {
  const wanted = language();
  if (!known[wanted]) void ask(wanted);
  return known[wanted]?.[code] ?? [];
}
