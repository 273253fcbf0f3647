import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** Far larger than any response of the API; limits the memory of a stream without line ends. */
const MAX_BUFFER = 8 * 1024 * 1024;

/** Reads an event stream to its end. EventSource can't send the token in a header. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_BUFFER }))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
