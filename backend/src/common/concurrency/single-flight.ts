interface Flight<T> {
  result: Promise<T>;
  outdated: AbortController;
  waiting: number;
}

/** Runs work that several callers want at the same time once. */
export class SingleFlight<T> {
  private readonly flights = new Map<string, Flight<T>>();

  /**
   * Joins the running work for this key, or starts it.
   * @param work gets a signal that aborts when every caller has left or the key was forgotten
   * @param signal of this caller, who leaves when it aborts
   * @throws the reason of `signal`, and whatever the work throws
   */
  async run(key: string, work: (outdated: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const flight = this.flights.get(key) ?? this.start(key, work);
    flight.waiting++;
    if (!signal) return flight.result;
    return await new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason as Error);
        // Later callers must not join aborted work.
        if (--flight.waiting === 0) this.drop(key, flight);
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  /** Later callers start new work; waiting ones get the old result. */
  forget(key: string): void {
    const flight = this.flights.get(key);
    if (flight) this.drop(key, flight);
  }

  clear(): void {
    for (const key of [...this.flights.keys()]) this.forget(key);
  }

  private start(key: string, work: (outdated: AbortSignal) => Promise<T>): Flight<T> {
    const outdated = new AbortController();
    const flight: Flight<T> = { outdated, waiting: 0, result: work(outdated.signal) };
    this.flights.set(key, flight);
    const end = () => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    };
    flight.result.then(end, end);
    return flight;
  }

  private drop(key: string, flight: Flight<T>): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
    flight.outdated.abort();
  }
}
