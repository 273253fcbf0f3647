import { describe, expect, it } from 'vitest';
import { readEvents } from './sse';

const TEXT =
  ': hello\n\nevent: progress\nid: 7\ndata: {"a":1}\n\ndata: one\ndata:two\n\nevent: done\r\ndata: äöü\r\n\r\n';
const EVENTS = [{ event: 'progress', data: '{"a":1}' }, { data: 'one\ntwo' }, { event: 'done', data: 'äöü' }];

function toStream(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

async function collectEvents(chunks: Uint8Array[]) {
  const found = [];
  for await (const event of readEvents(toStream(chunks))) found.push(event);
  return found;
}

describe('server-sent events', () => {
  it('are read from bytes cut anywhere, also inside a character', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    for (let size = 1; size <= bytes.length; size++) {
      const chunks = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size));
      expect(await collectEvents(chunks)).toEqual(EVENTS.map((event) => expect.objectContaining(event)));
    }
  });

  it('are not handed out half, nor without data', async () => {
    const text = 'event: done\n\nevent: done\ndata: {"a"';
    expect(await collectEvents([new TextEncoder().encode(text)])).toEqual([]);
  });

  it('end the reading when they never end', async () => {
    const endless = [new TextEncoder().encode(`data: ${'x'.repeat(9 * 1024 * 1024)}`)];
    await expect(collectEvents(endless)).rejects.toThrow();
  });
});
