// A browser for the scripts here, that writes down everything that goes wrong in a page.

import { chromium } from 'playwright-core';

export const SITE = process.env.SITE ?? 'http://127.0.0.1:4173';

const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run',
];

/** Opens a browser, does something with it, and closes it. Fails if a page complained or asked another site for anything. */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  const complaints = [];
  const visitor = async (options = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    page.on('console', (message) => {
      const isExpected = /401|404|net::ERR_(INTERNET_DISCONNECTED|CONNECTION)/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(SITE) && !/^(data|blob|ws):/.test(request.url())) complaints.push(`asked ${request.url()}`);
    });
    return page;
  };
  try {
    await work(visitor);
  } finally {
    await browser.close();
  }
  if (complaints.length > 0) throw new Error(`The pages complained:\n${[...new Set(complaints)].join('\n')}`);
}

/** Runs what is told, one after the other, and says how it went. */
export async function run(title, steps) {
  console.log(title);
  for (const [name, step] of Object.entries(steps)) {
    const from = Date.now();
    await step();
    console.log(`  ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  }
}

/** Whether a page is wider than the window. */
export async function mustFit(page, where) {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > window) throw new Error(`${where} is ${wide} wide in a window of ${window}`);
}
