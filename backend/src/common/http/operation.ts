/** Limits of one piece of work that may take several calls. All in milliseconds. */
export interface OperationLimits {
  /** Time spent on the network and between retries; waiting for a turn is not counted. */
  deadlineMs: number;
  /** Time all its calls together may wait for their turn. */
  maxWaitMs: number;
  signal?: AbortSignal;
}

/** Defaults for work that a person is waiting for. */
export const INTERACTIVE: OperationLimits = { deadlineMs: 30_000, maxWaitMs: 15_000 };

/** Keeps what is left of an operation's time while its calls use it up. */
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
