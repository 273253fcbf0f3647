import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the server answers. All but the last group hold for whole answers and for streams alike.
 * `slow` after `delayMs` · `hang` never · `garbage` a page instead of JSON · `no-json` a message that is no JSON ·
 * `fenced` right JSON between words and fences · `truncated` stops at the token limit · `cut` closes the connection
 * midway · `wrong-schema` JSON of another shape · `refusal` · `huge` 12 MB · `empty` no choices · `redirect` ·
 * `schema-unsupported` refuses json_schema, `json-unsupported` any response format, `new-tokens` the name max_tokens ·
 * `stalled` (streams) two pieces, then silence · `one-line` (streams) 9 MB without a line's end.
 */
export type ModelServerMode =
  | 'ok'
  | 'slow'
  | 'hang'
  | '400'
  | '401'
  | '403'
  | '429'
  | '500'
  | '503'
  | 'garbage'
  | 'no-json'
  | 'fenced'
  | 'truncated'
  | 'cut'
  | 'wrong-schema'
  | 'refusal'
  | 'huge'
  | 'empty'
  | 'redirect'
  | 'schema-unsupported'
  | 'json-unsupported'
  | 'new-tokens'
  | 'stalled'
  | 'one-line';

export interface ModelServerRequest {
  path: string;
  headers: IncomingMessage['headers'];
  /** The parsed body: `model`, `messages`, `max_tokens`, `response_format`, `stream`, … */
  body: {
    model?: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    response_format?: { type: string; json_schema?: { name: string; schema: object } };
  };
  at: number;
}

interface ModeOptions {
  /** Back to `ok` after so many requests; without it the mode stays. */
  times?: number;
  /** Of `slow`. */
  delayMs?: number;
  /** Retry-After of `429` and `503`. */
  retryAfter?: string;
}

/**
 * A server of the OpenAI kind on the loopback, without dependencies, so that API tests and browser journeys share it:
 * start it, give `url` to the product as OPENAI_BASE_URL, choose a mode, look at what was asked.
 * What it answers follows the JSON schema of the request; `game_analysis` quotes the description it was given; a
 * request without a schema gets a sentence. `reply` replaces that (an object becomes JSON).
 */
export interface ModelServer {
  /** With `/v1`. */
  url: string;
  requests: ModelServerRequest[];
  reply: ((request: ModelServerRequest) => unknown) | undefined;
  setMode(mode: ModelServerMode, options?: ModeOptions): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  let mode: ModelServerMode = 'ok';
  let options: ModeOptions = {};
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const seen: ModelServerRequest = {
        path: request.url ?? '',
        headers: request.headers,
        body: { ...(JSON.parse(text || '{"messages":[]}') as ModelServerRequest['body']) },
        at: Date.now(),
      };
      model.requests.push(seen);
      const current = mode;
      const asked = options;
      if (options.times !== undefined && --options.times <= 0) mode = 'ok';
      return answer(response, seen, current, asked, model.reply);
    });
  });
  const model: ModelServer = {
    url: '',
    requests: [],
    reply: undefined,
    setMode(next, more = {}) {
      mode = next;
      options = { ...more };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function answer(
  response: ServerResponse,
  request: ModelServerRequest,
  mode: ModelServerMode,
  options: ModeOptions,
  reply: ModelServer['reply'],
): Promise<void> {
  const { body } = request;
  const format = body.response_format?.type;
  const fail = (status: number, message: string, headers: Record<string, string> = {}) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, type: 'test_error', param: null, code: null } }));
  if (/^\d+$/.test(mode)) {
    const waits = options.retryAfter === undefined ? {} : { 'retry-after': options.retryAfter };
    return fail(
      Number(mode),
      `Upstream words that nobody may see (${mode}).`,
      waits as Record<string, string>,
    );
  }
  if (mode === 'hang') return;
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, options.delayMs ?? 1_000));
  if (mode === 'schema-unsupported' && format === 'json_schema') {
    return fail(400, "'response_format' of type 'json_schema' is not supported with this model.");
  }
  if (mode === 'json-unsupported' && format !== undefined)
    return fail(422, 'response_format is not supported.');
  if (mode === 'new-tokens' && body.max_tokens !== undefined) {
    return fail(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
  }
  if (mode === 'redirect') return void response.writeHead(302, { location: '/v1/elsewhere' }).end();
  if (mode === 'garbage') {
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>It works!</html>');
  }
  if (request.path.endsWith('/models')) {
    const models = ['test-model', 'llama-3.3', 'test-model'].map((id) => ({ id, object: 'model' }));
    const list = JSON.stringify({ object: 'list', data: models });
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(list);
  }
  const made = reply ? reply(request) : defaultReply(request);
  const text = makeContent(mode, typeof made === 'string' ? made : JSON.stringify(made));
  if (body.stream) return sendStream(response, request, mode, text);
  const message =
    mode === 'refusal' ? { content: null, refusal: 'I cannot help with that.' } : { content: text };
  const whole = JSON.stringify({
    id: 'test',
    object: 'chat.completion',
    model: `${body.model}`,
    choices:
      mode === 'empty'
        ? []
        : [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: getEnd(mode) }],
    usage: { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 },
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mode === 'cut') {
    response.write(whole.slice(0, whole.length / 2));
    return void setTimeout(() => response.destroy(), 20);
  }
  response.end(whole);
}

