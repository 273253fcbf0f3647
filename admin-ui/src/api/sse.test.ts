import { describe, expect, it } from 'vitest';
import { createEventParser, readEvents } from './sse';

const TEXT =
  ': hello\n\nevent: progress\nid: 7\ndata: {"a":1}\n\ndata: one\ndata:two\n\nevent: done\r\ndata: äöü\r\n\r\n';
const EVENTS = [
  { event: 'progress', data: '{"a":1}' },
  { event: 'message', data: 'one\ntwo' },
  { event: 'done', data: 'äöü' },
];

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

describe('server-sent events', () => {
  it('are read wherever the text is cut', () => {
    for (let size = 1; size <= TEXT.length; size++) {
      const parse = createEventParser();
      const found = [];
      for (let at = 0; at < TEXT.length; at += size) found.push(...parse(TEXT.slice(at, at + size)));
      expect(found).toEqual(EVENTS);
    }
  });

  it('are read from bytes cut inside a character', async () => {
    const bytes = [...new TextEncoder().encode(TEXT)].map((byte) => new Uint8Array([byte]));
    const found = [];
    for await (const event of readEvents(streamOf(bytes))) found.push(event);
    expect(found).toEqual(EVENTS);
  });

  it('are not handed out half', () => {
    expect(createEventParser()('event: done\ndata: {"a"')).toEqual([]);
    expect(createEventParser()('event: done\n\n')).toEqual([]);
  });
});
