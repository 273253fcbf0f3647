import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  handleWhenResult,
  TaskCancelledError,
} from 'cockatiel';
import { UpstreamError } from '../upstream-error.js';

export interface CircuitLimits {
  concurrency: number;
  /** Consecutive requests without a response before the circuit opens. */
  unreachableAfter: number;
  /** Consecutive refused calls (403, 429, 5xx) before the circuit opens. */
  refusedAfter: number;
  /** How long the circuit stays open before one request tests the host. */
  restMs: number;
}

export const CIRCUIT_LIMITS: CircuitLimits = {
  concurrency: 4,
  unreachableAfter: 3,
  refusedAfter: 12,
  restMs: 30_000,
};

const QUEUE = 10_000;

type Outcome<T> = { value: T } | { error: UpstreamError };

/**
 * Limits requests to one host: concurrency, and two circuit breakers. A host that does not respond is down for every
 * request, so three failures are enough. A host that refuses one chart may serve the next, so only a long run of
 * refusals opens that breaker.
 */
export class HostCircuit {
  private readonly slots;
  private readonly networkBreaker;
  private readonly refusalBreaker;
  private opening = new AbortController();
  private lastBreak: 'refused' | 'could not be reached' = 'could not be reached';

  constructor(
    private readonly provider: string,
    private readonly limits: CircuitLimits,
  ) {
    this.slots = bulkhead(limits.concurrency, QUEUE);
    this.networkBreaker = circuitBreaker(handleWhen(isUnanswered), {
      halfOpenAfter: limits.restMs,
      breaker: new ConsecutiveBreaker(limits.unreachableAfter),
    });
    this.refusalBreaker = circuitBreaker(
      handleWhenResult((result) => isRefusal(result as Outcome<unknown>)),
      { halfOpenAfter: limits.restMs, breaker: new ConsecutiveBreaker(limits.refusedAfter) },
    );
    this.networkBreaker.onBreak(() => this.abortWaiting('could not be reached'));
    this.refusalBreaker.onBreak(() => this.abortWaiting('refused'));
  }

  get state(): 'closed' | 'open' {
    const isOpen = (state: CircuitState) => state === CircuitState.Open || state === CircuitState.Isolated;
    return isOpen(this.networkBreaker.state) || isOpen(this.refusalBreaker.state) ? 'open' : 'closed';
  }

  /** Aborts when the circuit opens, so that nobody keeps waiting for the host. */
  get openSignal(): AbortSignal {
    return this.opening.signal;
  }

  /** Runs a call with its retries. @throws UpstreamError `circuit-open` or whatever `run` throws. */
  async call<T>(run: () => Promise<T>): Promise<T> {
    const settle = async (): Promise<Outcome<T>> => {
      try {
        return { value: await run() };
      } catch (error) {
        if (error instanceof UpstreamError) return { error };
        throw error;
      }
    };
    const result = await this.refusalBreaker
      .execute(settle)
      .catch((error: unknown) => this.rethrow(error, 'refused'));
    if ('error' in result) throw result.error;
    return result.value;
  }

  /** Runs one request of a call once a slot is free. @throws UpstreamError */
  async request<T>(send: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const run = this.slots.execute(() => this.networkBreaker.execute(send), signal);
    return await run.catch((error: unknown) => this.rethrow(error, 'could not be reached'));
  }

  circuitOpen(what: string = this.lastBreak): UpstreamError {
    const seconds = Math.max(1, Math.round(this.limits.restMs / 1_000));
    return new UpstreamError({
      kind: 'circuit-open',
      provider: this.provider,
      retryAfter: this.limits.restMs,
      notSent: true,
      refused: what === 'refused',
      message: `${this.provider} ${what} several times in a row. Requests were paused for ${seconds} s.`,
    });
  }

  private rethrow(error: unknown, what: string): never {
    if (error instanceof BrokenCircuitError) throw this.circuitOpen(what);
    if (error instanceof BulkheadRejectedError) throw this.circuitOpen('has too many waiting calls');
    if (error instanceof TaskCancelledError) throw UpstreamError.aborted(this.provider);
    throw error;
  }

  private abortWaiting(why: 'refused' | 'could not be reached'): void {
    this.lastBreak = why;
    this.opening.abort();
    this.opening = new AbortController();
  }
}

function isUnanswered(error: Error): boolean {
  return error instanceof UpstreamError && !error.notSent && ['network', 'timeout'].includes(error.kind);
}

function isRefusal(result: Outcome<unknown>): boolean {
  if (!('error' in result) || result.error.kind !== 'http') return false;
  const status = result.error.status ?? 0;
  return status === 403 || status === 429 || status >= 500;
}
