// How many clicks the things take that are done most often, on a real table: tools/in-a-browser games/war/web/e2e/clicks.mjs [step …]

import { run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';
import { clickRegion, pointOf } from './hand.mjs';
import { takeOver } from './seat.mjs';

const ACTIONS = (acting, own, rest = '') => `set phase: actions
set acting: ${acting}
set dice ${acting}: ${own}
set dice ${acting === 'fp' ? 'sh' : 'fp'}: event
${rest}`;

const CARRIED = 'set politics gondor: 0 active\nset minas-tirith: 3 gondor-regular, gondor-elite, gondor-leader';

/**
 * In a page: how long plans were waited for that have come since this was asked last. A page that is being opened asks for them before
 * it can show the question, so only the time after that counts.
 */
function waited() {
  const plans = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/plans'));
  performance.clearResourceTimings();
  return plans.map(({ startTime, responseEnd }) => Math.max(0, responseEnd - Math.max(startTime, window.askedAt)));
}

/** A table with its mouse: every click is counted, and how long plans took is written down. */
class Table {
  clicks = 0;
  took = [];

  static async open(visitor, setup) {
    const table = new Table();
    table.page = await visitor();
    await settle(table.page, { list: false });
    await table.page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector)) window.askedAt = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }, READY);
    await openMatch(table.page, { game: 'war', seats: ['me', 'me'], odds: true, setup }, 'Badger');
    table.id = new URL(table.page.url()).pathname.split('/').at(-1);
    return table.asked();
  }

  /** Waits until something can be done by hand. */
  async asked() {
    const take = this.page.getByRole('button', { name: /I am/ });
    const ready = this.page.locator(`${READY}.acting`);
    await ready.or(take).first().waitFor();
    if (await take.isVisible()) await takeOver(this.page);
    await ready.waitFor();
    this.took.push(...(await this.page.evaluate(waited)));
    return this;
  }

  /** What lies in the match now, from the seat that is asked. */
  async view() {
    const answer = await this.page.request.get(new URL(`/api/matches/${this.id}`, this.page.url()).href);
    return (await answer.json()).view;
  }

  /** Waits until the match is as it should be; a page that is drawn so often without it will not come to it. */
  async until(what, isSo) {
    for (let frames = 0; frames < 600; frames++) {
      const view = await this.view();
      if (isSo(view)) return view;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    throw new Error(`${what} did not happen: ${await this.page.locator('main').innerText()}`);
  }

  async region(region) {
    await this.page.locator(READY).first().waitFor();
    await clickRegion(this.page, region);
    this.clicks += 1;
    return this;
  }

  async click(selector) {
    await this.page.locator(selector).first().click();
    this.clicks += 1;
    return this;
  }

  die = (face) => this.click(`[data-tray=own] [data-thing="face ${face}"]`);

  /** No more clicks than this were needed. */
  within(most) {
    if (this.clicks > most) throw new Error(`${this.clicks} clicks instead of ${most}`);
    this.clicks = 0;
    return this;
  }
}

const units = (view, region, side) => {
  const army = view.regions[region]?.[side];
  if (!army) return 0;
  return Object.values(army.units).reduce((sum, { regulars, elites }) => sum + regulars + elites, army.nazgul);
};

const took = [];

/** A step with a table of its own. */
const at = (setup, play) => () =>
  withBrowser(async (visitor) => {
    const table = await Table.open(visitor, setup);
    await play(table);
    took.push(...table.took);
  });

