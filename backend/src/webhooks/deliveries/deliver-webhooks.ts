import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { setTimeout as wait } from 'node:timers/promises';
import { setMaxListeners } from 'node:events';
import { DataSource } from 'typeorm';
import { ANNOUNCEMENTS_CHANNEL } from '../../announcements/announcements.types.js';
import { Clock } from '../../common/time/clock.js';
import { Rounds } from '../../common/concurrency/rounds.js';
import { ENV, type Env } from '../../config/env.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { EVENTS_CHANNEL } from '../../market-events/market-events.types.js';
import { QueueMessages } from './queue-messages.js';
import { type Attempt, SendWebhook } from './send-webhook.js';
import type { Webhook } from '../webhook.entity.js';
import { type LeasedDelivery, WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhooksRepository } from '../webhooks.repository.js';

/** NOTIFY channel: there are messages to send. */
export const WEBHOOKS_CHANNEL = 'webhooks_queued';

const POLL_MS = 2_000;
/** A refresh commits events many times a second, which share rounds. */
const PAUSE_MS = 250;
/** A process has this long to send a message; after that another one takes it over. */
export const LEASE_SECONDS = 60;
/** Requests at once to one receiver per process, so that a slow one does not delay the others. */
const PER_WEBHOOK = 12;
/** Smallest batch taken while others are being sent: one query per message would cost as much as sending it. */
const FEWEST_TAKEN = 4;
/** Waits before the second, third, … attempt: 5 s to 24 h, about four days in total. */
const RETRY_SECONDS = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const MAX_SECONDS = 86_400;
/** Spreads retries, so that a recovered receiver does not get all waiting messages in the same second. */
const JITTER = 0.2;

/** Sends waiting messages, with retries. Every worker process may run it; each message is taken by one. */
@Injectable()
export class DeliverWebhooks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private readonly stopping = new AbortController();
  private readonly sending = new Map<string, Set<Promise<void>>>();
  private readonly queueing = new Rounds(
    () => this.queueAll(),
    ({ message }) => this.logger.debug(`Checking for news failed: ${message}`),
    PAUSE_MS,
  );
  private readonly filling = new Rounds(
    () => this.fillAll(),
    ({ message }) => this.logger.debug(`Checking for messages failed: ${message}`),
  );

  constructor(
    private readonly source: DataSource,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly messages: QueueMessages,
    private readonly sender: SendWebhook,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    events: DatabaseEvents,
  ) {
    // Each message on its way listens to it.
    setMaxListeners(0, this.stopping.signal);
    events.on(WEBHOOKS_CHANNEL, () => this.fill());
    events.on(EVENTS_CHANNEL, () => this.wake());
    events.on(ANNOUNCEMENTS_CHANNEL, () => this.wake());
  }

  /** Queues new messages and sends due ones; a call during a round triggers one more round. */
  @Interval(POLL_MS)
  wake(): void {
    if (this.env.ROLE !== 'api') this.queueing.request();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const sends = [...this.sending.values()].flatMap((set) => [...set]);
    // When its lease expires, another process sends what was not recorded.
    await Promise.race([
      Promise.allSettled([this.queueing.stop(), this.filling.stop(), ...sends]),
      wait(4_000, undefined, { ref: false }),
    ]);
  }

  /** Sends a leased message and records the result. */
  async attempt(webhook: Webhook, delivery: LeasedDelivery, mayRepeat = true): Promise<Attempt> {
    const result = await this.sender.send(webhook, delivery, this.stopping.signal);
    if (!result.ok && this.stopping.signal.aborted) return result;
    await this.record(delivery, result, mayRepeat);
    if (result.gone) await this.turnOff(webhook.id);
    return result;
  }

  private async queueAll(): Promise<void> {
    await this.messages.run();
    this.fill();
  }

  private fill(): void {
    if (this.env.ROLE !== 'api') this.filling.request();
  }

  private async fillAll(): Promise<void> {
    const now = this.clock.now();
    await this.deliveries.failWithoutAccess('The owner of the rule may no longer receive alerts.', now);
    const active = new Map((await this.webhooks.listActive()).map((webhook) => [webhook.id, webhook]));
    const open = [...active.keys()]
      .map((id) => ({ id, free: PER_WEBHOOK - (this.sending.get(id)?.size ?? 0) }))
      .filter(({ free }) => free >= FEWEST_TAKEN);
    if (open.length === 0) return;
    const lease = { now, leaseSeconds: LEASE_SECONDS };
    for (const delivery of await this.deliveries.leaseDue(open, lease))
      this.hold(active.get(delivery.webhookId)!, delivery);
  }

  private hold(webhook: Webhook, delivery: LeasedDelivery): void {
    const sending = this.sending.get(webhook.id) ?? new Set();
    this.sending.set(webhook.id, sending);
    const work: Promise<void> = this.attempt(webhook, delivery)
      .then(
        () => undefined,
        // It is sent again when its lease expires, with the same id.
        (error: unknown) => this.logger.warn(`${delivery.messageId}: ${(error as Error).message}`),
      )
      .finally(() => {
        sending.delete(work);
        if (sending.size === 0) this.sending.delete(webhook.id);
        this.fill();
      });
    sending.add(work);
  }

  private async record(
    delivery: LeasedDelivery,
    { ok, statusCode, error, durationMs, retryAfter }: Attempt,
    mayRepeat: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const seen = { statusCode, error, durationMs };
    if (ok) return this.deliveries.updateDelivery(delivery, { ...seen, state: 'delivered', endedAt: now });
    const pause = mayRepeat ? computeRetryPause(delivery.attempts) : undefined;
    if (pause === undefined)
      return this.deliveries.updateDelivery(delivery, { ...seen, state: 'failed', endedAt: now });
    const requestedMs = Math.min(retryAfter ?? 0, MAX_SECONDS * 1_000);
    const nextTryAt = new Date(now.getTime() + Math.max(pause * 1_000, requestedMs));
    await this.deliveries.updateDelivery(delivery, { ...seen, nextTryAt });
  }

  /** The receiver is gone: nothing more is sent until a person turns the webhook on again. */
  private async turnOff(id: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      const webhook = await this.webhooks.findLocked(id, manager);
      if (!webhook?.active) return;
      const now = this.clock.now();
      const disabledReason = 'The receiver answered 410 Gone, so no more messages are sent to it.';
      await this.webhooks.save(
        Object.assign(webhook, { active: false, disabledReason, updatedAt: now }),
        manager,
      );
      await this.deliveries.failWaiting(id, 'The webhook was turned off before this was sent.', now, manager);
      this.logger.warn(`Webhook "${webhook.name}" was turned off: the receiver answered 410 Gone`);
    });
  }
}

/** Seconds until the next attempt; undefined when there is none. */
export function computeRetryPause(attempts: number, random = Math.random): number | undefined {
  const seconds = RETRY_SECONDS[attempts - 1];
  return seconds === undefined ? undefined : Math.min(MAX_SECONDS, seconds * (1 + JITTER * random()));
}
