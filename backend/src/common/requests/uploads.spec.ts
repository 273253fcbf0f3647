import { PassThrough, Readable } from 'node:stream';
import { ProblemException } from '../errors/problem.js';
import { readUpload } from './uploads.js';

async function bytesOf(upload: Readable, idleMs?: number): Promise<number> {
  let bytes = 0;
  for await (const chunk of readUpload(upload, idleMs)) bytes += chunk.length;
  return bytes;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemException ? [error.getStatus(), error.code] : error),
  );

const MB = Buffer.alloc(1024 * 1024, 'a');

it('passes the bytes on', async () => {
  expect(await bytesOf(Readable.from([Buffer.from('ab'), Buffer.from('c')]))).toBe(3);
});

it('ends when no more data arrives', async () => {
  const stalled = new PassThrough();
  stalled.write('date,rank');
  expect(await failureOf(bytesOf(stalled, 20))).toEqual([408, 'upload_stalled']);
  expect(stalled.destroyed).toBe(true);
});

it('ends when the connection breaks', async () => {
  const broken = new PassThrough();
  broken.write('date,rank');
  setImmediate(() => broken.destroy(new Error('aborted')));
  expect(await failureOf(bytesOf(broken))).toEqual([400, 'upload_cut_off']);
});

it('refuses what expands far beyond its size', async () => {
  const packed = (length: number, megabytes: number) =>
    Object.assign(Readable.from(Array.from({ length: megabytes }, () => MB)), {
      receivedEncodedLength: length,
    });
  expect(await failureOf(bytesOf(packed(607, 400)))).toEqual([413, 'too_large']);
  expect(await bytesOf(packed(20_000, 16))).toBe(16 * MB.length);
  expect(await bytesOf(packed(MB.length, 50))).toBe(50 * MB.length);
});

it('refuses what is too large', async () => {
  expect(await failureOf(bytesOf(Readable.from(Array.from({ length: 513 }, () => MB))))).toEqual([
    413,
    'too_large',
  ]);
});
