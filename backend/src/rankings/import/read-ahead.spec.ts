import { Mutex } from 'async-mutex';
import { readAhead } from './read-ahead.js';

async function* buffersOf(texts: string[], log: string[], fault?: Error): AsyncGenerator<Buffer> {
  for (const text of texts) {
    log.push(`read ${text.slice(0, 3)}`);
    yield Buffer.from(await Promise.resolve(text));
  }
  if (fault) throw fault;
}

describe('reading ahead', () => {
  it('hands out all bytes in order, in pieces', async () => {
    const texts = ['a'.repeat(200_000), 'b', 'c'.repeat(70_000)];
    const pieces: string[] = [];
    for await (const piece of readAhead(buffersOf(texts, []), new Mutex())) pieces.push(piece.toString());
    expect(pieces.join('')).toBe(texts.join(''));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
  });

  it('reads the next buffer while one is processed, and waits for the connection', async () => {
    const log: string[] = [];
    const connection = new Mutex();
    const pieces = readAhead(buffersOf(['one', 'two', 'three'], log), connection);
    await pieces.next();
    await new Promise(setImmediate);
    expect(log).toEqual(['read one', 'read two']);
    const release = await connection.acquire();
    expect((await pieces.next()).value?.toString()).toBe('two');
    await new Promise(setImmediate);
    expect(log).toEqual(['read one', 'read two']);
    release();
    expect((await pieces.next()).value?.toString()).toBe('three');
  });

  it('fails where reading failed, after the bytes before', async () => {
    const pieces = readAhead(buffersOf(['one'], [], new Error('lost')), new Mutex());
    expect((await pieces.next()).value?.toString()).toBe('one');
    await expect(pieces.next()).rejects.toThrow('lost');
  });
});
