import { isIP } from 'node:net';
import type { BudgetRule } from './host-limits/host-budget.js';
import { isLinkLocalAddress, isPrivateAddress } from './address-guard.js';
import { UpstreamError } from './upstream-error.js';

/** An external service at one base address, the only target of its calls. */
export interface UpstreamHost {
  /** Display name for messages: "App Store". */
  provider: string;
  /** Base URL; its path, if any, prefixes every request path. */
  base: string;
  /** Set by the operator, so it may be loopback or private. */
  configured: boolean;
  /** Hosts with the same key share budget and counters; `provider` when absent. */
  budgetKey?: string;
  budget?: BudgetRule;
  /** Concurrent calls. */
  concurrency?: number;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

/** Key of a host for budgets, breakers and counters. */
export function hostKey(host: UpstreamHost): string {
  return `${host.provider}@${new URL(host.base).host}`;
}

/**
 * URL of a request below the base of the host.
 * @param path starts with a slash and is already percent-encoded.
 * @throws UpstreamError `blocked` when the base itself is not allowed.
 */
export function requestUrl(host: UpstreamHost, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(host.base);
  checkLiteral(host, url);
  // Assigning `pathname` cannot change the origin.
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.search = new URLSearchParams(query).toString();
  return url;
}

/**
 * Target of a redirect; only the origin of the configured base is allowed.
 * @throws UpstreamError `blocked` otherwise.
 */
export function redirectUrl(host: UpstreamHost, from: URL, location: string | undefined): URL {
  const target =
    location !== undefined && URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (
    target === undefined ||
    target.origin !== new URL(host.base).origin ||
    target.username ||
    target.password
  ) {
    throw new UpstreamError({
      kind: 'blocked',
      provider: host.provider,
      message: `${host.provider} redirected to another host, which is not allowed.`,
    });
  }
  return target;
}

/** Sockets skip the DNS lookup for literal addresses, so they are checked here. */
function checkLiteral(host: UpstreamHost, url: URL): void {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const refused =
    !['http:', 'https:'].includes(url.protocol) ||
    (isIP(name) !== 0 && !host.configured && (isPrivateAddress(name) || isLinkLocalAddress(name)));
  if (!refused) return;
  throw new UpstreamError({
    kind: 'blocked',
    provider: host.provider,
    message: `The address configured for ${host.provider} is not allowed.`,
  });
}
