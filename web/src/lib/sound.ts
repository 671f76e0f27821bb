// A soft chime when it is one's turn, for those who want it. It is made, not loaded.

import { settings } from './settings.svelte';

/** Two notes, if sounds are on. */
export function chime(): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  for (const [at, pitch] of [
    [0, 440],
    [0.16, 660],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, context.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.5);
  }
  setTimeout(() => void context.close(), 1200);
}
