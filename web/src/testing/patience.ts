// On a busy machine everything takes longer. What a test waits for comes all the same, so nothing is lost by waiting for it.

import { vi } from 'vitest';

const PATIENCE = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
