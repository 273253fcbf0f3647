import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerUser, withStartLock } from './start-lock.js';

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

/** Others give no files away. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('lets the owner of the folder read who uses it', async () => {
  const home = path.join(folder, 'home');
  mkdirSync(home);
  chownSync(home, 65_534, 65_534);
  const note = registerUser(home);
  const owners = await withStartLock(home, 100, () =>
    Promise.resolve([note, path.join(home, 'start.lock')].map((file) => statSync(file).uid)),
  );
  expect(owners).toEqual([65_534, 65_534]);
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
