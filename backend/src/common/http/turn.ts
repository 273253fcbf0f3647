import type { HostCounters } from './call-counters.js';
import type { HostBudget } from './host-budget.js';
import type { HostGate } from './host-gate.js';
import type { HttpClock } from './http-clock.js';
import type { UpstreamOperation } from './operation.js';
import { UpstreamError } from './upstream-error.js';
import type { UpstreamHost } from './upstream-host.js';

export interface TurnInput {
  host: UpstreamHost;
  gate: HostGate;
  budget: HostBudget;
  clock: HttpClock;
  operation: UpstreamOperation;
  counters: HostCounters;
}

/**
 * Runs `send` when the host has a free slot and its budget allows one more call.
 * @throws UpstreamError `aborted` at once when the operation's signal fires, `timeout` when the operation has
 * waited long enough, `circuit-open` as soon as the host is given up; else whatever `send` throws.
 */
export async function inTurn<T>(input: TurnInput, send: () => Promise<T>): Promise<T> {
  const { host, gate, clock, operation } = input;
  const { signal } = operation;
  if (signal?.aborted) throw UpstreamError.aborted(host.provider);
  const queuedAt = clock.now();
  const patience = new AbortController();
  const stopPatience = clock.after(operation.waitLeftMs, () => patience.abort());
  // Both stop whoever still waits in the queue, where nobody else would look at these signals.
  const leave = AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]);
  let onLeave = () => {};
  const left = new Promise<never>((_, reject) => {
    onLeave = () => reject(signal?.aborted ? UpstreamError.aborted(host.provider) : tooLong(host));
    leave.addEventListener('abort', onLeave, { once: true });
  });
  const run = gate.request(async () => {
    await awaitTurn(input, leave, queuedAt);
    stopPatience();
    return await send();
  }, leave);
  try {
    return await Promise.race([run, left]);
  } finally {
    stopPatience();
    leave.removeEventListener('abort', onLeave);
    run.catch(() => undefined);
  }
}

async function awaitTurn(input: TurnInput, leave: AbortSignal, queuedAt: number): Promise<void> {
  const { host, gate, budget, clock, operation, counters } = input;
  const { givenUp } = gate;
  if (host.budget && !leave.aborted) {
    const leftMs = operation.waitLeftMs - (clock.now() - queuedAt);
    const turn = await budget.reserve(host.budgetKey ?? host.provider, host.budget, leftMs);
    if (!turn.granted) throw tooLong(host);
    if (turn.waitMs > 0) await clock.sleep(turn.waitMs, AbortSignal.any([leave, givenUp]));
  }
  const waitedMs = clock.now() - queuedAt;
  counters.waitedMs += waitedMs;
  operation.wait(waitedMs);
  if (operation.signal?.aborted) throw UpstreamError.aborted(host.provider);
  if (givenUp.aborted) throw gate.circuitOpen();
  if (leave.aborted) throw tooLong(host);
}

function tooLong({ provider }: UpstreamHost): UpstreamError {
  return new UpstreamError({
    kind: 'timeout',
    provider,
    message: `No call to ${provider} was free in time.`,
    notSent: true,
  });
}
