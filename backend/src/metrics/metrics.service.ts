import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { forbidden, notFound, unauthorized } from '../common/errors/problem.js';
import { sendProblem } from '../common/errors/problem.filter.js';
import { ENV, type Env } from '../config/env.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

interface Figure<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

/** Figures for Prometheus at /metrics: for this machine only, and with METRICS_TOKEN behind a proxy. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'gamekit_http_requests_total',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  });
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

  constructor(@Inject(ENV) private readonly env: Env) {
    collectDefaultMetrics({ register: this.registry, prefix: 'gamekit_' });
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      // The route's pattern, never the address: the number of series must not grow with the traffic.
      this.requests.inc({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      });
      this.durations.observe(reply.elapsedTime / 1_000);
      done();
    });
    fastify.get('/metrics', async (request, reply) => this.answer(request, reply));
  }

  /** A figure that is read when it is asked for; what cannot be read then is left out. */
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
        // Without labels the reset leaves a zero, which would be told as a figure.
        gauge.remove({});
        for (const { labels, value } of values) gauge.set(labels, value);
      },
    });
  }

  /** The same for what is counted elsewhere since the start. */
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

  /** Counts what a provider of market data answered. */
  countProviderOutcome(provider: string, outcome: string): void {
    this.providerOutcomes.inc({ provider, outcome });
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
      return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
        ? undefined
        : unauthorized('The metrics need METRICS_TOKEN.');
    }
    // Behind a proxy every caller looks local, so without a token nobody is let in.
    if (proxy) return notFound('There is nothing at this address.');
    return LOOPBACK.has(request.socket.remoteAddress ?? '')
      ? undefined
      : forbidden(
          'Only this machine may read the metrics. To read them from another one, set METRICS_TOKEN.',
        );
  }
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
