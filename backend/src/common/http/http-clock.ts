/** Clock of the outgoing client; replaced in tests so that waiting takes no time. */
export interface HttpClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms`, or when the signal aborts (the caller checks the signal). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `action` after `ms` unless the returned function is called before. */
  after(ms: number, action: () => void): () => void;
}

export const systemHttpClock: HttpClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done, { once: true });
    }),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
