// Pictures of the pages, to be looked at: node e2e/look.mjs DIRECTORY

import { SITE, withBrowser } from './browser.mjs';

const to = process.argv[2] ?? '/tmp/look';
const language = process.argv[3] ?? 'en';

await withBrowser(async (visitor) => {
  for (const [kind, viewport] of Object.entries({ wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } })) {
    const page = await visitor({ viewport });
    await page.goto(SITE);
    await page.waitForSelector("main");
    await page.evaluate((language) => localStorage.setItem('westmarch-settings', JSON.stringify({ language })), language);
    await page.reload();
    await page.waitForSelector('main');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${to}/${kind}-home.png` });
    await page.click('form.play button.main');
    await page.waitForSelector('.question');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${to}/${kind}-match.png` });
    for (let at = 0; at < 12; at++) {
      await page.waitForSelector('.question:not([aria-busy=true]) [data-option]');
      await page.keyboard.press('Digit1');
      await page.waitForTimeout(400);
      if (await page.locator('[data-confirm]:not(:disabled)').count()) await page.locator('[data-confirm]').click();
    }
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${to}/${kind}-later.png` });
    await page.getByRole('tab').nth(1).click();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${to}/${kind}-cards.png` });
    await page.getByRole('tab').nth(2).click();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${to}/${kind}-log.png` });
    await page.goto(`${page.url()}?text`);
    await page.waitForSelector('h2');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${to}/${kind}-text.png`, fullPage: kind === 'wide' });
    for (const other of ['rules', 'settings', 'account', 'about']) {
      await page.goto(`${SITE}/${other}`);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${to}/${kind}-${other}.png` });
    }
  }
});
