/** Limits of an operation of one or more calls, in milliseconds. */
export interface OperationLimits {
  /** Time on the network and between retries; waiting for the rate limit is not counted. */
  deadlineMs: number;
  /** Total time its calls may wait for the rate limit. */
  maxWaitMs: number;
  signal?: AbortSignal;
}

/** Defaults for operations that a person waits for. */
export const INTERACTIVE: OperationLimits = { deadlineMs: 30_000, maxWaitMs: 15_000 };

/** Tracks the remaining time of an operation. */
export class UpstreamOperation {
  private spentMs = 0;
  private waitedMs = 0;

  constructor(private readonly limits: OperationLimits) {}

  get signal(): AbortSignal | undefined {
    return this.limits.signal;
  }

  get leftMs(): number {
    return Math.max(0, this.limits.deadlineMs - this.spentMs);
  }

  get waitLeftMs(): number {
    return Math.max(0, this.limits.maxWaitMs - this.waitedMs);
  }

  get deadlineMs(): number {
    return this.limits.deadlineMs;
  }

  spend(ms: number): void {
    this.spentMs += ms;
  }

  wait(ms: number): void {
    this.waitedMs += ms;
  }
}
