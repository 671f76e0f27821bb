import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };

// In development the server of the games runs beside Vite: `westmarch serve`, then `npm run dev`.
const server = process.env.WESTMARCH_SERVER ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true } };

// What the server allows browsers (crates/server/src/guard.rs), so that `vite preview` is as strict as it is.
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy, headers: { 'content-security-policy': csp } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
