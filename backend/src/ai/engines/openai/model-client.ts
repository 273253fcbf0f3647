import { ExponentialBackoff, type IBackoff } from 'cockatiel';
import type OpenAI from 'openai';
import { setTimeout as wait } from 'node:timers/promises';
import { type GuardedAgents, guardedAgents } from '../../../common/http/guarded-agent.js';
import { type ModelMessage, ModelError, type ModelTokens, MOST_MODELS } from '../../model.types.js';
import { type Abilities, ALL_ABILITIES, downgrade } from './abilities.js';
import { toModelFailure } from './model-failure.js';
import { modelFetch } from './model-fetch.js';

export interface ModelClientOptions {
  apiKey?: string;
  /** Of any OpenAI-compatible server, `/v1` included; the hosted one when absent. */
  baseUrl?: string;
  model: string;
  /** The server may stand in our own network. */
  allowPrivate: boolean;
  /** For a whole call: waiting, retries and the answer's body included. */
  timeoutMs: number;
  /** Longest silence within a stream. */
  stallMs?: number;
  httpsProxy?: string;
  /** First wait before a retry, in ms; it grows with jitter from there. */
  backoffMs?: number;
}

export interface ChatRequest {
  messages: ModelMessage[];
  maxTokens: number;
  temperature?: number | undefined;
  /** In place of the client's own. */
  model?: string | undefined;
  /** Asks for JSON of this shape. */
  shape?: { name: string; schema: Record<string, unknown> };
  signal?: AbortSignal;
  /** Told what a server answered, also when the answer cannot be used, breaks off or is left: it is charged all the same. */
  onAnswer?: (answer: ChatAnswer) => void;
}

export interface ChatAnswer {
  text: string;
  model: string;
  tokens: ModelTokens | null;
}

const MAX_RETRIES = 2;
const MAX_ADAPTIONS = 5;
const STALL_MS = 20_000;
/** Answers should differ little from one run to the next. */
const TEMPERATURE = 0.2;

type Body = Omit<OpenAI.ChatCompletionCreateParams, 'stream' | 'stream_options'>;

/** Speaks to one OpenAI-compatible server by its official library: deadline, retries, and what the server lacks. */
export class ModelClient {
  private readonly agents: GuardedAgents;
  private abilities = ALL_ABILITIES;

  constructor(private readonly options: ModelClientOptions) {
    this.agents = guardedAgents(options.allowPrivate, 5_000);
  }

  get model(): string {
    return this.options.model;
  }

  /** Closes idle connections. */
  close(): void {
    this.agents.close();
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async complete(request: ChatRequest): Promise<ChatAnswer> {
    return this.runWithin(request, async (signal, library) => {
      const answer = await this.sendWithRetry(signal, async (abilities) =>
        (await library()).chat.completions.create(
          { ...this.buildBody(request, abilities), stream: false },
          { signal },
        ),
      );
      // A server that is none may answer 200 with anything.
      const choice = Array.isArray(answer?.choices) ? answer.choices[0] : undefined;
      const message = choice?.message;
      const received: ChatAnswer = {
        text: typeof message?.content === 'string' ? message.content : '',
        model: modelName(answer?.model, request.model ?? this.model),
        tokens: readTokens(answer?.usage),
      };
      request.onAnswer?.(received);
      if (!choice || !message || typeof message !== 'object') throw unusableError();
      checkEnd(choice.finish_reason, message.refusal);
      if (received.text.trim() === '') throw unusableError();
      return received;
    });
  }

  /** Names of the models that the server offers, sorted. @throws ModelError */
  async listModels(signal?: AbortSignal): Promise<string[]> {
    return this.runWithin({ messages: [], maxTokens: 0, signal }, async (inner, library) => {
      const { data } = await (await library()).models.list({ signal: inner });
      // A server that is none may answer 200 with anything.
      const names = Array.isArray(data) ? data.map((model) => modelName(model?.id, '')) : [];
      return [...new Set(names.filter(Boolean))].sort().slice(0, MOST_MODELS);
    });
  }

  /**
   * The answer's text piece by piece; `onEnd` is called with the whole before the end.
   * @throws ModelError, or the reason of an aborted signal
   */
  async stream(request: ChatRequest, onText: (text: string) => void): Promise<ChatAnswer> {
    return this.runWithin(request, async (signal, library, stop) => {
      const chunks = await this.sendWithRetry(signal, async (abilities) =>
        (await library()).chat.completions.create(
          {
            ...this.buildBody(request, abilities),
            stream: true,
            ...(abilities.streamUsage ? { stream_options: { include_usage: true } } : {}),
          },
          { signal },
        ),
      );
      const stallMs = Math.min(this.options.stallMs ?? STALL_MS, this.options.timeoutMs);
      const answer: ChatAnswer = { text: '', model: this.model, tokens: null };
      let ended: string | null | undefined;
      let timer = setTimeout(() => stop(stallError(stallMs)), stallMs);
      try {
        for await (const chunk of chunks) {
          clearTimeout(timer);
          timer = setTimeout(() => stop(stallError(stallMs)), stallMs);
          const choice = Array.isArray(chunk?.choices) ? chunk.choices[0] : undefined;
          const text = choice?.delta?.content;
          if (choice?.delta?.refusal) throw refusalError();
          if (typeof text === 'string' && text !== '') {
            answer.text += text;
            onText(text);
          }
          ended = choice?.finish_reason ?? ended;
          answer.model = modelName(chunk?.model, answer.model);
          answer.tokens = readTokens(chunk?.usage) ?? answer.tokens;
        }
      } finally {
        clearTimeout(timer);
        request.onAnswer?.(answer);
      }
      // A connection that just ends has cut the answer off.
      if (!ended) throw cutOffError();
      checkEnd(ended, null);
      if (answer.text.trim() === '') throw unusableError();
      return answer;
    });
  }

  private buildBody(
    { messages, maxTokens, temperature = TEMPERATURE, shape, model = this.model }: ChatRequest,
    abilities: Abilities,
  ): Body {
    return {
      model,
      messages,
      [abilities.tokensField]: maxTokens,
      ...(abilities.temperature ? { temperature } : {}),
      ...(shape && abilities.format === 'json_schema'
        ? { response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } } }
        : {}),
      ...(shape && abilities.format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    };
  }

