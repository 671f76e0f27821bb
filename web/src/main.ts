// Where the client begins: the words first, then the page.

import { mount } from 'svelte';
import App from './App.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { speak } from './lib/speech.svelte';
import './theme.css';

keepSettings();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
