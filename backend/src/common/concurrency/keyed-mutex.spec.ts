import { setTimeout as wait } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

it('runs work of one key in order and of two keys at once', async () => {
  const mutex = new KeyedMutex();
  const done: string[] = [];
  const job = (name: string, ms: number) => async () => {
    done.push(`${name} starts`);
    await wait(ms);
    done.push(`${name} ends`);
  };
  await Promise.all([
    mutex.runExclusive('a', job('a1', 20)),
    mutex.runExclusive('a', job('a2', 1)),
    mutex.runExclusive('b', job('b', 5)),
  ]);
  expect(done).toEqual(['a1 starts', 'b starts', 'b ends', 'a1 ends', 'a2 starts', 'a2 ends']);
});

it('continues after work that failed', async () => {
  const mutex = new KeyedMutex();
  const failing = mutex.runExclusive('a', () => Promise.reject(new Error('no')));
  const next = mutex.runExclusive('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
