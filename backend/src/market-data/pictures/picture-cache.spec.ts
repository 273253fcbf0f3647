import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureCache } from './picture-cache.js';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))));
afterEach(() => rm(folder, { recursive: true }));

it('returns what was stored with its age, and nothing for unknown addresses', async () => {
  const cache = new PictureCache(folder, 1_000);
  await cache.write('https://a', Buffer.from('icon'));
  const found = await cache.read('https://a');
  expect(found?.bytes.toString()).toBe('icon');
  expect(found?.ageMs).toBeLessThan(60_000);
  expect(await cache.read('https://b')).toBeNull();
});

it('leaves no partial picture when writing fails', async () => {
  const cache = new PictureCache(folder, 1_000);
  await cache.write('https://a', Buffer.from('icon'));
  const [file] = (await readdir(folder, { recursive: true })).filter((name) => name.includes(path.sep));
  await rm(path.join(folder, file!));
  await mkdir(path.join(folder, file!));
  await expect(cache.write('https://a', Buffer.from('icon'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('removes the oldest pictures when it is full', async () => {
  const cache = new PictureCache(folder, 100);
  for (const [name, minutes] of [
    ['old', 3],
    ['older', 9],
    ['young', 1],
  ] as const) {
    await cache.write(name, Buffer.alloc(30));
    const [file] = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((each) => !aged.has(each));
    const at = new Date(Date.now() - minutes * 60_000);
    await utimes(file!, at, at);
    aged.add(file!);
  }
  await cache.write('new', Buffer.alloc(30));
  const kept = await Promise.all(['older', 'old', 'young', 'new'].map((name) => cache.read(name)));
  expect(kept.map((picture) => picture !== null)).toEqual([false, true, true, true]);
  aged.clear();
});

const aged = new Set<string>();
