// A whole match of any game against its weakest programs, answered by chance and with the keys of the question host:
// tools/in-a-browser web/e2e/plain.mjs GAME [most answers]
//
// For games that the client does not know it proves that they can be played in words alone.

import { mustBeAccessibleAsShown as mustBeAccessible } from './access.mjs';
import { SITE, mustFit, run, withBrowser } from './browser.mjs';
import { READY, answerBy, openMatch, settle } from './table.mjs';

const [game, most = '2000'] = process.argv.slice(2);
const PHONE = { width: 360, height: 740 };

let seed = 7;
const below = (count) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % count;

/** What the server says of the game: its seats and its levels. */
async function offered() {
  const games = await (await fetch(`${SITE}/api/games`)).json();
  const found = games.find((each) => each.game === game);
  if (!found) throw new Error(`${game} is not served; these are: ${games.map((each) => each.game).join(', ')}`);
  return found;
}

await run(
  `A match of ${game}`,
  {
    'from its first question to its end': () =>
      withBrowser(async (visitor) => {
        const { seats, levels } = await offered();
        const page = await visitor();
        await settle(page, { text: true });
        const others = { program: levels[0] };
        await openMatch(page, { game, seats: seats.map((_, at) => (at === 0 ? 'me' : others)), setup: '' });
        await page.waitForSelector(READY);
        await mustBeAccessible(page, 'a question');
        await page.setViewportSize(PHONE);
        await mustFit(page, 'a question');
        let answers = 0;
        while (await answerBy(page, [], below(97))) if (++answers > Number(most)) throw new Error(`not over after ${most} answers`);
        console.log(`  ${answers} answers`);
        await mustBeAccessible(page, 'the end');
        await page.getByRole('button', { name: 'Replay' }).click();
        await page.getByRole('region', { name: 'Replay' }).waitFor();
      }),

    'all seats at one device': () =>
      withBrowser(async (visitor) => {
        const { seats } = await offered();
        const page = await visitor();
        await settle(page, { text: true });
        await openMatch(page, { game, seats: seats.map(() => 'me'), setup: '' });
        const asked = new Set();
        const take = page.getByRole('button', { name: /I am/ });
        for (let at = 0; at < 60 && asked.size < seats.length; at++) {
          await page.locator(READY).or(take).or(page.locator('[data-over]')).first().waitFor();
          if (await page.locator('[data-over]').count()) break;
          if (await take.isVisible()) {
            asked.add(await take.textContent());
            await take.click();
            await take.waitFor({ state: 'hidden' });
          }
          await answerBy(page, [], below(97));
        }
        if (asked.size < Math.min(2, seats.length)) throw new Error('the device was never handed over');
      }),
  },
  [],
);
