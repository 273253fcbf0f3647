import type { HttpClock } from './http-clock.js';

/**
 * For tests: waiting advances the clock instead of taking time. Deadlines (`after`) stay real, so keep them short.
 */
export class JumpingClock implements HttpClock {
  readonly sleeps: number[] = [];
  private ahead = 0;

  constructor(private readonly start = Date.parse('2026-11-21T12:00:00Z')) {}

  now(): number {
    return this.start + this.ahead;
  }

  sleep(ms: number): Promise<void> {
    this.sleeps.push(ms);
    this.ahead += ms;
    return Promise.resolve();
  }

  after(ms: number, action: () => void): () => void {
    const timer = setTimeout(action, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }

  advance(ms: number): void {
    this.ahead += ms;
  }
}
