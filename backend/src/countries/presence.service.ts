import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SingleFlight } from '../common/concurrency/single-flight.js';
import { JobSchedule } from '../jobs/schedule/job-schedule.service.js';
import type { ChartKey } from '../rankings/rankings.types.js';
import { PresenceRepository } from './presence.repository.js';

/** Charts updated per minute, so that other work of the process continues. */
const MAX_PER_TICK = 200;

/** First days of games in charts, updated after each capture and at the latest on request. */
@Injectable()
export class ChartPresenceService implements OnModuleInit {
  private readonly logger = new Logger('Countries');
  private readonly updates = new SingleFlight<void>();

  constructor(
    private readonly presence: PresenceRepository,
    private readonly schedule: JobSchedule,
  ) {}

  onModuleInit(): void {
    // Any process may run this; up-to-date charts are skipped.
    this.schedule.register({
      name: 'countries.presence',
      cron: '*/5 * * * *',
      start: () => this.updateAll(),
    });
  }

  async updateAll(): Promise<void> {
    const stale = await this.presence.listStale();
    for (const key of stale.slice(0, MAX_PER_TICK)) {
      // One chart that fails must not keep those after it out of date.
      await this.update(key, true).catch(({ message }: Error) =>
        this.logger.warn(`First days of ${toName(key)} could not be updated: ${message}`),
      );
    }
  }

  /** Updates charts of one kind. */
  async updateCharts(scope: Omit<ChartKey, 'country'> & { countries?: readonly string[] }): Promise<void> {
    for (const key of await this.presence.listStale(scope)) await this.update(key);
  }

  private update(key: ChartKey, isUnlimited = false): Promise<void> {
    return this.updates.run(toName(key), () => this.presence.update(key, isUnlimited));
  }
}

const toName = (key: ChartKey): string => Object.values(key).join('/');
