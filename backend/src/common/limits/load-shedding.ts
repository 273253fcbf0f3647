import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { ServerResponse } from 'node:http';
import { unavailable } from '../errors/problem.js';
import { sendProblem } from '../errors/problem.filter.js';

/** So many under way at once are no crowd, however slow the machine is. */
const FEW = 32;
/** A crowd that comes at once, as when people open a screen, is let in for a moment, up to so many. */
const BURST = 128;
const BURST_MS = 500;
/** Who is let in waits about so long: the crowd is as large as what was answered in this time. */
const WAIT_SECONDS = 0.25;
/** A request that takes longer waits for a model or a store, not for us. */
const SLOW_MS = 5_000;
/** But no more than so many do: when more take that long, too much is asked. */
const MOST_SLOW = 64;
const RATE_WINDOW_MS = 500;
const RETRY_SECONDS = 1;

interface Response {
  headersSent: ServerResponse['headersSent'];
  once(event: 'close', listener: () => void): unknown;
}

/** Decides which requests are let in, so that those that are get their answer soon. */
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

  /** Those who wait for us. Streams have their head and go on for hours. */
  private countCrowd(now: number): number {
    let slow = 0;
    for (const [response, since] of this.open) {
      if (response.headersSent) this.open.delete(response);
      else if (now - since > SLOW_MS) slow += 1;
    }
    return this.open.size - Math.min(slow, MOST_SLOW);
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
 * Answers 503 at once to what would wait too long. Health, metrics and files of the front ends are always answered, and
 * so are store pictures, of which a chart shows hundreds.
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
