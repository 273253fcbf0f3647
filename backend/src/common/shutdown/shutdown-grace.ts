/** How long calls to outside services may go on once we are told to stop; the whole stop takes 10 s at most. */
const GRACE_MS = 5_000;

/** For a module that waits for others: its signal is aborted a while after the stop began, so that it can still answer. */
export class ShutdownGrace {
  private readonly controller = new AbortController();

  /** @param reason what the signal is aborted with */
  constructor(private readonly reason?: Error) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  start(): void {
    setTimeout(() => this.controller.abort(this.reason), GRACE_MS).unref();
  }
}
