import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { ServerResponse } from 'node:http';
import { unavailable } from '../errors/problem.js';
import { sendProblem } from '../errors/problem.filter.js';

/** Requests in progress that are always admitted, however slow the machine is. */
const FEW = 32;
/** Burst that is admitted for a moment, as when people open a screen. */
const BURST = 128;
const BURST_MS = 500;
/** Target wait: requests in progress are limited to what was answered in this time. */
const WAIT_SECONDS = 0.25;
/** A slower request waits for a model or a store, not for us. */
const SLOW_MS = 5_000;
/** Limit of such requests; beyond it the server is overloaded. */
const MAX_SLOW = 64;
const RATE_WINDOW_MS = 500;
const RETRY_SECONDS = 1;

interface Response {
  headersSent: ServerResponse['headersSent'];
  once(event: 'close', listener: () => void): unknown;
}

/** Decides which requests to admit, so that admitted ones are answered soon. */
export class LoadShedding {
  private readonly open = new Map<Response, number>();
  private crowdedSince: number | undefined;
  private windowStart = 0;
  private answered = 0;
  private perSecond = 0;

  /** @returns false when it must be turned away */
  admit(response: Response, now: number): boolean {
    this.measureRate(now);
    const crowd = this.open.size < FEW ? this.open.size : this.countCrowd(now);
    if (crowd < FEW) this.crowdedSince = undefined;
    else if (!this.hasRoom(crowd, now)) return false;
    this.open.set(response, now);
    response.once('close', () => {
      if (this.open.delete(response)) this.answered += 1;
    });
    return true;
  }

  private hasRoom(crowd: number, now: number): boolean {
    this.crowdedSince ??= now;
    if (now - this.crowdedSince < BURST_MS) return crowd < BURST;
    return crowd < this.perSecond * WAIT_SECONDS;
  }

  /** Requests waiting for us, without streams, which have sent their headers. */
  private countCrowd(now: number): number {
    let slow = 0;
    for (const [response, since] of this.open) {
      if (response.headersSent) this.open.delete(response);
      else if (now - since > SLOW_MS) slow += 1;
    }
    return this.open.size - Math.min(slow, MAX_SLOW);
  }

  private measureRate(now: number): void {
    const elapsed = now - this.windowStart;
    if (elapsed < RATE_WINDOW_MS) return;
    this.perSecond = (this.answered * 1_000) / elapsed;
    this.windowStart = now;
    this.answered = 0;
  }
}

/**
 * Answers 503 at once to requests that would wait too long. Health, metrics, front-end files and store pictures are
 * always served.
 */
export function loadSheddingHook() {
  const shedding = new LoadShedding();
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { config, url = '' } = request.routeOptions;
    const isAlwaysAnswered =
      config.access === undefined || config.access.pictureCookie || url.startsWith('/api/health/');
    if (isAlwaysAnswered || shedding.admit(reply.raw, performance.now())) return done();
    sendProblem(
      unavailable('The server is busy. Try again in a moment.', 'overloaded', RETRY_SECONDS),
      request,
      reply,
    );
  };
}
