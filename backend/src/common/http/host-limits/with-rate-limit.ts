import type { HostCounters } from '../call-counters.js';
import type { HostBudget } from './host-budget.js';
import type { HostCircuit } from './host-circuit.js';
import type { HttpClock } from '../http-clock.js';
import type { UpstreamOperation } from '../operation.js';
import { UpstreamError } from '../upstream-error.js';
import type { UpstreamHost } from '../upstream-host.js';

export interface RateLimitInput {
  host: UpstreamHost;
  circuit: HostCircuit;
  budget: HostBudget;
  clock: HttpClock;
  operation: UpstreamOperation;
  counters: HostCounters;
}

/**
 * Runs `send` when the host has a free slot and its budget allows a call.
 * @throws UpstreamError `aborted` at once when the operation's signal fires, `timeout` when the operation has waited
 *   long enough, `circuit-open` as soon as the circuit opens; else whatever `send` throws.
 */
export async function withRateLimit<T>(input: RateLimitInput, send: () => Promise<T>): Promise<T> {
  const { host, circuit, clock, operation } = input;
  const { signal } = operation;
  if (signal?.aborted) throw UpstreamError.aborted(host.provider);
  const queuedAt = clock.now();
  const queueTimeout = new AbortController();
  const clearQueueTimeout = clock.after(operation.waitLeftMs, () => queueTimeout.abort());
  // Both signals also abort callers waiting in the queue.
  const leave = AbortSignal.any([queueTimeout.signal, ...(signal ? [signal] : [])]);
  let onLeave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onLeave = () => reject(signal?.aborted ? UpstreamError.aborted(host.provider) : queueTimeoutError(host));
    leave.addEventListener('abort', onLeave, { once: true });
  });
  const run = circuit.request(async () => {
    await awaitPermit(input, leave, queuedAt);
    clearQueueTimeout();
    return await send();
  }, leave);
  try {
    return await Promise.race([run, aborted]);
  } finally {
    clearQueueTimeout();
    leave.removeEventListener('abort', onLeave);
    run.catch(() => undefined);
  }
}

async function awaitPermit(input: RateLimitInput, leave: AbortSignal, queuedAt: number): Promise<void> {
  const { host, circuit, budget, clock, operation, counters } = input;
  const { openSignal } = circuit;
  if (host.budget && !leave.aborted) {
    const leftMs = operation.waitLeftMs - (clock.now() - queuedAt);
    const reservation = await budget.reserve(host.budgetKey ?? host.provider, host.budget, leftMs);
    if (!reservation.granted) throw queueTimeoutError(host);
    if (reservation.waitMs > 0) await clock.sleep(reservation.waitMs, AbortSignal.any([leave, openSignal]));
  }
  const waitedMs = clock.now() - queuedAt;
  counters.waitedMs += waitedMs;
  operation.wait(waitedMs);
  if (operation.signal?.aborted) throw UpstreamError.aborted(host.provider);
  if (openSignal.aborted) throw circuit.circuitOpen();
  if (leave.aborted) throw queueTimeoutError(host);
}

function queueTimeoutError({ provider }: UpstreamHost): UpstreamError {
  return new UpstreamError({
    kind: 'timeout',
    provider,
    message: `The rate limit for ${provider} left no call free in time. Try again in a moment.`,
    notSent: true,
  });
}
