import { ExponentialBackoff, handleWhen, type IBackoff, retry } from 'cockatiel';
import { CallCounters, type CallRecord, type HostCounters } from './call-counters.js';
import { exchange, type ExchangeOutput } from './exchange.js';
import { type GuardedAgents, guardedAgents } from './guarded-agent.js';
import { type HostBudget, MemoryHostBudget } from './host-limits/host-budget.js';
import { CIRCUIT_LIMITS, type CircuitLimits, HostCircuit } from './host-limits/host-circuit.js';
import { type HttpClock, systemHttpClock } from './http-clock.js';
import { INTERACTIVE, UpstreamOperation } from './operation.js';
import { proxyFor } from './proxy.js';
import { readRetryAfter } from './host-limits/retry-after.js';
import { withRateLimit } from './host-limits/with-rate-limit.js';
import { UpstreamError } from './upstream-error.js';
import { hostKey, redirectUrl, requestUrl, type UpstreamHost } from './upstream-host.js';

export interface UpstreamRequest {
  /** Path below the base of the host; starts with a slash, percent-encoded. */
  path: string;
  query?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** Cap on the body after decompression, in bytes; 5 MB when absent. */
  maxBytes?: number;
  /** Deadline per request including its body; 15 s when absent, and never more than the operation has left. */
  deadlineMs?: number;
  /** Retries; at most 3, which is also the default. */
  retries?: number;
}

export interface UpstreamAnswer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  text: string;
  /** Raw body, for binary content. */
  body: Buffer;
  bytes: number;
  /** Final address, after redirects. */
  url: string;
}

export interface UpstreamClientOptions {
  budget?: HostBudget;
  clock?: HttpClock;
  /** HTTPS_PROXY: used for https hosts that are not in our own network. */
  httpsProxy?: string;
  connectTimeoutMs?: number;
  circuit?: Partial<CircuitLimits>;
  /** Delay before the first retry, in ms; grows with jitter. */
  backoffMs?: number;
  /** Called for every request sent, for metrics. */
  onCall?: (record: CallRecord) => void;
}

const MAX_RETRIES = 3;
const MAX_REDIRECTS = 3;
const DEFAULT_MAX_BYTES = 5 * 1024 * 1024;
const DEFAULT_DEADLINE_MS = 15_000;
const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface RequestContext {
  host: UpstreamHost;
  circuit: HostCircuit;
  counters: HostCounters;
  request: UpstreamRequest;
  operation: UpstreamOperation;
}

/**
 * The only outgoing HTTP client for external services: deadlines, size limits, rate limits, retries, and configured
 * addresses only.
 */
export class UpstreamClient {
  private readonly clock: HttpClock;
  private readonly budget: HostBudget;
  private readonly counts = new CallCounters();
  private readonly circuits = new Map<string, HostCircuit>();
  private readonly agents = new Map<boolean, GuardedAgents>();

  constructor(private readonly options: UpstreamClientOptions = {}) {
    this.clock = options.clock ?? systemHttpClock;
    this.budget = options.budget ?? new MemoryHostBudget(this.clock);
  }

  /**
   * Sends a request and reads the response.
   * @param operation shared by the calls of one piece of work; by default one of its own for someone waiting.
   * @throws UpstreamError always and only; any status but 2xx is one of kind `http`.
   */
  async request(
    host: UpstreamHost,
    request: UpstreamRequest,
    operation = new UpstreamOperation(INTERACTIVE),
  ): Promise<UpstreamAnswer> {
    const counters = this.counts.getCounters(hostKey(host), host.provider);
    const context: RequestContext = { host, request, operation, counters, circuit: this.getCircuit(host) };
    try {
      return await context.circuit.call(() => this.withRetries(context));
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : unexpectedError(host.provider);
      counters.errors[failure.kind] = (counters.errors[failure.kind] ?? 0) + 1;
      throw failure;
    }
  }

  /** Calls and outcomes per host since the start. */
  counters(): HostCounters[] {
    return this.counts.list();
  }

  /** State of the circuit of a host. */
  getHostState(host: UpstreamHost): 'closed' | 'open' {
    return this.getCircuit(host).state;
  }

  /** Closes idle connections. */
  close(): void {
    for (const agents of this.agents.values()) agents.close();
  }

