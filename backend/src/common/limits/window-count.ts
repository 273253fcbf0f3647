interface Window {
  count: number;
  endsAt: number;
}

/** Counts per key in this process, in windows that begin with the first count. */
export class WindowCount {
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(private readonly milliseconds: number) {}

  /** Adds one. @returns the count in this window, and the milliseconds that it still lasts */
  add(key: string): { count: number; remainingMs: number } {
    const now = Date.now();
    const known = this.windows.get(key);
    const window = known && known.endsAt > now ? known : this.begin(key, now);
    window.count += 1;
    return { count: window.count, remainingMs: window.endsAt - now };
  }

  get size(): number {
    return this.windows.size;
  }

  private begin(key: string, now: number): Window {
    if (now >= this.sweepAt) {
      for (const [other, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(other);
      this.sweepAt = now + this.milliseconds;
    }
    const window = { count: 0, endsAt: now + this.milliseconds };
    this.windows.set(key, window);
    return window;
  }
}
