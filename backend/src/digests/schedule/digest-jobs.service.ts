import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { Clock, DAY_MS, MINUTE_MS } from '../../common/time/clock.js';
import { countNoun } from '../../common/text/count-noun.js';
import { JobHandlers } from '../../jobs/run/job-handlers.service.js';
import { JobSchedule } from '../../jobs/schedule/job-schedule.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import type {
  Failures,
  ItemContext,
  ItemEnd,
  NewJobItem,
  ScheduleTick,
  StartedJob,
} from '../../jobs/jobs.types.js';
import { MailService } from '../../mail/mail.service.js';
import { DigestsRepository } from '../stored/digests.repository.js';
import { RenderDigest, type RenderedDigest } from '../render/render-digest.service.js';
import {
  type ActiveSubscription,
  DigestSubscriptionsRepository,
} from '../subscriptions/digest-subscriptions.repository.js';
import { endDaysAt, findLastDays, getDueTime } from './digest-days.js';

const KIND = 'digests.write';
/** Catches up after downtime: looks for due digests rather than ones that just became due. */
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const LANE = 'digests';
/** Waits after the first, second, … failure of one digest within a day; the last one repeats. */
const RETRY_MINUTES = [5, 15, 60, 360];

/** Writes due digests, each once across all processes. */
@Injectable()
export class DigestJobs implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly schedule: JobSchedule,
    private readonly subscriptions: DigestSubscriptionsRepository,
    private readonly digests: DigestsRepository,
    private readonly renderer: RenderDigest,
    private readonly mail: MailService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: KIND,
      lanes: { [LANE]: 2 },
      runItem: (context) => this.write(context),
      summarize: (items) => {
        return Promise.resolve({ digests: items.filter(({ state }) => state === 'done').length });
      },
    });
    this.schedule.register({
      name: KIND,
      cron: EVERY_FIVE_MINUTES,
      start: (tick) => this.startDue(tick),
    });
  }

  /** Starts a job for due digests; does nothing when none is due, or another process took the tick. */
  async startDue(tick: ScheduleTick): Promise<StartedJob | undefined> {
    const now = this.clock.now();
    const due = (await this.subscriptions.listActive(null)).flatMap(
      (subscription) => toDueItem(subscription, now) ?? [],
    );
    if (due.length === 0) return undefined;
    const failures = await this.jobs.countFailures(KIND, new Date(now.getTime() - DAY_MS));
    const items = due.filter(({ scope }) => getRetryTime(failures.get(scope)) <= now.getTime());
    if (items.length === 0) return undefined;
    return this.jobs.startAtTick(
      tick,
      { kind: KIND, title: `Write ${countNoun(items.length, 'digest')}` },
      items,
    );
  }

  private async write({ params, settle }: ItemContext): Promise<ItemEnd> {
    const [subscription] = await this.subscriptions.listActive(String(params.subscriptionId));
    // Paused, changed or written since the job began; of past periods, only the last is written.
    const isDue =
      subscription && toDueItem(subscription, this.clock.now())?.params.lastDay === params.lastDay;
    if (!isDue) return { state: 'done' };
    const days = endDaysAt(subscription.period, String(params.lastDay));
    const rendered = await this.renderer.render(subscription, days, subscription.userId);
    await this.source.transaction(async (manager) => {
      const id = await this.storeDigest(subscription, rendered, manager);
      await settle(manager, { state: 'done', ...(id && { outcome: { digestId: id } }) });
    });
    return 'settled';
  }

  /** Stores a digest with its mail and bell entry in one transaction. */
  private async storeDigest(
    { id: subscriptionId, userId, mail, ownerEmail }: ActiveSubscription,
    { subject, text, ...digest }: RenderedDigest,
    manager: Parameters<DigestsRepository['insertDigest']>[1],
  ): Promise<string | undefined> {
    const createdAt = this.clock.now();
    const id = await this.digests.insertDigest({ ...digest, subscriptionId, userId, createdAt }, manager);
    if (!id) return undefined;
    await this.activity.record(
      {
        kind: 'digest.written',
        text: `Digest ${digest.title}: ${digest.summary}`,
        ...{ subject: id, recipientId: userId },
      },
      manager,
    );
    if (mail) await this.mail.send({ to: ownerEmail, subject, text, html: digest.html }, manager);
    return id;
  }
}

function getRetryTime(failures: Failures | undefined): number {
  if (!failures) return 0;
  const minutes = RETRY_MINUTES[failures.count - 1] ?? RETRY_MINUTES.at(-1)!;
  return failures.last.getTime() + minutes * MINUTE_MS;
}

/** Job item for the latest digest of a subscription; undefined when it exists or is not due. */
function toDueItem(subscription: ActiveSubscription, now: Date): NewJobItem | undefined {
  const { id, since, written } = subscription;
  const days = findLastDays(subscription, now);
  const { firstDay, lastDay } = days;
  if (getDueTime(days) <= since || written.includes(`${firstDay} ${lastDay}`)) return undefined;
  return {
    ...{
      key: `${id} ${firstDay} ${lastDay}`,
      label: `Digest until ${lastDay}`,
      scope: `${id} ${lastDay}`,
      lane: LANE,
    },
    params: { subscriptionId: id, lastDay },
  };
}
