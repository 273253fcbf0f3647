import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withStartLock } from './start-lock.js';

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-lock-'));
const lock = path.join(folder, 'start.lock');
const tryToLock = () => withStartLock(folder, 100, () => Promise.resolve('locked'));

afterAll(() => rmSync(folder, { recursive: true }));

it('removes what killed processes left, and nothing of one that waits', async () => {
  writeFileSync(path.join(folder, 'start.lock.1.dead'), '999999999 1');
  writeFileSync(path.join(folder, 'start.lock.2.young'), '');
  await tryToLock();
  expect(readdirSync(folder)).toEqual(['start.lock.2.young']);
});

describe('a lock that does not name its process', () => {
  it('was cut off by a power failure and is taken over', async () => {
    writeFileSync(lock, '');
    const before = new Date(Date.now() - 60_000);
    utimesSync(lock, before, before);
    expect(await tryToLock()).toBe('locked');
  });

  it('is respected while it may still be written', async () => {
    writeFileSync(lock, '');
    await expect(tryToLock()).rejects.toThrow('for too long');
  });
});
