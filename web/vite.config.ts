import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import rootPackage from '../package.json' with { type: 'json' };
import { weighing } from './weighing.ts';

// In development the server of the games runs beside Vite: `westmarch serve`, then `npm run dev`.
const server = process.env.WESTMARCH_SERVER ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true } };

// What the server allows browsers (crates/server/src/guard.rs), so that `vite preview` is as strict as it is.
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The worker keeps its name, since browsers look there for a new version; it is told which files to keep. */
const WORKER = 'worker.js';
const listFiles: Plugin = {
  name: 'list-files',
  // After Vite has put together the page: a script that only led to another is none of its files any more.
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = bundle[WORKER];
    if (worker?.type !== 'chunk') throw new Error('there is no worker');
    const files = Object.keys(bundle)
      .filter((file) => file.startsWith('assets/'))
      .sort();
    const owners = ownersOf(bundle);
    const kept = [...files.filter((file) => !owners.has(file)), 'icon.svg', 'manifest.webmanifest'].map((file) => `/${file}`);
    const games: Record<string, string[]> = {};
    for (const file of files) if (owners.has(file)) (games[owners.get(file)!] ??= []).push(`/${file}`);
    // The names of the files change with what is in them, so they are the version.
    const version = hash(kept.join() + JSON.stringify(games) + worker.code);
    worker.code = worker.code
      .replaceAll('__FILES__', JSON.stringify(kept))
      .replaceAll('__GAMES__', JSON.stringify(games))
      .replaceAll('__VERSION__', JSON.stringify(version));
  },
};

/** The game that a file belongs to: that of a chunk by its modules, that of a style or picture by the chunk that wants it. */
function ownersOf(bundle: Rolldown.OutputBundle): Map<string, string> {
  const owners = new Map<string, string>();
  const users = new Map<string, Set<string>>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const game = chunk.moduleIds.map(gameOf).find(Boolean);
    if (game) owners.set(chunk.fileName, game);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) users.set(file, (users.get(file) ?? new Set()).add(game ?? ''));
  }
  for (const [file, games] of users) if (games.size === 1 && !games.has('')) owners.set(file, [...games][0]!);
  return owners;
}

/** The game of a module. What games are called is said on the first page, too. */
function gameOf(module: string): string | undefined {
  return module.includes('/title.ftl') ? undefined : /\/games\/([^/]+)\//.exec(module)?.[1];
}

/** A short number for a text (FNV-1a). */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return sum.toString(36);
}

/** Where the source is, as `package.json` says. */
const source = ({ repository = '' } = rootPackage as { repository?: string | { url: string } }) =>
  (typeof repository === 'string' ? repository : repository.url).replace(/^git\+|\.git$/g, '');

declare const process: { env: Record<string, string | undefined> };

export default defineConfig({
  plugins: [svelte(), listFiles, weighing(gameOf)],
  define: { __SOURCE__: JSON.stringify(source()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/worker.ts'],
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        // Browsers ask for few files at a time: what every page needs is one, and what several of the others share another.
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], test: (module) => !module.includes('/worker.ts') },
            { name: 'shared', test: (module) => /\/web\/src\/(lib|ui|game|learn)\//.test(module) && !gameOf(module), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy, fs: { allow: ['..', '../..', '../../..'] } },
  preview: { proxy, headers: { 'content-security-policy': csp } },
  resolve: {
    // What a game uses of the house.
    alias: { '@house': decodeURIComponent(new URL('src', import.meta.url).pathname) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', '../games/*/web/src/**/*.test.ts'],
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