  private async withRetries(context: RequestContext): Promise<UpstreamAnswer> {
    const { operation, counters, request } = context;
    const backoff = new ExponentialBackoff({ initialDelay: this.options.backoffMs ?? 400, maxDelay: 8_000 });
    let step: IBackoff<unknown> | undefined;
    let pauseMs = 0;
    let timeouts = 0;
    const mayRetry = (error: Error): boolean => {
      if (!(error instanceof UpstreamError) || error.notSent || operation.signal?.aborted) return false;
      if (error.kind === 'http' && !RETRIED_STATUSES.has(error.status ?? 0)) return false;
      // A second timeout would only use up the deadline.
      if (error.kind === 'timeout' && ++timeouts > 1) return false;
      if (!['timeout', 'network', 'http'].includes(error.kind)) return false;
      step = (step ?? backoff).next(undefined);
      pauseMs = Math.max(step.duration, error.retryAfter ?? 0);
      return pauseMs < operation.leftMs;
    };
    // The library decides whether and how long; our clock waits, so that tests need not.
    const policy = retry(handleWhen(mayRetry), {
      maxAttempts: Math.min(request.retries ?? MAX_RETRIES, MAX_RETRIES),
    });
    return await policy.execute(async ({ attempt }) => {
      if (attempt > 0) {
        counters.retries++;
        await this.clock.sleep(pauseMs, operation.signal);
        operation.spend(pauseMs);
      }
      return await this.followRedirects(context);
    });
  }

  private async followRedirects(context: RequestContext): Promise<UpstreamAnswer> {
    const { host, request } = context;
    let url = requestUrl(host, request.path, request.query);
    for (let hop = 0; ; hop++) {
      const answer = await withRateLimit({ ...context, budget: this.budget, clock: this.clock }, () =>
        this.sendOnce(context, url),
      );
      if (answer.status >= 200 && answer.status <= 299) return { ...answer, url: url.href };
      if (!REDIRECTS.has(answer.status) || hop === MAX_REDIRECTS || request.method === 'POST') {
        const retryAfter = readRetryAfter(answer.headers['retry-after'], this.clock.now());
        throw UpstreamError.ofStatus(host.provider, answer.status, retryAfter);
      }
      url = redirectUrl(host, url, answer.headers.location);
    }
  }

  private async sendOnce(
    { host, request, operation, counters }: RequestContext,
    url: URL,
  ): Promise<ExchangeOutput> {
    const startedAt = this.clock.now();
    let outcome = 'network';
    let bytes = 0;
    counters.calls++;
    counters.lastCallAt = new Date(startedAt).toISOString();
    try {
      const answer = await exchange({
        provider: host.provider,
        url,
        method: request.method ?? 'GET',
        body: request.body,
        headers: { ...host.headers, ...request.headers },
        maxBytes: request.maxBytes ?? DEFAULT_MAX_BYTES,
        deadlineMs: Math.min(request.deadlineMs ?? DEFAULT_DEADLINE_MS, operation.leftMs),
        signal: operation.signal,
        agents: this.getAgents(host.configured),
        proxy: proxyFor(url, host.configured, this.options.httpsProxy),
        clock: this.clock,
      });
      outcome = String(answer.status);
      bytes = answer.bytes;
      counters.bytes += bytes;
      counters.statuses[outcome] = (counters.statuses[outcome] ?? 0) + 1;
      if (answer.status >= 200 && answer.status <= 299) counters.ok++;
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) outcome = error.kind;
      throw error;
    } finally {
      const ms = this.clock.now() - startedAt;
      operation.spend(ms);
      this.options.onCall?.({ host: counters.host, provider: host.provider, outcome, ms, bytes });
    }
  }

  private getCircuit(host: UpstreamHost): HostCircuit {
    const key = hostKey(host);
    let circuit = this.circuits.get(key);
    if (!circuit) {
      const concurrency = host.concurrency ?? CIRCUIT_LIMITS.concurrency;
      circuit = new HostCircuit(host.provider, { ...CIRCUIT_LIMITS, concurrency, ...this.options.circuit });
      this.circuits.set(key, circuit);
    }
    return circuit;
  }

  private getAgents(allowPrivate: boolean): GuardedAgents {
    let agents = this.agents.get(allowPrivate);
    if (!agents) {
      agents = guardedAgents(allowPrivate, this.options.connectTimeoutMs ?? 4_000);
      this.agents.set(allowPrivate, agents);
    }
    return agents;
  }
}

function unexpectedError(provider: string): UpstreamError {
  return new UpstreamError({ kind: 'network', provider, message: `The call to ${provider} failed.` });
}
