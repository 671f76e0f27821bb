// Whether everybody can use a page: what axe finds, in both themes or in the one that is shown.

import { AxeBuilder } from '@axe-core/playwright';

const BOTH = ['parchment', 'night'];

/** Fails with what is wrong, and where. */
export async function mustBeAccessible(page, where, themes = BOTH) {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of themes) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await analysed(page, `${where}, ${theme}`);
  }
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), before);
}

/** The same for the theme that is shown. */
export const mustBeAccessibleAsShown = (page, where) => analysed(page, where);

/** There are no frames in our pages: axe needs no page of its own to put its findings together. */
async function analysed(page, where) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n    ')}`);
  if (told.length > 0) throw new Error(`${where}:\n  ${told.join('\n  ')}`);
}
