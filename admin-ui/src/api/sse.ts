export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Collects server-sent events out of text chunks that may be cut anywhere. Only what our API sends is kept: `event` and
 * `data`; comments (keep-alives), `id` and `retry` are passed over.
 */
export function createEventParser(): (chunk: string) => ServerEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];

  return (chunk) => {
    const found: ServerEvent[] = [];
    const text = rest + chunk;
    // A lone CR at the end may be half of a CR LF: it waits for the next chunk.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) found.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        continue;
      }
      const colon = line.indexOf(':');
      if (colon === 0) continue;
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (field === 'event') event = value;
      else if (field === 'data') data.push(value);
    }
    return found;
  };
}

/** Reads an event stream to its end. EventSource is not used: it cannot send the token in a header. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
