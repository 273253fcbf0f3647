import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { ShutdownGrace } from '../common/shutdown/shutdown-grace.js';
import { ENV, type Env } from '../config/env.js';
import { Metrics } from '../metrics/metrics.service.js';
import { type AiConnection, priceAnswer, resolveConnection } from './connection/ai-connection.js';
import { AiConnectionService } from './connection/ai-connection.service.js';
import { type ChatAnswer, type ChatRequest, ModelClient } from './engines/openai/model-client.js';
import { ModelUsage } from './model-usage.service.js';
import {
  type ModelAnswer,
  type ModelCall,
  ModelError,
  type ModelMessage,
  type ModelPrompt,
  type ModelSchema,
  ModelShapeError,
  type ModelStreamEvent,
  type StructuredAnswer,
  type StructuredCall,
} from './model.types.js';
import { capMessages } from './prompts/cap.js';
import { revealsRules } from './prompts/data.js';
import { extractJson, readBySchema, SchemaError, toWireSchema } from './schema-value.js';

/** Calls that run at once in a process, and how many more may wait. */
const CONCURRENCY = 4;
const WAITING = 60;
const TEST_TIMEOUT_MS = 20_000;

/** How one kind of call is made, and how its answer is parsed. */
interface CallSteps<T> {
  ask(client: ModelClient, request: ChatRequest): Promise<ChatAnswer>;
  finish(answer: ModelAnswer): T;
  rules?: string[];
}

interface UsedCall {
  user: string;
  day: string;
  outcome: string;
  /** What arrived, complete or not. */
  received: ChatAnswer | undefined;
  messages: ModelMessage[];
  /** Model that was asked. */
  model: string;
}

/**
 * The only access to a language model, for analyses, ideas and chat: quota, concurrency, deadline, retries,
 * validation of the answer, and usage records.
 */
