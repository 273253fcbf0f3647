import { setTimeout as wait } from 'node:timers/promises';
import { Turns } from './turns.js';

it('does work of one key in order and of two keys at once', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const job = (name: string, ms: number) => async () => {
    done.push(`${name} starts`);
    await wait(ms);
    done.push(`${name} ends`);
  };
  await Promise.all([
    turns.take('a', job('a1', 20)),
    turns.take('a', job('a2', 1)),
    turns.take('b', job('b', 5)),
  ]);
  expect(done).toEqual(['a1 starts', 'b starts', 'b ends', 'a1 ends', 'a2 starts', 'a2 ends']);
});

it('goes on after work that failed', async () => {
  const turns = new Turns();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
