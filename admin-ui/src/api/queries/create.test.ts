import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session';
import { fakeApi, grant, problem } from '../../testing/fake-api';
import { create } from '../send-api';
import type { Tag } from '../types';

const tag: Tag = {
  id: 't1',
  name: 'Co-op',
  description: null,
  createdBy: 'u1',
  createdByName: null,
  gameCount: 0,
  createdAt: '2026-11-20T08:00:00Z',
};
let keys: (string | null)[];
let answers: (() => ReturnType<typeof problem> | Response)[];

beforeEach(async () => {
  keys = [];
  answers = [];
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/tags': ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return answers.shift()?.() ?? { status: 201, body: tag };
    },
  });
  await session.signIn('a@b.co', 'words of mine');
});
afterEach(() => void vi.useRealTimers());

const lost = (): never => {
  throw new TypeError('fetch failed');
};
const send = (name = 'Co-op') => create('/api/tags', { body: { name } }).catch((error: unknown) => error);

it('sends each request under a key of its own', async () => {
  await send();
  await send();
  expect(keys.every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

it('neither shares an aborted request nor the key of another person', async () => {
  const control = new AbortController();
  const first = create('/api/tags', { body: { name: 'Co-op' }, signal: control.signal }).catch(String);
  control.abort();
  expect(await send()).toEqual(tag);
  expect(await first).toContain('Abort');
  answers = [lost];
  await send();
  fakeApi({
    'POST /api/auth/login': () => ({ body: { ...grant('t'), user: { ...grant('t').user, id: 'u2' } } }),
    'POST /api/tags': ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return { status: 201, body: tag };
    },
  });
  await session.signIn('b@b.co', 'words of mine');
  await send();
  expect(keys.at(-1)).not.toBe(keys.at(-2));
});

it('sends the same request once until its response is there', async () => {
  expect(await Promise.all([send(), send()])).toEqual([tag, tag]);
  await send();
  expect(keys).toHaveLength(2);
});

it('keeps the key for the same request after a lost answer, until one has come', async () => {
  answers = [
    lost,
    () => new Response('<html>', { status: 504 }),
    () => problem(409, 'Wait', { code: 'idempotency_in_progress' }),
  ];
  for (let times = 0; times < 5; times += 1) await send();
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

it('takes a new key for other words, after a refusal, and when the loss is long past', async () => {
  answers = [lost];
  await send();
  await send('Idle');
  answers = [() => problem(409, 'Taken'), lost];
  await send('Co-op 2');
  vi.useFakeTimers({ toFake: ['Date'] });
  await send('Co-op 2');
  vi.setSystemTime(Date.now() + 3 * 60_000);
  await send('Co-op 2');
  expect(new Set(keys).size).toBe(5);
});
