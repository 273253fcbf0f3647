import { PassThrough, Readable } from 'node:stream';
import { ProblemException } from '../errors/problem.js';
import { readUpload } from './uploads.js';

async function countBytes(upload: Readable, idleMs?: number): Promise<number> {
  let bytes = 0;
  for await (const chunk of readUpload(upload, idleMs)) bytes += chunk.length;
  return bytes;
}

const catchFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemException ? [error.getStatus(), error.code] : error),
  );

const MB = Buffer.alloc(1024 * 1024, 'a');

it('passes the bytes on', async () => {
  expect(await countBytes(Readable.from([Buffer.from('ab'), Buffer.from('c')]))).toBe(3);
});

it('ends when no more data arrives', async () => {
  const stalled = new PassThrough();
  stalled.write('date,rank');
  expect(await catchFailure(countBytes(stalled, 20))).toEqual([408, 'upload_stalled']);
  expect(stalled.destroyed).toBe(true);
});

it('ends when the connection breaks', async () => {
  const broken = new PassThrough();
  broken.write('date,rank');
  setImmediate(() => broken.destroy(new Error('aborted')));
  expect(await catchFailure(countBytes(broken))).toEqual([400, 'upload_cut_off']);
});

it('refuses what expands far beyond its size', async () => {
  const packed = (length: number, megabytes: number) =>
    Object.assign(Readable.from(Array.from({ length: megabytes }, () => MB)), {
      receivedEncodedLength: length,
    });
  expect(await catchFailure(countBytes(packed(607, 400)))).toEqual([413, 'too_large']);
  expect(await countBytes(packed(20_000, 16))).toBe(16 * MB.length);
  expect(await countBytes(packed(MB.length, 50))).toBe(50 * MB.length);
});

it('refuses what is too large', async () => {
  expect(await catchFailure(countBytes(Readable.from(Array.from({ length: 513 }, () => MB))))).toEqual([
    413,
    'too_large',
  ]);
});
