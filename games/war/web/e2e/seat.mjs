// Somebody at a table: sits down, is asked, answers with keys, opens what is beside the map.

import { READY, openMatch, playNow, settle } from '../../../../web/e2e/table.mjs';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
export const NARROW = { width: 320, height: 640 };

/** Starts a game against the easy program, with all answers in a list. */
export async function start(page, side) {
  await settle(page);
  await playNow(page, side);
  await page.waitForSelector(READY);
}

/** Starts a match from a position, with both seats at this device. */
export async function startFrom(page, setup, settings = {}) {
  await settle(page, settings);
  await openMatch(page, { game: 'war', seats: ['me', 'me'], setup }, 'Badger');
}

/** Waits for a question, and takes the device for whoever is asked. */
export async function beAsked(page) {
  const take = page.getByRole('button', { name: /I am/ });
  await page.locator(READY).or(take).first().waitFor();
  if (await take.isVisible()) await takeOver(page);
  await page.waitForSelector(READY);
}

/** Takes the device. The button stays until the server knows. */
export async function takeOver(page) {
  const take = page.getByRole('button', { name: /I am/ });
  await take.click();
  await take.waitFor({ state: 'hidden' });
}

/** Answers the question that is asked, with keys; tells what it was. */
export async function answerByKeys(page, at) {
  await page.waitForSelector(`${READY} [data-option]`);
  const asked = await page.locator('.question h2').textContent();
  const isRefused = (await page.locator('.refused').count()) > 0;
  if ((await page.locator('[data-confirm]').count()) > 0) {
    // Somebody may have to go along: then all go.
    for (let each = 1; isRefused && each < 10; each++) {
      for (let times = 0; times < 3; times++) await page.keyboard.press(`Digit${each}`);
    }
    for (let tries = 0; tries < 12 && (await page.locator('[data-confirm]').isDisabled()); tries++) {
      await page.keyboard.press(`Digit${1 + (tries % 5)}`);
    }
    await page.locator('[data-option]').first().focus();
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('ArrowDown');
    if (at % 2 === 0) await page.keyboard.press('ArrowUp');
    await page.keyboard.press(at % 3 === 0 ? 'Space' : 'Enter');
  }
  return asked;
}

/** Waits until something else is asked than before. */
export const mustAskElse = (page, before) =>
  page.waitForFunction(([ready, before]) => (document.querySelector(`${ready} h2`)?.textContent ?? before) !== before, [READY, before]);

/** Opens the menu with what people do at a table. */
export const openMenu = (page) => page.locator('.bar .menu > summary').click();

/** Opens a page of the drawer. */
export async function openTab(page, name) {
  if (!(await page.locator('.drawer').isVisible())) await page.locator('[data-drawer]').click();
  await page.locator('.drawer').getByRole('tab', { name }).click();
}

/** Gives the match up. */
export async function concede(page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog button.risk').click();
}

/** Everything that is touched must be large enough for a finger. */
export async function mustBeLarge(page, where) {
  const small = await page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('button, a.button, select, summary, input:not([type=radio]):not([type=checkbox]):not(.unseen)'),
    ];
    return targets
      .filter((each) => each.checkVisibility() && !each.matches('.link, .line'))
      .map((each) => ({
        text: each.outerHTML.slice(0, 90),
        height: each.getBoundingClientRect().height,
        // What lies on the table is as large as there is room for all of it.
        least: each.closest('[data-tray], .stage') ? 24 : 36,
      }))
      .filter((each) => each.height > 0 && each.height < each.least);
  });
  if (small.length > 0) throw new Error(`${where}: too small: ${JSON.stringify(small, null, 1)}`);
}
