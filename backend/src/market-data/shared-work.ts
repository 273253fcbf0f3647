import { UpstreamError } from '../common/http/upstream-error.js';

interface Running<T> {
  result: Promise<T>;
  abort: AbortController;
  waiting: number;
}

/** Work that several callers want at the same time is done once, and stops when all of them have left. */
export class SharedWork<T> {
  private readonly running = new Map<string, Running<T>>();

  /** @throws UpstreamError `aborted` when the caller's own signal says so, and whatever the work throws */
  async do(
    key: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) throw UpstreamError.aborted('the provider');
    const run = this.running.get(key) ?? this.start(key, work);
    run.waiting++;
    return await new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(UpstreamError.aborted('the provider'));
        // Whoever comes after must not join work that is being stopped.
        if (--run.waiting > 0) return;
        if (this.running.get(key) === run) this.running.delete(key);
        run.abort.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      run.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  private start(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const abort = new AbortController();
    const run: Running<T> = { abort, waiting: 0, result: work(abort.signal) };
    this.running.set(key, run);
    const end = () => {
      if (this.running.get(key) === run) this.running.delete(key);
    };
    run.result.then(end, end);
    return run;
  }
}
