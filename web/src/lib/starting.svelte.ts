// Beginning something for which one needs a name, and going there. Whoever has none gets one, and may change it.

import type { MatchInfo } from '../wire';
import { guestName } from './guest';
import { person } from './person.svelte';
import { reasonIn, reasonOf } from './refused';
import { go } from './route.svelte';

export class Starting {
  isBusy = $state(false);
  /** Why the last thing was not begun. */
  refused = $state('');

  /** Goes to the match that is made, after what is to be done `then` with it. What is refused is told in the words of the `game`. */
  async go(
    make: () => Promise<MatchInfo>,
    { then, game }: { then?: (made: MatchInfo) => Promise<unknown>; game?: string } = {},
  ): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = '';
    try {
      await person.named(guestName(), guestName);
      const made = await make();
      await then?.(made);
      go(`/match/${made.id}`);
    } catch (refusal) {
      this.refused = game ? await reasonIn(refusal, game) : reasonOf(refusal);
    }
    this.isBusy = false;
  }
}
