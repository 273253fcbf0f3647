import type { APIError } from 'openai';
import { STATUS_CODES } from 'node:http';
import { BLOCKED_ADDRESS } from '../../../common/http/address-guard.js';
import { describeConnectionFailure } from '../../../common/http/connection-failure.js';
import { readRetryAfter } from '../../../common/http/host-limits/retry-after.js';
import { ModelError } from '../../model.types.js';
import { truncate } from '../../../common/text/truncate.js';

/** A failed request: what a person is told, and what the next try depends on. */
export interface ModelFailure {
  error: ModelError;
  /** The same request may work when it is sent again. */
  isPassing: boolean;
  status?: number;
  /** The server's own words, only to be searched; never shown or logged. */
  complaint: string;
  retryAfterMs?: number;
}

const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** Reads what the library threw. Nothing that the server sent gets into the message. */
export function toModelFailure(error: unknown, now = Date.now()): ModelFailure {
  if (error instanceof ModelError) return { error, isPassing: false, complaint: '' };
  if (hasStatus(error)) return toStatusFailure(error, error.status, now);
  const inner = findInnermost(error);
  const code = /^[A-Z][A-Z0-9_]{1,40}$/.exec(String((inner as { code?: unknown }).code ?? ''))?.[0];
  if (code === BLOCKED_ADDRESS) {
    const message = 'The address of the model server leads to a private network.';
    return { error: new ModelError('network', message), isPassing: false, complaint: '' };
  }
  const isUnreadable = inner instanceof SyntaxError || code?.startsWith('Z_');
  if (isUnreadable) {
    const message = 'The model server sent an answer that cannot be read.';
    return { error: new ModelError('invalid', message), isPassing: false, complaint: '' };
  }
  const message = `The model server could not be reached: ${describeConnectionFailure(code)}.`;
  return { error: new ModelError('network', message), isPassing: true, complaint: '' };
}

/** Whether the library threw it because of the response. The class is not imported, since it loads the library. */
const hasStatus = (error: unknown): error is APIError & { status: number } =>
  error instanceof Error && typeof (error as Partial<APIError>).status === 'number';

function toStatusFailure(error: APIError, status: number, now: number): ModelFailure {
  const retryAfterMs = readRetryAfter(error.headers?.get('retry-after') ?? undefined, now);
  const isPassing = PASSING.has(status);
  const complaint = truncate(`${error.message} ${JSON.stringify(error.error ?? '')}`, 4_000);
  return {
    error: statusError(status, retryAfterMs),
    isPassing,
    status,
    complaint,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

function statusError(status: number, retryAfterMs: number | undefined): ModelError {
  const seconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1_000);
  if (status === 429) return new ModelError('busy', 'The model server has too many requests.', seconds);
  if (status === 401 || status === 403) {
    return new ModelError('failed', `The model server refused our key (${status}).`);
  }
  if (status >= 300 && status <= 399) {
    return new ModelError('failed', 'The model server redirected to another host, which is not followed.');
  }
  return new ModelError(
    'failed',
    `The model server answered ${status} ${STATUS_CODES[status] ?? ''}`.trim() + '.',
  );
}

function findInnermost(error: unknown): unknown {
  let inner = error;
  for (let depth = 0; depth < 5; depth++) {
    const cause = (inner as { cause?: unknown } | null)?.cause;
    if (cause === undefined || cause === null) break;
    inner = cause;
  }
  return inner ?? {};
}
