// Why something was not done, in the language of the reader.

import { Refusal } from './api';
import { learnWords, maybe, of, say } from './speech.svelte';
import type { Refused } from '../wire';

/** What only a client with a fault of its own would send: there is nothing that its reader could do otherwise. */
const MISUNDERSTOOD = [
  'bad-body',
  'bad-chance',
  'bad-id',
  'bad-message',
  'bad-path',
  'bad-query',
  'not-a-socket',
  'not-json',
  'unknown-deck',
  'unknown-deed',
  'unknown-game',
  'unknown-level',
  'unknown-seat',
  'wrong-method',
];

/** Where the server's own message says more than the code: in which line of a file something is wrong. */
const TELLING = ['bad-deck', 'bad-record', 'bad-setup', 'unreadable-deck'];

/** The sentence to be shown. */
export function reason({ code, message, rule, request }: Refused | Refusal): string {
  if (code === 'forbidden-by-rule') return (rule ? lawInWords(rule) : undefined) ?? message;
  const own = maybe(MISUNDERSTOOD.includes(code) ? 'no-misunderstood' : `no-${code}`);
  const said = own && TELLING.includes(code) ? `${own} (${message})` : (own ?? message);
  // Whoever runs the server finds it in the log by this.
  return request ? `${said} (${request})` : said;
}

/** What a rule forbids, in short: `R7.5` is the message `law-r7-5`. */
export const lawInWords = (rule: string): string | undefined => maybe(`law-${rule.toLowerCase().replaceAll('.', '-')}`);

/** The same of anything that was thrown. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Refusal ? reason(thrown) : say('no-internal');
}

/** So much of what is wrong with a deck is told at once. */
const FAULTS = 3;

/** The same where a deck may have been refused: what is wrong with it, in the words of its game. */
export async function reasonIn(thrown: unknown, game: string): Promise<string> {
  const faults = thrown instanceof Refusal ? (thrown.deck?.faults ?? []) : [];
  if (faults.length === 0) return reasonOf(thrown);
  await learnWords([game], 'all');
  const told = faults.slice(0, FAULTS).map(({ what }) => of(game).tell(what, 'fault'));
  return say('no-deck-faults', { faults: told.join('; '), more: faults.length - told.length });
}
