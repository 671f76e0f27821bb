// The lessons, played to their end as a pupil does: by what is pointed at on the table, from the list, and with keys:
// tools/in-a-browser games/war/web/e2e/learn.mjs [part of a step]

import { mustBeAccessibleAsShown as mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, settle } from '../../../../web/e2e/table.mjs';
import { clickRegion } from './hand.mjs';

const LESSONS = ['journey', 'hunt', 'declare', 'politics', 'muster', 'armies', 'battle', 'siege', 'events', 'doom'];
const PHONE = { width: 360, height: 740 };
/** So many clicks no lesson takes, also with those that came too soon after one on the same thing. */
const MOST = 400;

async function open(page, lesson, settings = {}) {
  await settle(page, { list: false, ...settings });
  await page.goto(`${SITE}/learn/war`);
  await page.locator('ol > li').nth(LESSONS.indexOf(lesson)).getByRole('button').click();
  await page.locator('.lesson').waitFor();
}

/** What the lesson points at: what lies on the table first, then what stands beside it. */
const POINTED = ['[data-piece]:has(.star)', '[data-thing].advised', '[data-card].advised', '.question .advised:not([data-aim], :disabled)'];
/** The step back, where the lesson wants it. */
const BACK = '.bar .back.advised';
const REGION = '[data-region][aria-label*="suggested by the lesson"]';

async function stepBack(page) {
  await page.locator(BACK).click();
  await page.locator('.bar .back:not(.advised)').waitFor();
}

/** Clicks what the lesson points at with a real mouse; where it leaves the choice, what stands first. */
async function clickOn(page) {
  if (await page.locator(BACK).isVisible()) return stepBack(page);
  const region = page.locator(REGION);
  if ((await region.count()) > 0) return clickRegion(page, await region.first().getAttribute('data-region'));
  // On a small map the Fellowship may be out of view; its track never is.
  const isSmall = page.viewportSize().width < 600;
  for (const selector of isSmall ? POINTED.slice(1) : POINTED) {
    const there = page.locator(selector).locator('visible=true');
    if ((await there.count()) > 0) return there.first().click();
  }
  await page.locator('[data-done], [data-way], [data-proposal], [data-aim]').first().click();
}

async function follow(page) {
  const done = page.locator('.lesson.done');
  for (let clicks = 0; clicks < MOST; clicks++) {
    await done.or(page.locator(READY)).first().waitFor();
    if (await done.isVisible()) return;
    if ((await page.locator('[data-option]').count()) > 0 && !(await page.locator('.question .advised').count()))
      throw new Error(`a list is shown: ${await page.locator('.question').innerText()}`);
    await clickOn(page);
  }
  throw new Error(`a lesson does not end: ${await page.locator('.lesson').textContent()}`);
}

/** Answers from the list as the lesson suggests; where it leaves the choice, with the first option. */
async function followList(page) {
  const done = page.locator('.lesson.done');
  for (let answers = 0; answers < 60; answers++) {
    await done
      .or(page.locator(`${READY} [data-option]`).first())
      .first()
      .waitFor();
    if (await done.isVisible()) return;
    if (await page.locator(BACK).isVisible()) {
      await stepBack(page);
      continue;
    }
    // In one step, so that nothing changes between looking and clicking. A selection is drawn before it can be confirmed.
    await page.evaluate(async () => {
      const question = document.querySelector('.question');
      const offers = [...question.querySelectorAll('[data-option]:not(:disabled)')];
      const advised = offers.filter((offer) => offer.dataset.advised);
      for (const offer of advised.length > 0 ? advised : offers.slice(0, 1)) {
        for (let count = Number(offer.dataset.advised ?? 1); count > 0; count--) offer.click();
      }
      const confirm = question.querySelector('[data-confirm]');
      await new Promise(requestAnimationFrame);
      if (confirm?.isConnected) confirm.click();
    });
  }
  throw new Error(`a lesson does not end: ${await page.locator('.lesson').textContent()}`);
}

const steps = {
  'the ten lessons, each to its end by clicks on the table': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page, { list: false });
      await page.goto(SITE);
      await page.locator('a.learn[href="/learn/war"]').click();
      await page.locator('ol button.main').waitFor();
      await mustBeAccessible(page, 'lessons');
      await page.setViewportSize(PHONE);
      await mustFit(page, 'lessons');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator('ol button.main').click();
      for (let lesson = 1; lesson <= LESSONS.length; lesson++) {
        await page.getByRole('heading', { name: `Lesson ${lesson}:` }).waitFor();
        await page.locator(READY).first().waitFor();
        await mustBeAccessible(page, `lesson ${lesson}`);
        await follow(page);
        await page.locator('.lesson.done .main').click();
      }
      await page.waitForURL(`${SITE}/`);
      await page.goto(`${SITE}/learn`);
      await page.getByText('10 of 10 lessons done').waitFor();
    }),

  'whoever leaves the path is told so, and comes back by a step back': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await open(page, 'journey', { list: true });
      await page.locator('[data-option=muster]').click();
      await page.getByText('You have left the path').waitFor();
      await page.locator('.lesson').getByRole('button', { name: 'Step back' }).click();
      await page.locator('[data-option=character][data-advised]').waitFor();
    }),

  'whoever takes something else is led back to what is meant': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await open(page, 'armies');
      await page.locator(`${READY}.acting`).waitFor();
      await clickRegion(page, 'barad-dur');
      await page.locator('.question h2', { hasText: 'Barad-dûr' }).waitFor();
      await follow(page);
    }),

  'from the list: lessons about Armies and a battle': () =>
    withBrowser(async (visitor) => {
      for (const lesson of ['armies', 'battle']) {
        const page = await visitor();
        await open(page, lesson, { list: true });
        await followList(page);
      }
    }),

  'with keys alone: the first lesson': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await open(page, 'journey');
      for (let progress = 1; progress <= 3; progress++) {
        await page.locator(`${READY}.acting h2`, { hasText: 'Your action' }).waitFor();
        await page.locator('[data-piece]:has(.star)').waitFor();
        await page.keyboard.press('f');
        await page.locator('[data-way=move-fellowship].main.advised').press('Enter');
        // It is there when the counter has moved.
        await page.locator(`[data-track=fellowship] > :nth-child(${progress + 1}) .bearers`).waitFor();
      }
      await page.locator('.lesson.done').waitFor();
    }),

  'on a phone: the Hunt, with fingers': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: PHONE, hasTouch: true });
      await open(page, 'hunt');
      await page.locator(READY).first().waitFor();
      await mustBeAccessible(page, 'a lesson on a phone');
      await mustFit(page, 'a lesson on a phone');
      await follow(page);
    }),
};

await run('The lessons', steps);
