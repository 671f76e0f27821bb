// Where the client begins: the words first, then the page.

import { mount } from 'svelte';
import App from './App.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { served } from './lib/served.svelte';
import { speak } from './lib/speech.svelte';
import './theme.css';

// After a new version was put on the server, parts of the old one are gone: the page is loaded anew, but not again and again,
// and not while no server answers, when a page that is there is all that one has. (Workers leave HEAD to the server.)
addEventListener('vite:preloadError', async () => {
  const last = Number(sessionStorage.getItem('westmarch-reloaded') ?? 0);
  if (Date.now() - last < 30_000) return;
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  sessionStorage.setItem('westmarch-reloaded', String(Date.now()));
  location.reload();
});

// Who comes straight to a match needs its page as well as the words: both are fetched at once.
if (location.pathname.startsWith('/match/')) import('./pages/MatchPage.svelte').catch(() => undefined);

// The first page asks for a game of those that there are.
if (location.pathname === '/') void served.look();

keepSettings();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });

// What is needed without a connection is fetched when everything else is there. (Browsers have no workers for pages of plain
// http, but for those of one's own machine.)
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
