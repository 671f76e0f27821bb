import { mount } from 'svelte';
import Demo from './Demo.svelte';
const q = new URLSearchParams(location.search);
const locales = import.meta.glob<string>('../../../locales/*/war.ftl', { query: '?raw', import: 'default', eager: true });
const words = locales[`../../../locales/${q.get('lang') ?? 'en'}/war.ftl`]!;
const names = Object.fromEntries([...words.matchAll(/^region-(\S+) = (.+)$/gm)].map(([, id, name]) => [id, name!.trim()]));
mount(Demo, { target: document.getElementById('app')!, props: { names, theme: q.get('theme') ?? 'parchment', patterns: q.has('patterns'), marks: {}, focus: undefined } });
