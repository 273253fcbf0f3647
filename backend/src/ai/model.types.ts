import type { z } from 'zod';
import { ProblemException } from '../common/errors/problem.js';
import type { ProblemCode } from '../common/errors/problem-codes.js';
import { truncate } from '../common/text/truncate.js';

/** Most models listed from a server. */
export const MOST_MODELS = 1_000;

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A prompt. Raise `version` with every change of its text: stored answers record it. */
export interface ModelPrompt {
  /** Letters, digits, `-` and `_`, for instance `game_analysis`. */
  name: string;
  version: string;
  /** The system message first, the question last; messages in between may be dropped when the prompt is too long. */
  messages: ModelMessage[];
}

/** The required shape of an answer, built with `schema-value.ts`. */
export type ModelSchema = z.ZodType;

export type ModelValue<S extends ModelSchema> = z.output<S>;

export interface ModelCall {
  prompt: ModelPrompt;
  /** Most tokens of the answer. */
  maxTokens: number;
  /** From 0 (deterministic) to 1; low except for creative tasks. Omitted where a model rejects it. */
  temperature?: number;
  /** Profile whose quota is used. Without one (command line) nothing is counted. */
  user?: string;
  /** Cancels the call; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Overrides the connected model. */
  model?: string | undefined;
}

export interface StructuredCall<S extends ModelSchema> extends ModelCall {
  schema: S;
}

/** Tokens as counted by the server. */
export interface ModelTokens {
  prompt: number;
  completion: number;
}

export interface ModelAnswer {
  /** The model's raw output. */
  raw: string;
  /** Model that answered according to the server, or else the requested one. */
  model: string;
  /** Null when the server does not report them. */
  tokens: ModelTokens | null;
  durationMs: number;
  promptVersion: string;
}

export interface StructuredAnswer<S extends ModelSchema> extends ModelAnswer {
  value: ModelValue<S>;
}

/** Pieces of a text as they arrive, then the whole text. */
export type ModelStreamEvent =
  { type: 'token'; text: string } | ({ type: 'done'; text: string } & ModelAnswer);

/**
 * Why a model returned nothing usable. `off`: none is connected · `quota`: the person has no calls left · `busy`:
 * the server refuses for now, or too many calls are waiting · `failed`: any other status · `invalid`: no JSON,
 * truncated, or another shape.
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

/** Statuses that an operation calling a model must document. */
export const MODEL_STATUSES = [429, 502, 503, 504] as const;

/** The only error of a model call besides the reason of an aborted signal. Its message is for display. */
export class ModelError extends Error {
  constructor(
    readonly kind: ModelErrorKind,
    message: string,
    /** Seconds to wait, if known. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'ModelError';
  }

  /** True when the model answered, but not usably. */
  get isBadAnswer(): boolean {
    return ['invalid', 'refused', 'too-large'].includes(this.kind);
  }
}

/** An answer of the wrong shape with its raw text, so that the model can be asked to correct it. */
export class ModelShapeError extends ModelError {
  constructor(
    readonly raw: string,
    readonly faults: readonly string[],
  ) {
    super('invalid', 'The model gave an answer of the wrong shape.');
  }
}

/**
 * The error response for a failed model call. `code` is `model_` plus the kind, so that a screen can offer the
 * built-in engine for every such code.
 * @param detail the sentence shown to people
 */
export function toModelProblem({ kind, retryAfter }: ModelError, detail: string): ProblemException {
  const [status, code] = PROBLEM_OF[kind];
  const seconds = status === 503 || status === 429 ? Math.max(1, Math.ceil(retryAfter ?? 5)) : undefined;
  return new ProblemException(status, code, truncate(detail, 1_000), undefined, seconds);
}
