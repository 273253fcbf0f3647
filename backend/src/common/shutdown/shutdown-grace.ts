/** How long calls to external services may continue after shutdown begins; it takes at most 10 s. */
const GRACE_MS = 5_000;

/** Aborts its signal a while after shutdown began, so that waiting modules can still respond. */
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
