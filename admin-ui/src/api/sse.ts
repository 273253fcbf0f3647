import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** An answer of our API is far smaller; a stream without an end of line must not fill the memory. */
const MAX_BUFFER = 8 * 1024 * 1024;

/** Reads an event stream to its end. EventSource is not used: it cannot send the token in a header. */
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
