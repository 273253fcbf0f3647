import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '../common/time/clock.js';
import { forbidden, notFound, unauthorized } from '../common/errors/problem.js';
import { sendProblem } from '../common/errors/problem.filter.js';
import { ENV, type Env } from '../config/env.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];
const MODEL_SECONDS = [0.5, 1, 2, 5, 10, 20, 40, 60];

/** A call of a language model: `answered`, or why it failed. */
interface ModelCallFigures {
  outcome: string;
  seconds: number;
  tokens: { prompt: number; completion: number } | null;
  /** US dollars; null when the price is not known. */
  cost: number | null;
}

/** A cache of this process; one on disk does not report its size. */
interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly size?: number;
}

interface Figure<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

/** Metrics for Prometheus at /metrics: local access only, with METRICS_TOKEN behind a proxy. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  /** Counts by route, method and status; a counter with labels would build a text per request. */
  private readonly requests = new Map<string, Map<string, Map<number, number>>>();
  private readonly durations = new Histogram({
    name: 'gamekit_http_request_seconds',
    help: 'Time from the head of a request to the end of its answer',
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly providerOutcomes = new Counter({
    name: 'gamekit_market_data_outcomes_total',
    help: 'Answers of the market-data providers: found, not-found, blocked, layout-changed, failed',
    labelNames: ['provider', 'outcome'] as const,
    registers: [this.registry],
  });

  private readonly modelCalls = new Histogram({
    name: 'gamekit_model_call_seconds',
    help: 'Calls of a language model by outcome (answered, or why not), and how long they took',
    labelNames: ['outcome'] as const,
    buckets: MODEL_SECONDS,
    registers: [this.registry],
  });

  private readonly modelTokens = new Counter({
    name: 'gamekit_model_tokens_total',
    help: 'Tokens of answered model calls: prompt and completion',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });

  private readonly modelCost = new Counter({
    name: 'gamekit_model_cost_dollars_total',
    help: 'US dollars of answered model calls whose price is known',
    registers: [this.registry],
  });

  private readonly caches = new Map<string, CacheFigures>();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {
    collectDefaultMetrics({ register: this.registry, prefix: 'gamekit_' });
    this.addRequestCounter();
    this.addCacheFigures();
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      this.countRequest(method, routeOptions.url, reply.statusCode, reply.elapsedTime);
      done();
    });
    fastify.get('/metrics', async (request, reply) => this.answer(request, reply));
  }

  /** Adds a gauge that is read when metrics are scraped; if reading fails, it is left out. */
  addGauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Figure<Label>[] | Promise<Figure<Label>[]>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      ...{ name, help, labelNames, registers: [this.registry] },
      collect: async () => {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => []);
        gauge.reset();
        // Without labels, reset leaves a zero that would be reported as a value.
        gauge.remove({});
        for (const { labels, value } of values) gauge.set(labels, value);
      },
    });
  }

  /** Adds a gauge with the age of the oldest waiting item in seconds; 0 when nothing waits. */
  addLag(name: string, help: string, readTimes: () => Promise<readonly (Date | null)[]>): void {
    this.addGauge(name, help, [], async () => {
      const now = this.clock.now().getTime();
      const waiting = (await readTimes()).map((time) => (time ? now - time.getTime() : 0));
      return [{ labels: {}, value: Math.max(0, ...waiting) / 1_000 }];
    });
  }

  /** Adds a counter whose value is kept elsewhere. */
  addCounter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Figure<Label>[],
  ): void {
    const counter: Counter<Label> = new Counter({
      ...{ name, help, labelNames, registers: [this.registry] },
      collect: () => {
        counter.reset();
        for (const { labels, value } of read()) counter.inc(labels, value);
      },
    });
  }

  /** @param route its pattern, never the address: the number of series must not grow with traffic */
  countRequest(method: string, route = 'unknown', status: number, milliseconds: number): void {
    const byMethod = this.requests.get(route) ?? new Map<string, Map<number, number>>();
    const byStatus = byMethod.get(method) ?? new Map<number, number>();
    if (byStatus.size === 0) this.requests.set(route, byMethod.set(method, byStatus));
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    this.durations.observe(milliseconds / 1_000);
  }

  /** Counts an answer of a market-data provider. */
  countProviderOutcome(provider: string, outcome: string): void {
    this.providerOutcomes.inc({ provider, outcome });
  }

  /** Counts a call of a language model, including its retries. */
  countModelCall({ outcome, seconds, tokens, cost }: ModelCallFigures): void {
    this.modelCalls.observe({ outcome }, seconds);
    this.modelTokens.inc({ kind: 'prompt' }, tokens?.prompt ?? 0);
    this.modelTokens.inc({ kind: 'completion' }, tokens?.completion ?? 0);
    this.modelCost.inc(cost ?? 0);
  }

  /** Adds metrics of a cache under a unique name. */
  addCache(name: string, cache: CacheFigures): void {
    this.caches.set(name, cache);
  }

  private addRequestCounter(): void {
    this.addCounter(
      'gamekit_http_requests_total',
      'Answers by route and status',
      ['method', 'route', 'status'],
      () =>
        [...this.requests].flatMap(([route, byMethod]) =>
          [...byMethod].flatMap(([method, byStatus]) =>
            [...byStatus].map(([status, value]) => ({
              labels: { method, route, status: String(status) },
              value,
            })),
          ),
        ),
    );
  }

  private addCacheFigures(): void {
    const list = (read: (cache: CacheFigures) => number | undefined) => () =>
      [...this.caches].flatMap(([cache, figures]) => {
        const value = read(figures);
        return value === undefined ? [] : [{ labels: { cache }, value }];
      });
    const labels = ['cache'] as const;
    this.addCounter(
      'gamekit_cache_hits_total',
      'Reads that a cache answered',
      labels,
      list(({ hits }) => hits),
    );
    this.addCounter(
      'gamekit_cache_misses_total',
      'Reads that a cache could not answer',
      labels,
      list(({ misses }) => misses),
    );
    this.addGauge(
      'gamekit_cache_entries',
      'What caches in memory hold now',
      labels,
      list(({ size }) => size),
    );
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const refusal = this.findRefusal(request);
    if (refusal) return sendProblem(refusal, request, reply);
    await reply
      .type(this.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await this.registry.metrics());
  }

  private findRefusal(request: FastifyRequest) {
    const { METRICS_TOKEN: token, TRUST_PROXY: proxy } = this.env;
    if (token) {
      return equalsSecurely(request.headers.authorization ?? '', `Bearer ${token}`)
        ? undefined
        : unauthorized('The metrics need METRICS_TOKEN.');
    }
    // Behind a proxy every caller looks local, so a token is required.
    if (proxy) return notFound('Nothing exists at this address.');
    return LOOPBACK.has(request.socket.remoteAddress ?? '')
      ? undefined
      : forbidden(
          'Only this machine may read the metrics. To read them from another one, set METRICS_TOKEN.',
        );
  }
}

function equalsSecurely(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