@Injectable()
export class ModelService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Model');
  private cached: { client: ModelClient | undefined; revision: number } | undefined;
  private readonly turns = bulkhead(CONCURRENCY, WAITING);
  private readonly stopping = new ShutdownGrace(
    new ModelError('busy', 'The server is stopping. Try again in a moment.', 5),
  );

  constructor(
    @Inject(ENV) private readonly env: Env,
    // All absent on the command line, where nobody's usage is counted and only environment variables apply.
    @Optional() private readonly usage?: ModelUsage,
    @Optional() private readonly connections?: AiConnectionService,
    @Optional() private readonly metrics?: Metrics,
  ) {}

  /** Client of the current connection, created again when the connection changes. */
  private get client(): ModelClient | undefined {
    const revision = this.connections?.revision ?? 0;
    if (this.cached?.revision !== revision) {
      // The previous client finishes its calls; its idle connections time out.
      const connection = this.connections ? this.connections.current : resolveConnection(this.env, null);
      this.cached = { client: connection && createModelClient(this.env, connection), revision };
    }
    return this.cached?.client;
  }

  /** False when neither a key nor a server is set: then the built-in engines answer. */
  get configured(): boolean {
    return this.client !== undefined;
  }

  /** Name of the connected model; null when there is none. */
  get model(): string | null {
    return this.client?.model ?? null;
  }

  /**
   * Requests an answer of the given shape. Counts as one call of `user`, regardless of retries.
   * @throws ModelError, or the reason of an aborted signal
   */
  async askStructured<const S extends ModelSchema>(call: StructuredCall<S>): Promise<StructuredAnswer<S>> {
    const { schema, prompt } = call;
    const shape = { name: prompt.name.slice(0, 60), schema: toWireSchema(schema) };
    return this.callModel(call, {
      ask: (client, request) => client.complete({ ...request, shape }),
      rules: [
        `Answer with one JSON object of exactly this JSON Schema, and nothing else: ${JSON.stringify(shape.schema)}`,
      ],
      finish: (answer) => ({ ...answer, value: this.readValue(schema, answer.raw, prompt) }),
    });
  }

  /**
   * Streams plain text. Ends with exactly one `done`; leaving the loop early cancels the call.
   * @throws ModelError, or the reason of an aborted signal
   */
  async *stream(call: ModelCall): AsyncGenerator<ModelStreamEvent, void, undefined> {
    const disconnect = new AbortController();
    const signal = call.signal ? AbortSignal.any([call.signal, disconnect.signal]) : disconnect.signal;
    const pieces: string[] = [];
    let wake = () => {};
    const work = this.callModel(
      { ...call, signal },
      {
        ask: (client, request) =>
          client.stream(request, (text) => {
            pieces.push(text);
            wake();
          }),
        finish: (answer) => answer,
      },
    );
    let settled = false;
    const ending = work.then(
      () => undefined,
      () => undefined,
    );
    void ending.then(() => {
      settled = true;
      wake();
    });
    try {
      for (;;) {
        const text = pieces.splice(0).join('');
        if (text) yield { type: 'token', text };
        else if (settled) break;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      const answer = await work;
      yield { ...answer, type: 'done', text: answer.raw };
    } finally {
      disconnect.abort(new Error('The caller disconnected.'));
    }
  }

  /** Asks a model for one word. */
  async test(connection: AiConnection): Promise<{
    ok: boolean;
    message: string;
    model: string | null;
    durationMs: number;
  }> {
    const client = createModelClient({ ...this.env, AI_TIMEOUT_MS: TEST_TIMEOUT_MS }, connection);
    const startedAt = performance.now();
    const measure = () => Math.round(performance.now() - startedAt);
    try {
      const messages = [{ role: 'user' as const, content: 'Answer with the word ready.' }];
      // Reasoning models spend tokens before they write.
      const { model } = await client.complete({ messages, maxTokens: 500, signal: this.stopping.signal });
      return { ok: true, message: `${model} answered.`, model, durationMs: measure() };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return { ok: false, message: error.message, model: null, durationMs: measure() };
    } finally {
      client.close();
    }
  }

  /**
   * Names of the models on the server.
   * @throws ModelError
   */
  listModels(): Promise<string[]> {
    const { client } = this;
    if (!client) throw new ModelError('off', 'No model is set up.');
    return client.listModels(this.stopping.signal);
  }

  /** Clients waiting for a slow model get a response before the process ends. */
  beforeApplicationShutdown(): void {
    this.stopping.start();
  }

  onApplicationShutdown(): void {
    this.cached?.client?.close();
  }

  /** @throws ModelShapeError */
  private readValue<const S extends ModelSchema>(schema: S, raw: string, prompt: ModelPrompt) {
    try {
      return readBySchema(schema, extractJson(raw));
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      this.logger.warn(`${prompt.name}: ${error.message}`);
      throw new ModelShapeError(raw, error.faults);
    }
  }

  private async callModel<T>(
    { prompt, maxTokens, temperature, user, signal: disconnectSignal, model: requestedModel }: ModelCall,
    { ask, finish, rules = [] }: CallSteps<T>,
  ): Promise<T> {
    const { client } = this;
    if (!client) throw new ModelError('off', 'No model is set up.');
    const signal = AbortSignal.any([this.stopping.signal, ...(disconnectSignal ? [disconnectSignal] : [])]);
    signal.throwIfAborted();
    const startedAt = performance.now();
    const model = requestedModel ?? client.model;
    const messages = capMessages(withRules(prompt, rules));
    let received: ChatAnswer | undefined;
    let day: string | undefined;
    let outcome = 'answered';
    try {
      const answer = await this.inTurn(signal, async () => {
        // Only now: a call that found no place in the queue uses up nothing.
        if (user) day = await this.usage?.consume(user, model);
        const onAnswer = (one: ChatAnswer) => (received = one);
        return ask(client, { messages, maxTokens, temperature, signal, model: requestedModel, onAnswer });
      });
      const { text: raw, tokens } = answer;
      if (revealsRules(raw))
        throw new ModelError('invalid', 'The model gave an answer that cannot be used. Try again.');
      const durationMs = Math.round(performance.now() - startedAt);
      return finish({ raw, model: answer.model, tokens, durationMs, promptVersion: prompt.version });
    } catch (error) {
      outcome = error instanceof ModelError ? error.kind : signal.aborted ? 'canceled' : 'failed';
      const isTold = error instanceof ModelShapeError || outcome === 'quota';
      if (error instanceof ModelError && !isTold)
        this.logger.warn(`${prompt.name}: ${error.kind}: ${error.message}`);
      throw error;
    } finally {
      if (user && day) await this.recordUse({ user, day, outcome, received, messages, model });
      this.countCall(outcome, performance.now() - startedAt, { model, received });
    }
  }

  /** Records what a call cost; estimated when the server did not say, or was left before it did. */
  private async recordUse({ user, day, outcome, received, messages, model }: UsedCall): Promise<void> {
    if (!received && outcome !== 'canceled' && outcome !== 'timeout') return;
    const prompt = messages.map(({ content }) => content).join('');
    const tokens = received?.tokens ?? {
      prompt: estimateTokens(prompt),
      completion: estimateTokens(received?.text ?? ''),
    };
    try {
      await this.usage?.record(user, day, { model, tokens });
    } catch (error) {
      // The answer is paid for; a fault of the database must not lose it too.
      this.logger.error(`The use of a model call was not recorded: ${(error as Error).message}`);
    }
  }

  private countCall(
    outcome: string,
    durationMs: number,
    { model, received }: Pick<UsedCall, 'model' | 'received'>,
  ): void {
    const tokens = received?.tokens ?? null;
    const cost = priceAnswer(this.connections?.current, model, tokens);
    this.metrics?.countModelCall({ outcome, seconds: durationMs / 1_000, tokens, cost });
  }

  private async inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    try {
      // The signal is not for the queue, which would leave those after a canceled call waiting.
      return await this.turns.execute(() => {
        signal.throwIfAborted();
        return work();
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BulkheadRejectedError) {
        throw new ModelError('busy', 'Too many calls are waiting for the model. Try again in a moment.', 10);
      }
      throw error;
    }
  }
}

/** Models count about four characters as one token. */
const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

const createModelClient = (
  env: Pick<Env, 'AI_TIMEOUT_MS' | 'HTTPS_PROXY'>,
  { baseUrl, key, model, allowPrivate }: AiConnection,
): ModelClient =>
  new ModelClient({
    apiKey: key ?? undefined,
    baseUrl: baseUrl ?? undefined,
    ...{ model, allowPrivate: baseUrl !== null && allowPrivate },
    timeoutMs: env.AI_TIMEOUT_MS,
    httpsProxy: env.HTTPS_PROXY,
  });

function withRules({ messages }: ModelPrompt, rules: string[]): ModelPrompt['messages'] {
  const [first, ...rest] = messages;
  if (rules.length === 0 || !first) return messages;
  return [{ ...first, content: [first.content, ...rules].join('\n\n') }, ...rest];
}
