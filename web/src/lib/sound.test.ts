// The chime: silent unless somebody wants it, and cleaned up after itself.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { chime } from './sound';

let contexts: Context[];

class Context {
  currentTime = 0;
  destination = {};
  state = 'running';
  tones: { frequency: { value: number }; started: number; stopped: number }[] = [];
  isClosed = false;

  constructor() {
    contexts.push(this);
  }

  createOscillator() {
    const tone = {
      frequency: { value: 0 },
      started: NaN,
      stopped: NaN,
      connect: <T>(to: T) => to,
      start: (at: number) => (tone.started = at),
      stop: (at: number) => (tone.stopped = at),
    };
    this.tones.push(tone);
    return tone;
  }

  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: <T>(to: T) => to };
  }

  close() {
    this.isClosed = true;
    return Promise.resolve();
  }
}

beforeEach(() => {
  contexts = [];
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => {
  settings.sounds = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is silent until somebody wants sounds', () => {
  expect(settings.sounds).toBe(false);
  chime();
  expect(contexts).toEqual([]);
});

test('two notes, the second higher and later, and then nothing is left', () => {
  settings.sounds = true;
  chime();
  const [first, second] = contexts[0]!.tones;
  expect(second!.frequency.value).toBeGreaterThan(first!.frequency.value);
  expect(second!.started).toBeGreaterThan(first!.started);
  expect(second!.stopped).toBeGreaterThan(second!.started);
  vi.runAllTimers();
  expect(contexts[0]!.isClosed).toBe(true);
});

test('a browser without sound does not mind', () => {
  settings.sounds = true;
  vi.stubGlobal('AudioContext', undefined);
  expect(() => chime()).not.toThrow();
});
