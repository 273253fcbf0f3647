import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../test/support/model-server.js';
import type { Env } from '../config/env.js';
import { ModelService } from './model.service.js';
import { ModelError, type ModelStreamEvent } from './model.types.js';

const PROMPT = { name: 'test', version: '1', messages: [{ role: 'user' as const, content: 'Say it.' }] };

let server: ModelServer;
let service: ModelService;
let hasty: ModelService;

beforeAll(async () => {
  server = await startModelServer();
  const env = { OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'test' };
  service = new ModelService({ ...env, AI_TIMEOUT_MS: 20_000 } as Env);
  hasty = new ModelService({ ...env, AI_TIMEOUT_MS: 1_000 } as Env);
});
afterAll(async () => {
  service.onApplicationShutdown();
  hasty.onApplicationShutdown();
  await server.close();
});
beforeEach(() => {
  server.setMode('ok');
  server.requests.length = 0;
});

describe('a stream', () => {
  const streamed = async (signal?: AbortSignal, asked = service) => {
    const events: ModelStreamEvent[] = [];
    for await (const event of asked.stream({ prompt: PROMPT, maxTokens: 100, signal })) events.push(event);
    return events;
  };

  it('returns the text in pieces, then as a whole', async () => {
    const events = await streamed();
    const done = events.at(-1);
    const pieces = events.flatMap((event) => (event.type === 'token' ? [event.text] : []));
    expect(pieces.length).toBeGreaterThan(1);
    expect(done).toMatchObject({
      type: 'done',
      text: pieces.join(''),
      tokens: { prompt: 120, completion: 40 },
    });
    expect(server.requests[0]?.body).toMatchObject({ stream: true, max_tokens: 100 });
  });

  it.each([
    ['stalled', 'timeout'],
    ['cut', 'network'],
    ['truncated', 'invalid'],
    ['refusal', 'refused'],
    ['huge', 'too-large'],
    ['one-line', 'too-large'],
    ['500', 'failed'],
    ['garbage', 'invalid'],
  ] as const)('that is %s ends with a %s error', async (mode, kind) => {
    server.setMode(mode);
    const asked = mode === 'stalled' ? hasty : service;
    await expect(streamed(undefined, asked)).rejects.toMatchObject({ name: 'ModelError', kind });
  });

  it('ends when its reader leaves or aborts', async () => {
    server.setMode('stalled');
    for await (const event of service.stream({ prompt: PROMPT, maxTokens: 100 })) {
      expect(event.type).toBe('token');
      break;
    }
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('left')), 100);
    await expect(streamed(abort.signal)).rejects.toThrow('left');
  });
});

it('without a server is a ModelError of its own kind', async () => {
  const none = new ModelService({ ...process.env, OPENAI_MODEL: 'x' } as never);
  expect(none.configured).toBe(false);
  const call = none.structured({ prompt: PROMPT, schema: z.object({}), maxTokens: 10 });
  await expect(call).rejects.toBeInstanceOf(ModelError);
});
