import type { z } from 'zod';
import { ProblemException } from '../common/errors/problem.js';
import type { ProblemCode } from '../common/errors/problem-codes.js';
import { truncate } from '../common/text/truncate.js';

/** Models of a server that are told. */
export const MOST_MODELS = 1_000;

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a prompt function gives. Raise `version` with every change of its words: stored answers name it. */
export interface ModelPrompt {
  /** Of letters, digits, `-` and `_`, for instance `game_analysis`. */
  name: string;
  version: string;
  /** The system's words first, the question last; what lies between may be left out when all is too long. */
  messages: ModelMessage[];
}

/** The shape that an answer must have, put together with `schema-value.ts`. */
export type ModelSchema = z.ZodType;

export type ModelValue<S extends ModelSchema> = z.output<S>;

export interface ModelCall {
  prompt: ModelPrompt;
  /** Most tokens of the answer. */
  maxTokens: number;
  /** From 0 (always what is likeliest) to 1; low unless something is to be invented. Left out where a model refuses it. */
  temperature?: number;
  /** Who asks: counts against this person's quota. Without it (command line) nothing is counted. */
  user?: string;
  /** Ends the call; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** In place of the model that is set up. */
  model?: string | undefined;
}

export interface StructuredCall<S extends ModelSchema> extends ModelCall {
  schema: S;
}

/** Tokens as the server counted them. */
export interface ModelTokens {
  prompt: number;
  completion: number;
}

export interface ModelAnswer {
  /** What the model wrote, as it came. */
  raw: string;
  /** Model that answered, as the server names it, else as it was asked for. */
  model: string;
  /** Null when the server does not say. */
  tokens: ModelTokens | null;
  durationMs: number;
  promptVersion: string;
}

export interface StructuredAnswer<S extends ModelSchema> extends ModelAnswer {
  value: ModelValue<S>;
}

/** Pieces of a text as they come, then once the whole of it. */
export type ModelStreamEvent =
  { type: 'token'; text: string } | ({ type: 'done'; text: string } & ModelAnswer);

/**
 * Why a model gave nothing that can be used.
 * `off`: none is set up · `quota`: the person has used up the calls · `busy`: it turns us away for now, or too many
 * calls wait · `failed`: any other status of it · `invalid`: no JSON, cut off, or another shape.
 */
export type ModelErrorKind =
  'off' | 'quota' | 'busy' | 'timeout' | 'network' | 'failed' | 'invalid' | 'refused' | 'too-large';

const PROBLEM_OF: Record<ModelErrorKind, [status: number, code: ProblemCode]> = {
  off: [503, 'model_off'],
  quota: [429, 'model_quota'],
  busy: [503, 'model_busy'],
  timeout: [504, 'model_timeout'],
  network: [502, 'model_network'],
  failed: [502, 'model_failed'],
  invalid: [502, 'model_invalid'],
  refused: [502, 'model_refused'],
  'too-large': [502, 'model_too_large'],
};

/** Statuses that an operation which asks a model must document. */
export const MODEL_STATUSES = [429, 502, 503, 504] as const;

/** The only error of a model call besides the reason of an aborted signal. The message may be shown to people. */
export class ModelError extends Error {
  constructor(
    readonly kind: ModelErrorKind,
    message: string,
    /** Seconds to wait, when it is known. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'ModelError';
  }

  /** True when the model did answer, with something that cannot be used. */
  get isBadAnswer(): boolean {
    return ['invalid', 'refused', 'too-large'].includes(this.kind);
  }
}

/** An answer of another shape than asked for, with what the model wrote: it can be asked to put it right. */
export class ModelShapeError extends ModelError {
  constructor(
    readonly raw: string,
    readonly faults: readonly string[],
  ) {
    super('invalid', 'The model gave an answer of the wrong shape.');
  }
}

/**
 * The answer to a person whose model call failed. `code` is `model_` and the kind, so that a screen can offer the
 * built-in engine for every code that begins so.
 * @param detail the sentence that the person reads
 */
export function modelProblem({ kind, retryAfter }: ModelError, detail: string): ProblemException {
  const [status, code] = PROBLEM_OF[kind];
  const seconds = status === 503 || status === 429 ? Math.max(1, Math.ceil(retryAfter ?? 5)) : undefined;
  return new ProblemException(status, code, truncate(detail, 1_000), undefined, seconds);
}
