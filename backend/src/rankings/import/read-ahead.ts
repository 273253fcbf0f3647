import type { Mutex } from 'async-mutex';
import { setImmediate } from 'node:timers/promises';

/** Small, so that other work of this process waits only briefly while one is parsed. */
const PIECE_BYTES = 64 * 1024;

/**
 * Reads the next buffer while the current one is processed, and hands them out in small pieces.
 * @param connection held while reading
 */
export async function* readAhead(buffers: AsyncIterable<Buffer>, connection: Mutex): AsyncGenerator<Buffer> {
  const iterator = buffers[Symbol.asyncIterator]();
  const readNext = () => {
    const reading = connection.runExclusive(() => iterator.next());
    // Reported when it is awaited.
    reading.catch(() => undefined);
    return reading;
  };
  let next = readNext();
  try {
    for (;;) {
      const { done, value: buffer } = await next;
      if (done) return;
      next = readNext();
      for (let start = 0; start < buffer.length; start += PIECE_BYTES) {
        yield buffer.subarray(start, start + PIECE_BYTES);
        await setImmediate();
      }
    }
  } finally {
    await next.catch(() => undefined);
    await iterator.return?.();
  }
}
