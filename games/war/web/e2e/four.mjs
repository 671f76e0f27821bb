// War of the Ring for four: the lobby, one device for four people, and a game in four browsers: tools/in-a-browser
// games/war/web/e2e/four.mjs [part of a step]
//
// Dice are rolled by the server, so that the exchange of cards is played from the first question, and what armies do from a position
// from which no action die is rolled before the end.

import { mustBeAccessibleAsShown as mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { SITE, mustBecome, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, answer, answerBy, openMatch, settle } from '../../../../web/e2e/table.mjs';
import { openMenu, openTab, takeOver } from './seat.mjs';

const SEATS = ['gondor', 'rohan', 'witch-king', 'saruman'];
/** Plans that were asked for while the last answer was given come too late: the game is over. */
const LATE = /status of 409/;

/** The Armies of Rohan can reach those of Gondor, and Isengard attacks two that stand apart; the Shadow has points enough at the end of the turn. */
const LAST = `set players: 4
set turn: 5
set phase: actions
set acting: fp
set next fp: rohan
set next sh: saruman
set pool fp: 4
set pool sh: 7
set dice fp: army
set dice sh: army, event
set politics gondor: 0 active
set politics rohan: 0 active
set politics sauron: 0 active
set politics isengard: 0 active
set folde: 2 rohan-regular
set druadan-forest: 3 gondor-regular
set edoras: rohan-regular
set fords-of-isen: rohan-regular, gondor-regular
set orthanc: none
set gap-of-rohan: 6 isengard-regular
set captured: minas-tirith, dol-amroth, pelargir, lorien, helms-deep, dale
set minas-tirith: 2 sauron-regular
set dol-amroth: sauron-regular
set pelargir: sauron-regular
set lorien: sauron-regular
set helms-deep: isengard-regular
set dale: southrons-regular
set saruman took: helms-deep, dale
set hand gondor: fp-char-05
set hand rohan: fp-strat-15
set hand witch-king: sh-char-03
set hand saruman: sh-strat-09
`;

/** Four people: who makes the match sits as Gondor, the others come by the links of their seats. */
async function four(visitor, make, settings = {}) {
  const pages = {};
  for (const seat of SEATS) {
    pages[seat] = await visitor({ excused: LATE });
    await settle(pages[seat], settings[seat]);
  }
  const { gondor, ...others } = pages;
  await make(gondor);
  await gondor.locator('[data-invite]').nth(2).waitFor();
  const links = await gondor.locator('[data-invite]').evaluateAll((all) => all.map((each) => each.dataset.invite));
  for (const [seat, page] of Object.entries(others)) {
    await page.goto(links.find((link) => link.endsWith(`seat=${seat}`)));
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    const offered = await page.locator('[data-seat].mine').getAttribute('data-seat');
    if (offered !== seat) throw new Error(`the link for ${seat} offers ${offered}`);
    await page.locator('[data-who]').waitFor();
    if (seat === 'rohan') await mustBeAccessible(page, 'an invitation to a team');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.waitForURL(/match/);
  }
  for (const page of Object.values(pages)) await page.waitForSelector('main.table');
  return pages;
}

/** Whoever is asked first of these. */
const firstAsked = (pages) =>
  Promise.race(Object.entries(pages).map(([seat, page]) => page.waitForSelector(`${READY} [data-option], [data-over]`).then(() => seat)));

/** Plays by everybody's plan until something is to be seen. */
async function playUntil(pages, plans, [seat, selector]) {
  const seen = pages[seat].locator(selector).first();
  for (let answers = 0; answers < 200; answers++) {
    const next = await Promise.race([firstAsked(pages), seen.waitFor({ state: 'attached' }).then(() => undefined)]);
    if (next === undefined || (await seen.count()) > 0) return;
    await answerBy(pages[next], plans[next], -1);
  }
  throw new Error(`never seen: ${selector}`);
}

const handOf = (page) => page.locator('[data-hand] [data-card]').evaluateAll((all) => all.map((each) => each.dataset.card).sort());

/** Waits until somebody holds this. */
const mustHold = (page, cards) =>
  mustBecome(
    page,
    (cards) =>
      [...document.querySelectorAll('[data-hand] [data-card]')]
        .map((each) => each.dataset.card)
        .sort()
        .join() === cards,
    cards.toSorted().join(),
    async () => `the hand is ${await handOf(page)} and not ${cards}`,
  );

/** Nothing of another's hand is on a page: whatever card it names is its own. */
async function mustHideOthers(pages) {
  const hands = Object.fromEntries(await Promise.all(Object.entries(pages).map(async ([seat, page]) => [seat, await handOf(page)])));
  for (const [seat, page] of Object.entries(pages)) {
    const text = await page.content();
    const others = Object.entries(hands).flatMap(([of, cards]) => (of === seat ? [] : cards));
    const seen = others.filter((card) => text.includes(card));
    if (seen.length > 0) throw new Error(`${seat} sees ${seen}`);
    if ((await page.locator('[data-player] [data-backs]').count()) !== 3) throw new Error(`${seat} does not see three hands as backs`);
  }
  return hands;
}

const steps = {
  'a table for four is set up in teams': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page);
      await page.goto(`${SITE}/create?game=war&with=anybody`);
      await page.getByRole('radiogroup', { name: 'How many seats' }).getByText('4').click();
      const teams = page.locator('[data-team]');
      await teams.nth(1).waitFor();
      const names = await teams.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      if (names.join() !== 'Free Peoples,Shadow') throw new Error(`the teams are ${names}`);
      await page.getByLabel('Who plays Saruman').selectOption('program:easy');
      await page.getByLabel('Team-mates may talk in private').uncheck();
      await mustBeAccessible(page, 'a table for four, set up');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('heading', { level: 1, name: 'Turn 1' }).waitFor();
      await page.locator('[data-seat=saruman]', { hasText: 'program' }).waitFor();
      await mustBeAccessible(page, 'a table for four that waits');
      const guest = await visitor();
      await settle(guest);
      await guest.goto(`${SITE}/lobby`);
      await guest.locator('li', { hasText: 'for four' }).getByRole('button').first().click();
      await guest.locator('aside [data-team]').nth(1).waitFor();
      await guest.getByRole('radiogroup').getByText('Witch-king').click();
      await guest.getByRole('button', { name: 'Sit down as Witch-king' }).click();
      await page.locator('[data-seat=witch-king] bdi', { hasNotText: 'free' }).waitFor();
    }),

  'one device for four: nobody sees another hand': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page);
      await page.goto(`${SITE}/create?game=war&with=device`);
      await page.getByRole('radiogroup', { name: 'How many seats' }).getByText('4').click();
      await page.getByRole('button', { name: 'Begin' }).click();
      const hands = {};
      // Everybody is asked whether he wants to exchange a card.
      for (const seat of SEATS) {
        const take = page.getByRole('button', { name: /I am/ });
        await take.waitFor();
        if ((await page.locator('[data-card], [data-backs], main.table').count()) > 0)
          throw new Error('the table is seen while it is passed');
        if (seat === 'gondor') await mustBeAccessible(page, 'passing the device');
        const name = await take.textContent();
        await takeOver(page);
        await page.waitForSelector(READY);
        hands[name.trim()] = await handOf(page);
        await answer(page, 'no');
      }
      const all = Object.values(hands).flat();
      if (Object.keys(hands).length !== 4 || new Set(all).size !== 8) throw new Error(`hands: ${JSON.stringify(hands)}`);
    }),

  'four browsers: an exchange within a team, with keys, and talk that keeps to the rule': () =>
    withBrowser(async (visitor) => {
      const make = (page) => openMatch(page, { game: 'war', seats: ['me', 'open', 'open', 'open'], setup: 'set players: 4' }, 'Gaffer');
      const pages = await four(visitor, make, { rohan: { list: false } });
      const { gondor, rohan, saruman } = pages;
      await gondor.waitForSelector(READY);
      const hands = await mustHideOthers(pages);
      await openTab(gondor, 'Talk');
      await gondor.locator('[data-team-rule]', { hasText: 'Cards are neither shown nor discussed' }).waitFor();
      await gondor.locator('.drawer').getByLabel('To').selectOption('team');
      await gondor.locator('[role=tabpanel] form input').fill('I want to exchange.');
      await gondor.locator('[role=tabpanel] form button').click();
      await openTab(rohan, 'Talk');
      await rohan.getByText('I want to exchange.').waitFor();
      await openTab(saruman, 'Talk');
      if ((await saruman.getByText('I want to exchange.').count()) > 0) throw new Error('the enemy reads it');
      await mustBeAccessible(gondor, 'a table for four with talk');
      for (const page of [rohan, saruman, gondor]) await page.keyboard.press('Escape');
      await answer(gondor, 'yes');
      // Rohan answers with keys alone.
      await rohan.locator('.question h2', { hasText: 'exchange' }).waitFor();
      await rohan.keyboard.press('1');
      await gondor.locator(`${READY} [data-option="${hands.gondor[0]}"]`).waitFor();
      await answer(gondor, hands.gondor[0]);
      await rohan.locator(`[data-card="${hands.rohan[0]}"].glows`).press('Enter');
      await mustHold(gondor, [hands.rohan[0], hands.gondor[1]]);
      await mustHold(rohan, [hands.gondor[0], hands.rohan[1]]);
      await saruman.getByText('cards were exchanged').first().waitFor({ state: 'attached' });
      await mustHideOthers(pages);
      // Who leaves his team leaves his seat to a program.
      await openMenu(saruman);
      await saruman.getByRole('button', { name: 'Leave your seat' }).click();
      await saruman.getByRole('dialog').getByText('A program plays on for you.').waitFor();
      await saruman.locator('dialog button.risk').click();
      await openTab(gondor, 'Log');
      await gondor.getByText('left. A program plays on.').first().waitFor();
    }),

  'four browsers: a mixed Army by consent, one by an attack, and who has won for himself': () =>
    withBrowser(async (visitor) => {
      const pages = await four(visitor, (page) =>
        openMatch(page, { game: 'war', seats: ['me', 'open', 'open', 'open'], setup: LAST }, 'Gaffer'),
      );
      const { gondor, rohan } = pages;
      const idle = ['none', 'no', 'done'];
      await gondor.locator('.asked', { hasText: 'Rohan (' }).waitFor();
      await gondor.locator('[data-player=gondor] [data-leads]').waitFor();
      // One unit of Rohan goes to Gondor's: both are asked, and it is lit where.
      const march = {
        ...Object.fromEntries(SEATS.map((seat) => [seat, idle])),
        rohan: ['army', 'move-armies', 'folde', 'druadan-forest', ...idle],
      };
      await playUntil(pages, march, ['gondor', '.question h2:text("one mixed Army")']);
      await gondor.locator('.question h2', { hasText: 'Drúadan Forest' }).waitFor();
      await gondor.locator('.marks .target').waitFor({ state: 'attached' });
      await mustBeAccessible(gondor, 'asked for a mixed Army');
      await answer(gondor, 'yes');
      await answer(rohan, 'yes');
      for (const page of Object.values(pages))
        await page.locator('[data-army=druadan-forest] [data-mixed=gondor]').waitFor({ state: 'attached' });
      // Two Armies that stand apart are one when they are attacked; the leading player commands it.
      await gondor.locator('[data-army=fords-of-isen] [data-apart]').waitFor({ state: 'attached' });
      const attack = { ...march, saruman: ['army', 'attack', 'gap-of-rohan', 'fords-of-isen', ...idle] };
      await playUntil(pages, attack, ['gondor', '[data-army=fords-of-isen] [data-mixed=gondor]']);
      await playUntil(pages, { ...attack, 'witch-king': ['skip', 'event', 'draw-event', ...idle] }, ['saruman', '[data-over]']);
      for (const page of Object.values(pages)) {
        await page.locator('[data-best=witch-king]').waitFor();
        await page.getByText('The best of the winners: Witch-king, with 7 personal points.').waitFor();
      }
      await pages['saruman'].getByRole('heading', { level: 1, name: /^You win/ }).waitFor();
      await gondor.getByRole('heading', { level: 1, name: 'Victory: Shadow' }).waitFor();
      await mustBeAccessible(gondor, 'the end of a game for four');
    }),
};

await run('Four players', steps);
