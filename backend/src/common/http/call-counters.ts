import type { UpstreamErrorKind } from './upstream-error.js';

/** Calls to one host and their outcomes since the start. */
export interface HostCounters {
  host: string;
  provider: string;
  /** Requests sent, including retries and redirects. */
  calls: number;
  retries: number;
  /** Responses with a 2xx status that were read completely. */
  ok: number;
  /** Bytes read after decompression. */
  bytes: number;
  /** Milliseconds spent waiting for the rate limit. */
  waitedMs: number;
  statuses: Record<string, number>;
  errors: Partial<Record<UpstreamErrorKind, number>>;
  /** ISO time of the last request. */
  lastCallAt: string | null;
}

/** One finished request, for metrics. `outcome` is the status or the kind of error. */
export interface CallRecord {
  host: string;
  provider: string;
  outcome: string;
  ms: number;
  bytes: number;
}

export class CallCounters {
  private readonly hosts = new Map<string, HostCounters>();

  getCounters(host: string, provider: string): HostCounters {
    let counters = this.hosts.get(host);
    if (!counters) {
      counters = {
        host,
        provider,
        calls: 0,
        retries: 0,
        ok: 0,
        bytes: 0,
        waitedMs: 0,
        statuses: {},
        errors: {},
        lastCallAt: null,
      };
      this.hosts.set(host, counters);
    }
    return counters;
  }

  /** Copies, so that a reader cannot change the counts. */
  list(): HostCounters[] {
    return [...this.hosts.values()].map((counters) => structuredClone(counters));
  }
}
