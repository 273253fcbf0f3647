import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { STATUS_CODES } from 'node:http';
import { Clock } from '../../common/time/clock.js';
import { isPrivateUrl, leadsInside } from '../../common/http/address-guard.js';
import { exchange } from '../../common/http/exchange.js';
import { guardedAgents } from '../../common/http/guarded-agent.js';
import { systemHttpClock } from '../../common/http/http-clock.js';
import { proxyFor } from '../../common/http/proxy.js';
import { readRetryAfter } from '../../common/http/host-limits/retry-after.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import { ENV, type Env } from '../../config/env.js';
import type { Webhook } from '../webhook.entity.js';
import { WebhookSecrets } from '../webhook-secrets.js';
import type { LeasedDelivery } from './webhook-deliveries.repository.js';

const CONNECT_MS = 5_000;
/** For a whole attempt. */
const DEADLINE_MS = 15_000;
/** Only the status of a receiver's response matters. */
const MAX_ANSWER_BYTES = 64 * 1024;
const GONE = 410;

/** Result of an attempt. */
export interface Attempt {
  ok: boolean;
  /** The receiver wants no more messages (410). */
  gone: boolean;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
  /** Milliseconds from the receiver's Retry-After. */
  retryAfter?: number;
}

/** Makes one attempt to send a message: signed, not to private addresses, following no redirect. */
@Injectable()
export class SendWebhook implements OnApplicationShutdown {
  private readonly allowPrivate: boolean;
  private readonly agents: ReturnType<typeof guardedAgents>;

  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.allowPrivate = env.WEBHOOK_PRIVATE_TARGETS === 'on';
    this.agents = guardedAgents(this.allowPrivate, CONNECT_MS);
  }

  async send(webhook: Webhook, { messageId, body }: LeasedDelivery, signal?: AbortSignal): Promise<Attempt> {
    const started = performance.now();
    const end = (attempt: Pick<Attempt, 'statusCode' | 'error' | 'retryAfter'>): Attempt => ({
      ...attempt,
      ok: attempt.error === null,
      gone: attempt.statusCode === GONE,
      durationMs: Math.round(performance.now() - started),
    });
    try {
      const { status, headers } = await this.post(webhook, messageId, body, signal);
      if (status >= 200 && status <= 299) return end({ statusCode: status, error: null });
      const retryAfter = readRetryAfter(headers['retry-after'], this.clock.now().getTime());
      return end({ statusCode: status, error: describeStatus(status), retryAfter });
    } catch (error) {
      // The message was accepted: the body is only read after a successful status.
      if (error instanceof UpstreamError && error.kind === 'too-large')
        return end({ statusCode: 200, error: null });
      return end({ statusCode: null, error: (error as Error).message });
    }
  }

  onApplicationShutdown(): void {
    this.agents.close();
  }

  private async post(webhook: Webhook, messageId: string, body: string, signal?: AbortSignal) {
    const url = new URL(webhook.url);
    const proxy = proxyFor(url, this.allowPrivate, this.env.HTTPS_PROXY);
    // A proxy resolves names itself, so nothing else would check what it connects to.
    const isInside = proxy ? leadsInside : isPrivateUrl;
    if (!this.allowPrivate && (await isInside(webhook.url)))
      throw new Error('The address leads to a private network.');
    const at = this.clock.now();
    return exchange({
      ...{ provider: 'The receiver', url, method: 'POST', body },
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Gamekit-Webhooks/1.0',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': this.secrets.sign(webhook, messageId, at, body),
      },
      ...{ maxBytes: MAX_ANSWER_BYTES, deadlineMs: DEADLINE_MS, agents: this.agents, clock: systemHttpClock },
      ...(signal && { signal }),
      proxy,
    });
  }
}

function describeStatus(status: number): string {
  const text = `The receiver answered ${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return status >= 300 && status <= 399 ? `${text}; redirects are not followed` : text;
}
