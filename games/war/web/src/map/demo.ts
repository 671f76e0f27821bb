// Starts the page that shows the map by itself (map.html). It is no part of the client.
import { mount } from 'svelte';
import Demo from './Demo.svelte';

mount(Demo, { target: document.getElementById('app')! });