  /** Runs `work` within the deadline of one call. */
  private async runWithin<T>(
    { signal }: ChatRequest,
    work: (
      signal: AbortSignal,
      library: () => Promise<OpenAI>,
      stop: (why: ModelError) => void,
    ) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const { timeoutMs } = this.options;
    const controller = new AbortController();
    let stopped: ModelError | undefined;
    const stop = (why: ModelError) => {
      stopped ??= why;
      controller.abort();
    };
    const onAbort = () => controller.abort();
    signal?.addEventListener('abort', onAbort, { once: true });
    const seconds = Math.max(1, Math.round(timeoutMs / 1_000));
    const late = new ModelError('timeout', `The model did not answer within ${seconds} s.`);
    const timer = setTimeout(() => stop(late), timeoutMs);
    try {
      return await work(controller.signal, () => this.openAi(stop), stop);
    } catch (error) {
      signal?.throwIfAborted();
      throw stopped ?? toModelFailure(error).error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      controller.abort();
    }
  }

  /** Sends; again after a failure that may pass, and with less after a refusal of something that can be left out. */
  private async sendWithRetry<T>(
    signal: AbortSignal,
    send: (abilities: Abilities) => Promise<T>,
  ): Promise<T> {
    const endsAt = Date.now() + this.options.timeoutMs;
    const first = new ExponentialBackoff({ initialDelay: this.options.backoffMs ?? 500, maxDelay: 8_000 });
    let step: IBackoff<unknown> | undefined;
    let retries = 0;
    let adaptions = 0;
    for (;;) {
      const abilities = this.abilities;
      try {
        return await send(abilities);
      } catch (error) {
        const failure = toModelFailure(error);
        const less = downgrade(abilities, failure.status ?? 0, failure.complaint);
        if (less && adaptions < MAX_ADAPTIONS) {
          adaptions++;
          this.abilities = less;
          continue;
        }
        if (signal.aborted || !failure.isPassing || retries === MAX_RETRIES) throw failure.error;
        step = (step ?? first).next(undefined);
        const pauseMs = Math.max(step.duration, failure.retryAfterMs ?? 0);
        if (Date.now() + pauseMs >= endsAt) throw failure.error;
        retries++;
        await wait(pauseMs, undefined, { signal });
      }
    }
  }

  /** A new one for each request, so that a cut body is told apart from a lost connection. */
  private async openAi(onTooLarge: (error: ModelError) => void): Promise<OpenAI> {
    // Loaded with the first call, since most installations connect no model.
    const library = await import('openai');
    const { apiKey, baseUrl, httpsProxy, timeoutMs, allowPrivate } = this.options;
    return new library.OpenAI({
      apiKey: apiKey ?? 'none',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      adminAPIKey: null,
      maxRetries: 0,
      timeout: timeoutMs + 1_000,
      logLevel: 'off',
      fetch: modelFetch({
        agents: this.agents,
        configured: allowPrivate,
        httpsProxy,
        sendKey: apiKey !== undefined,
        onTooLarge,
      }),
    });
  }
}

const unusableError = () =>
  new ModelError('invalid', 'The model gave an answer that cannot be used. Try again.');
const cutOffError = () => new ModelError('invalid', "The model's answer was cut off.");
const refusalError = () => new ModelError('refused', 'The model refused to answer.');
const stallError = (ms: number) =>
  new ModelError('timeout', `The model stopped in the middle of its answer for ${Math.round(ms / 1_000)} s.`);

function checkEnd(reason: unknown, refusal: unknown): void {
  if (reason === 'content_filter' || (typeof refusal === 'string' && refusal !== '')) throw refusalError();
  if (reason === 'length') throw cutOffError();
}

const modelName = (named: unknown, fallback: string): string =>
  typeof named === 'string' && /^[\x21-\x7e ]{1,100}$/.test(named) ? named : fallback;

function readTokens(usage: unknown): ModelTokens | null {
  const { prompt_tokens: prompt, completion_tokens: completion } = (usage ?? {}) as Record<string, unknown>;
  const isCount = (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 1e9;
  return isCount(prompt) && isCount(completion) ? { prompt, completion } : null;
}
