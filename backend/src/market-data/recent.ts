import { UpstreamError } from '../common/http/upstream-error.js';

/** Answers kept for a short while, so that charts which need each other do not ask twice. */
export class Recent<T> {
  private readonly kept = new Map<string, { until: number; value: Promise<T> }>();

  constructor(
    private readonly ttlMs: number,
    private readonly most: number,
    private readonly now: () => number,
    /** Answers for which it is true are kept for a tenth of the time only. */
    private readonly isPoor: (value: T) => boolean = () => false,
  ) {}

  /** The kept answer, also one still on its way; undefined when there is none. */
  peek(key: string): Promise<T> | undefined {
    const found = this.kept.get(key);
    return found && found.until > this.now() ? found.value : undefined;
  }

  /** The kept answer, or a new one; several callers share one that is on its way. Failures are not kept. */
  async get(key: string, signal: AbortSignal | undefined, make: () => Promise<T>): Promise<T> {
    for (;;) {
      const shared = this.peek(key);
      if (!shared) break;
      try {
        return await shared;
      } catch (error) {
        // Whoever asked first has left; that is no reason for us to have nothing.
        const theirs = error instanceof UpstreamError && error.kind === 'aborted' && !signal?.aborted;
        if (!theirs) throw error;
      }
    }
    return await this.renew(key, make);
  }

  /** A new answer, kept in place of the old one as soon as it is asked for. */
  async renew(key: string, make: () => Promise<T>): Promise<T> {
    const value = make();
    this.keep(key, value);
    const mine = () => (this.kept.get(key)?.value === value ? this.kept.get(key) : undefined);
    value.then(
      (made) => {
        const kept = mine();
        if (kept && this.isPoor(made)) kept.until = this.now() + this.ttlMs / 10;
      },
      () => mine() && this.kept.delete(key),
    );
    return await value;
  }

  private keep(key: string, value: Promise<T>): void {
    this.kept.delete(key);
    this.kept.set(key, { until: this.now() + this.ttlMs, value });
    for (const [oldest, { until }] of this.kept) {
      if (this.kept.size <= this.most && until > this.now()) break;
      this.kept.delete(oldest);
    }
  }
}
