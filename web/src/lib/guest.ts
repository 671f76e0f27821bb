// A harmless name for a guest, until he thinks of one.

import { say } from './speech.svelte';

export function guestName(): string {
  const names = say('guest-names')
    .split(',')
    .map((name) => name.trim());
  const name = names[Math.floor(Math.random() * names.length)];
  return `${name} ${2 + Math.floor(Math.random() * 998)}`;
}
