import { setTimeout as wait } from 'node:timers/promises';
import { openExport } from './list-export.js';

it('frees what an export holds when its reader takes nothing', async () => {
  let isHeld = true;
  async function* readRows() {
    try {
      for (;;) yield await Promise.resolve('row\n'.repeat(50_000));
    } finally {
      isHeld = false;
    }
  }
  const stream = await openExport(readRows(), 20);
  const ended = new Promise((resolve) => stream.once('error', resolve));
  expect(isHeld).toBe(true);
  expect(await ended).toEqual(new Error('The export was not read.'));
  await wait(5);
  expect(isHeld).toBe(false);
});

it('lets a reader take as long as it wants in all', async () => {
  async function* readRows() {
    for (let row = 0; row < 10; row += 1) yield await Promise.resolve(String(row));
  }
  let text = '';
  for await (const row of await openExport(readRows(), 50)) {
    await wait(10);
    text += row as string;
  }
  expect(text).toBe('0123456789');
});

it('fails with the error of the first rows', async () => {
  async function* readRows(): AsyncGenerator<string> {
    yield await Promise.reject<string>(new Error('no rows'));
  }
  await expect(openExport(readRows())).rejects.toThrow('no rows');
});
