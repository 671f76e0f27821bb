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
  // A script that serves over https has made the certificate itself.
  ...(SITE.startsWith('https:') ? ['--ignore-certificate-errors'] : []),
];

/** What Chromium says while the connection is broken on purpose. */
export const DISCONNECTED = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/;

/** Whatever is waited for comes sooner, also where everything is slow. */
const PATIENCE = Number(process.env.PATIENCE ?? 60_000);

/** One browser does for all steps: visitors share nothing in it. */
let browser;
const launched = () =>
  (browser ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS, timeout: PATIENCE }));

/** Does something with visitors, and lets them go. Fails if a page complained or asked another site for anything. */
export async function withBrowser(work) {
  const complaints = [];
  const contexts = [];
  /** Somebody with a browser of his own. What is `excused` may be complained about: by nobody, unless a script does it on purpose. */
  const visitor = async ({ excused, site = SITE, ...options } = {}) => {
    const context = await (await launched()).newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
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
  } catch (failure) {
    // Where nobody looks on, this is all one has to find out why.
    for (const page of contexts.flatMap((context) => context.pages())) console.error(await told(page));
    for (const complaint of new Set(complaints)) console.error(complaint);
    throw failure;
  } finally {
    for (const context of contexts) await context.close();
  }
  if (complaints.length > 0) throw new Error(`The pages complained:\n${[...new Set(complaints)].join('\n')}`);
}

/** A script that is one piece of work: does it, and closes the browser, so that the script ends. */
export async function alone(work) {
  try {
    await withBrowser(work);
  } finally {
    await (await browser)?.close();
  }
}

/** What stands on a page, in short. */
const told = (page) =>
  page.evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 1500)}`).catch((failure) => `a page that is gone: ${failure}`);

/**
 * Runs the steps whose names have one of these parts, or all, one after the other, and says how it went. A step that fails is
 * tried once more, with new visitors: one of sixty pages that stumbles on a busy machine does not stop everybody. It is said, with
 * its failure, so that somebody mends it.
 */
export async function run(title, steps, wanted = process.argv.slice(2)) {
  console.log(title);
  const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));
  try {
    for (const [name, step] of Object.entries(steps).filter(([name]) => isWanted(name))) {
      const from = Date.now();
      await step().catch(async (failure) => {
        console.log(`  NOT STEADY, tried again: ${name}`, failure);
        await step();
      });
      console.log(`  ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
    }
  } finally {
    await (await browser)?.close();
  }
}

/** Fails with `what` if something does not become true in a page. What is looked for may take a moment to settle. */
export async function mustBecome(page, isSo, arg, what) {
  await page.waitForFunction(isSo, arg, { timeout: 10_000 }).catch(async (failure) => {
    throw new Error(await what(), { cause: failure });
  });
}

/** Whether a page is wider than the window. */
export const mustFit = (page, where) =>
  mustBecome(
    page,
    () => document.documentElement.scrollWidth <= innerWidth,
    undefined,
    () => page.evaluate((where) => `${where} is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`, where),
  );
