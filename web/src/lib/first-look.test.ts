import { beforeEach, expect, test, vi } from 'vitest';
import { firstLook, lookAhead } from './first-look';

let calls: string[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return { ok: !url.includes('/lost'), status: 404, text: async () => JSON.stringify({ code: 'not-found', message: url }) };
  });
});

test('what was asked for ahead is not asked for again, but only once', async () => {
  lookAhead('m');
  await firstLook('m');
  expect(calls).toHaveLength(1);
  await firstLook('m');
  expect(calls).toHaveLength(2);
});

test('another match is another one, and whoever looks hears of a refusal', async () => {
  lookAhead('m');
  await expect(firstLook('lost')).rejects.toMatchObject({ code: 'not-found' });
  lookAhead('lost');
  await expect(firstLook('lost')).rejects.toMatchObject({ code: 'not-found' });
});
