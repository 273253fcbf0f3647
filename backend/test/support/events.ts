export interface StreamEvent {
  type: string;
  data: unknown;
}

/** Reads server-sent events until the stream ends. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  let text = '';
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    text += piece as string;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const value = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = value('data');
      if (data !== undefined) yield { type: value('event') ?? 'message', data: JSON.parse(data) };
    }
  }
}
