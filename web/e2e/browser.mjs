// A browser for the scripts here, that writes down everything that goes wrong in a page.

import { chromium } from 'playwright-core';

export const SITE = process.env.SITE ?? 'http://127.0.0.1:4173';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What Chromium says while the connection is broken on purpose. */
export const DISCONNECTED = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/;

/** Opens a browser, does something with it, and closes it. Fails if a page complained or asked another site for anything. */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  const complaints = [];
  /** Somebody with a browser of his own. What is `excused` may be complained about: by nobody, unless a script does it on purpose. */
  const visitor = async ({ excused, site = SITE, ...options } = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !excused?.test(message.text())) complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(site) && !/^(data|blob):/.test(request.url())) complaints.push(`asked ${request.url()}`);
    });
    page.on('websocket', (socket) => {
      if (!socket.url().startsWith(site.replace('http', 'ws'))) complaints.push(`asked ${socket.url()}`);
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
