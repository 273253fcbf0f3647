import type { FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventStreams } from './event-streams.js';

const MANY = 10_000;

/** Sends many events into a stream, as fast as its reader allows. */
function openStream() {
  const sent = { count: 0, ended: false };
  const streams = new EventStreams();
  const request = { url: '/', id: '1', watchAccess: () => () => undefined } as unknown as FastifyRequest;
  const file = streams.answer(request, 60_000, async (send, signal) => {
    while (sent.count < MANY && !signal.aborted) {
      await send('event', { text: 'x'.repeat(100) });
      sent.count += 1;
    }
    sent.ended = true;
  });
  return { streams, sent, stream: file.getStream() };
}

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
};

it('pauses work whose reader is behind, and continues when it reads', async () => {
  const { sent, stream } = openStream();
  await settle();
  expect(sent.count).toBeGreaterThan(0);
  expect(sent.count).toBeLessThan(1_000);
  let text = '';
  for await (const piece of stream) text += String(piece);
  expect(text.match(/^event: event$/gm)).toHaveLength(MANY);
});

it('ends work that waits for its reader when the server stops', async () => {
  const { streams, sent, stream } = openStream();
  await settle();
  streams.beforeApplicationShutdown();
  await settle();
  expect(sent.ended).toBe(true);
  stream.destroy();
});

it('ends work that waits for a reader who left', async () => {
  const { sent, stream } = openStream();
  await settle();
  stream.destroy();
  await settle();
  expect(sent.ended).toBe(true);
});
