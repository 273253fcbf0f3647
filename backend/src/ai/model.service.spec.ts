import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../test/support/model-server.js';
import { waitUntil } from '../../test/support/wait-until.js';
import type { Env } from '../config/env.js';
import type { ModelUsage } from './model-usage.service.js';
import { ModelService } from './model.service.js';
import { ModelError, type ModelStreamEvent, type ModelTokens } from './model.types.js';

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

describe('the use of a call', () => {
  const recorded: { day: string; tokens: ModelTokens }[] = [];
  let consumed = 0;
  const usage = {
    consume: () => Promise.resolve(`day ${(consumed += 1)}`),
    record: (_user: string, day: string, { tokens }: { tokens: ModelTokens }) =>
      Promise.resolve(void recorded.push({ day, tokens })),
  } as unknown as ModelUsage;
  const call = { prompt: PROMPT, maxTokens: 100, user: 'ada' };
  let counted: ModelService;
  beforeEach(() => {
    recorded.length = 0;
    consumed = 0;
    const env = { OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'test', AI_TIMEOUT_MS: 20_000 } as Env;
    counted = new ModelService(env, usage);
  });
  afterEach(() => counted.onApplicationShutdown());

  it('is recorded for the day that it was counted for', async () => {
    await counted.askStructured({ ...call, schema: z.looseObject({}) });
    expect(recorded).toEqual([{ day: 'day 1', tokens: { prompt: 120, completion: 40 } }]);
  });

  it('is recorded when the answer was cut off', async () => {
    server.setMode('truncated');
    await expect(counted.askStructured({ ...call, schema: z.looseObject({}) })).rejects.toThrow('cut off');
    expect(recorded).toEqual([{ day: 'day 1', tokens: expect.any(Object) as ModelTokens }]);
  });

  it('is estimated when the reader leaves', async () => {
    server.setMode('stalled');
    for await (const event of counted.stream(call)) {
      expect(event.type).toBe('token');
      break;
    }
    await waitUntil('the record', () => recorded.length > 0);
    // "Say it." has seven characters.
    expect(recorded[0]!.tokens.prompt).toBe(2);
    expect(recorded[0]!.tokens.completion).toBeGreaterThan(0);
  });

  it('is none when no server answers or no place in the queue is free', async () => {
    server.setMode('401');
    await expect(counted.askStructured({ ...call, schema: z.looseObject({}) })).rejects.toThrow(ModelError);
    expect(recorded).toEqual([]);
    server.setMode('hang');
    const abort = new AbortController();
    consumed = 0;
    const calls = Array.from({ length: 65 }, () =>
      counted
        .askStructured({ ...call, schema: z.looseObject({}), signal: abort.signal })
        .catch((error: unknown) => (error as ModelError).kind),
    );
    expect(await calls[64]).toBe('busy');
    expect(consumed).toBe(4);
    abort.abort(new Error('left'));
    await Promise.all(calls);
  });
});

it('without a server is a ModelError of its own kind', async () => {
  const none = new ModelService({ ...process.env, OPENAI_MODEL: 'x' } as never);
  expect(none.configured).toBe(false);
  const call = none.askStructured({ prompt: PROMPT, schema: z.object({}), maxTokens: 10 });
  await expect(call).rejects.toBeInstanceOf(ModelError);
});