const steps = {
  'a whole army moves: 2; a second one: 2 more': at(ACTIONS('fp', 'army', CARRIED), async (table) => {
    await table.region('minas-tirith');
    await table.region('lossarnach');
    await table.until('the move', (view) => units(view, 'lossarnach', 'fp') === 4);
    table.within(2);
    await table.asked();
    // The die is used, but there is more to do with it.
    await table.page.locator('[data-tray=own] .raised[data-thing="face army"]').waitFor();
    await table.region('dol-amroth');
    await table.region('erech');
    await table.until('the second move', (view) => units(view, 'erech', 'fp') === 3);
    table.within(2);
  }),

  'a whole army moves, and no other: Done; a step back takes back both, and what was taken is there again': at(
    ACTIONS('fp', 'army', CARRIED),
    async (table) => {
      await table.region('minas-tirith');
      await table.region('lossarnach');
      await table.asked();
      await table.page.locator('[data-done]').waitFor();
      await table.page.keyboard.press('u');
      await table.until('the step back', (view) => units(view, 'minas-tirith', 'fp') === 4);
      await table.page.locator('.acting h2', { hasText: 'Minas Tirith' }).waitFor();
      await table.region('lossarnach');
      await table.asked();
      await table.click('[data-done]');
      await table.until('the end of the action', (view) => view.acting === 'sh');
    },
  ),

  'a part of an army moves: 5': at(ACTIONS('fp', 'army', CARRIED), async (table) => {
    await table.region('minas-tirith');
    await table.click('[data-less=gondor-regular]');
    await table.click('[data-less=gondor-regular]');
    await table.click('[data-less=gondor-elite]');
    await table.region('lossarnach');
    await table.until('the move', (view) => units(view, 'lossarnach', 'fp') === 1 && units(view, 'minas-tirith', 'fp') === 3);
    table.within(5);
  }),

  'an army is dragged': at(ACTIONS('fp', 'army', CARRIED), async (table) => {
    const to = await pointOf(table.page, 'lossarnach');
    const from = await table.page.locator('[data-army=minas-tirith]').boundingBox();
    const { mouse } = table.page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
    await table.until('the move', (view) => units(view, 'lossarnach', 'fp') === 4);
  }),

  'an attack with all: 2, and its chance stands there before': at(
    ACTIONS(
      'sh',
      'army',
      `set politics sauron: 0 active
set eastern-emyn-muil: 2 gondor-regular, gondor-elite, gondor-leader
set noman-lands: 4 sauron-regular, sauron-elite, 2 nazgul`,
    ),
    async (table) => {
      await table.region('noman-lands');
      await table.page.locator('[data-aim=eastern-emyn-muil] .chance').waitFor();
      await table.region('eastern-emyn-muil');
      await table.until('the battle', (view) => view.battle?.to === 'eastern-emyn-muil');
      table.within(2);
    },
  ),

  'losses: 1': at(
    ACTIONS(
      'sh',
      'army',
      `set politics sauron: 0 active
set eastern-emyn-muil: 5 gondor-regular, gondor-elite
set noman-lands: 5 sauron-regular`,
    ),
    async (table) => {
      await table.region('noman-lands');
      await table.region('eastern-emyn-muil');
      const proposal = table.page.locator(`${READY} [data-proposal]`).first();
      const take = table.page.getByRole('button', { name: /I am/ });
      const on = table.page.locator(`${READY} :is([data-done], [data-way=no])`).first();
      // A round without a hit is followed by another one.
      for (let at = 0; at < 20; at++) {
        await proposal.or(take).or(on).first().waitFor();
        if (await proposal.isVisible()) break;
        await ((await take.isVisible()) ? takeOver(table.page) : on.click());
      }
      const { battle } = await table.view();
      const all = (view) => units(view, 'eastern-emyn-muil', 'fp') + units(view, 'noman-lands', 'sh');
      const before = all(await table.view());
      table.clicks = 0;
      await table.page.locator(`${READY} [data-proposal] strong`, { hasText: '%' }).first().waitFor();
      await table.click('[data-proposal]');
      await table.until(`losses in round ${battle.round}`, (view) => all(view) < before);
      table.within(1);
    },
  ),

  'the Fellowship moves: 2, and the chance to be found stands there before': at(ACTIONS('fp', 'character'), async (table) => {
    await table.click('[data-piece=fellowship]');
    await table.page.locator('[data-way=move-fellowship] [data-risk]', { hasText: 'found 0%' }).waitFor();
    await table.click('[data-way=move-fellowship]');
    await table.until('the move', (view) => view.fellowship.progress === 1);
    table.within(2);
  }),

  'the Fellowship phase: 1': at('set phase: fellowship\nset progress: 2\nset companions: strider, legolas, gimli', async (table) => {
    await table.click('[data-done]');
    await table.until('the end of the phase', (view) => view.phase !== 'fellowship');
    table.within(1);
  }),

  'with keys: F and Enter move the Fellowship': at(ACTIONS('fp', 'character'), async (table) => {
    const { keyboard } = table.page;
    await keyboard.press('f');
    await table.page.locator('[data-way=move-fellowship].main').waitFor();
    await keyboard.press('Enter');
    await table.until('the move', (view) => view.fellowship.progress === 1);
  }),

  'with keys: the die at a place, arrows to an army, Enter, the letter of a target, Space': at(
    ACTIONS('fp', 'army, muster', 'set politics gondor: 0 active'),
    async (table) => {
      const { keyboard } = table.page;
      const armies = (view) => JSON.stringify(Object.entries(view.regions).map(([id, { fp }]) => [id, fp]));
      const before = armies(await table.view());
      await keyboard.press('2');
      await table.page.locator('.acting h2', { hasText: 'Muster' }).waitFor();
      await keyboard.press('Escape');
      await table.page.locator('.acting h2', { hasText: 'Your action' }).waitFor();
      await keyboard.press('1');
      await table.page.locator('.acting h2', { hasText: 'Army' }).waitFor();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await table.page.locator('[data-aim]').first().waitFor();
      await keyboard.press('q');
      await table.until('the move', (view) => armies(view) !== before);
      await table.asked();
      await table.page.locator('[data-done]').waitFor();
      await table.page.evaluate(() => document.activeElement.blur());
      await keyboard.press('Space');
      await table.until('the end of the action', (view) => view.acting === 'sh');
    },
  ),

  'Nazgûl fly: 2 each': at(ACTIONS('sh', 'character', 'set minas-morgul: 2 nazgul\nset dol-guldur: nazgul'), async (table) => {
    await table.region('minas-morgul');
    await table.region('weather-hills');
    await table.until('the flight', (view) => units(view, 'weather-hills', 'sh') === 2);
    table.within(2);
    await table.asked();
    await table.region('dol-guldur');
    await table.region('carrock');
    await table.until('the second flight', (view) => units(view, 'carrock', 'sh') === 1);
    table.within(2);
  }),

  'two figures are recruited: 4': at(ACTIONS('fp', 'muster', 'set politics gondor: 0 active'), async (table) => {
    const before = await table.view();
    const now = (view, region) => units(view, region, 'fp') - units(before, region, 'fp');
    await table.region('pelargir');
    await table.click('[data-way=gondor-regular]');
    await table.until('the first', (view) => now(view, 'pelargir') === 1);
    await table.asked();
    await table.region('dol-amroth');
    await table.click('[data-way=gondor-regular]');
    await table.until('the second', (view) => now(view, 'dol-amroth') === 1);
    table.within(4);
  }),

  'an Event card: 2 up to its own targets': at(ACTIONS('fp', 'event', 'set hand: fp-char-05'), async (table) => {
    await table.click('[data-card=fp-char-05]');
    await table.click('[data-way=play-event], [data-way=fp-char-05]');
    await table.until('the card', (view) => !view.cards.hand.includes('fp-char-05'));
    table.within(2);
  }),
};

await run('Clicks', steps);
took.sort((one, other) => one - other);
const share = (part) => took[Math.min(took.length - 1, Math.floor(took.length * part))]?.toFixed(1);
console.log(`  plans were there after ${share(0.5)} ms, 95 % after ${share(0.95)} ms, all after ${share(1)} ms (${took.length} questions)`);
