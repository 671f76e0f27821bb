import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };

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
  generateBundle(_, bundle) {
    const worker = bundle[WORKER];
    if (worker?.type !== 'chunk') throw new Error('there is no worker');
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/')).sort();
    const kept = [...files, 'icon.svg', 'manifest.webmanifest'].map((file) => `/${file}`);
    // The names of the files change with what is in them, so they are the version.
    worker.code = worker.code
      .replaceAll('__FILES__', JSON.stringify(kept))
      .replaceAll('__VERSION__', JSON.stringify(hash(kept.join() + worker.code)));
  },
};

/** A short number for a text (FNV-1a). */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return sum.toString(36);
}

export default defineConfig({
  plugins: [svelte(), listFiles],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/worker.ts'],
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy, headers: { 'content-security-policy': csp } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