function makeContent(mode: ModelServerMode, text: string): string {
  if (mode === 'no-json') return 'I think it is a puzzle game {';
  if (mode === 'fenced') return `Here you are:\n\`\`\`json\n${text}\n\`\`\`\nAnything else?`;
  if (mode === 'truncated') return text.slice(0, Math.ceil(text.length / 2));
  if (mode === 'wrong-schema') return JSON.stringify({ mechanics: 'many', verdict: 42 });
  if (mode === 'huge') return JSON.stringify({ padding: 'x'.repeat(12 * 1024 * 1024) });
  return text;
}

const getEnd = (mode: ModelServerMode): string => (mode === 'truncated' ? 'length' : 'stop');

async function sendStream(
  response: ServerResponse,
  { body }: ModelServerRequest,
  mode: ModelServerMode,
  text: string,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choices: object[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'test', object: 'chat.completion.chunk', model: body.model, choices, ...more })}\n\n`,
    );
  const piece = (delta: object, finish_reason: string | null = null) =>
    send([{ index: 0, delta, finish_reason }]);
  if (mode === 'one-line') response.write('x'.repeat(9 * 1024 * 1024));
  if (mode === 'refusal') piece({ refusal: 'I cannot help with that.' });
  const size = mode === 'huge' ? 65_536 : Math.max(1, Math.ceil(text.length / 8));
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  for (const [at, content] of pieces.entries()) {
    if (mode === 'stalled' && at === 2) return;
    if (mode === 'cut' && at === 2) return void response.destroy();
    piece({ content });
    await new Promise((resolve) => setImmediate(resolve));
    if (response.destroyed) return;
  }
  piece({}, getEnd(mode));
  send([], { usage: { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 } });
  response.end('data: [DONE]\n\n');
}

/** JSON of the request's schema, or a sentence where none is asked for. */
function defaultReply({ body }: ModelServerRequest): unknown {
  const words = body.messages.map(({ content }) => content).join('\n');
  const schema = body.response_format?.json_schema?.schema ?? schemaIn(words);
  if (!schema) return 'This is what the model has to say about it, in a few pieces.';
  const description = /<data name="store_page">\n(.*)\n<\/data>/.exec(words)?.[1];
  if (description) return makeAnalysis((JSON.parse(description) as { description: string }).description);
  return makeSample(schema as Schema, 'text');
}

function schemaIn(words: string): object | undefined {
  const text = /JSON Schema, and nothing else: (\{.*\})/.exec(words)?.[1];
  return text ? (JSON.parse(text) as object) : undefined;
}

function makeAnalysis(description: string): object {
  const [first = '', second = first] = description.split(/(?<=[.!?])\s+/);
  return {
    mechanics: [
      {
        id: null,
        name: 'Harbour trading',
        description: 'Goods are moved by sea.',
        confidence: 'high',
        evidence: [first],
      },
    ],
    metaElements: [
      { id: 'guilds', name: 'Guilds', description: 'Groups.', confidence: 'medium', evidence: [second] },
    ],
  };
}

interface Schema {
  type: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

function makeSample({ type, enum: options, items, properties }: Schema, name: string): unknown {
  if (options) return options[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, part]) => [key, makeSample(part, key)]),
      );
    case 'array':
      return [1, 2].map((number) => makeSample(items as Schema, `${name} ${number}`));
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return `Model ${name}`;
  }
}
