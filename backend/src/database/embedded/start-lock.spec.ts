import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withStartLock } from './start-lock.js';

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-lock-'));
const lock = path.join(folder, 'start.lock');
const tryToLock = () => withStartLock(folder, 100, () => Promise.resolve('locked'));

afterAll(() => rmSync(folder, { recursive: true }));

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
