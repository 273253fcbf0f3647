import { Injectable } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DataSource } from 'typeorm';
import { BackupsService } from '../backups/backups.service.js';
import { pingDatabase } from '../database/connection/connection.js';
import { DatabaseEvents } from '../database/database-events.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { SystemPartDto } from './dashboard.dto.js';

/** Event-loop delay above which the API counts as degraded. */
const SLOW_LOOP_MS = 250;
const SLOW_QUERY_MS = 250;
const NANOSECONDS = 1_000_000;

/** Checks the parts of the system on request. The screen reports an API that is down. */
@Injectable()
export class SystemStatus {
  private readonly delays = monitorEventLoopDelay({ resolution: 20 });

  constructor(
    private readonly source: DataSource,
    private readonly events: DatabaseEvents,
    private readonly jobs: JobsService,
    private readonly backups: BackupsService,
  ) {
    this.delays.enable();
  }

  async check(): Promise<SystemPartDto[]> {
    const [database, runners, backups] = await Promise.all([
      this.checkDatabase(),
      this.checkRunners(),
      this.backups.getStatus(),
    ]);
    return [
      this.describeApi(),
      database,
      runners,
      ...(backups ? [{ name: 'Backups' as const, ...backups }] : []),
    ];
  }

  private describeApi(): SystemPartDto {
    const waited = Math.round(this.delays.percentile(99) / NANOSECONDS);
    this.delays.reset();
    return waited > SLOW_LOOP_MS
      ? { name: 'API Status', state: 'Degraded', detail: `Busy: requests wait up to ${waited} ms.` }
      : { name: 'API Status', state: 'Operational', detail: 'Responding normally.' };
  }

  private async checkDatabase(): Promise<SystemPartDto> {
    const name = 'Database' as const;
    const started = performance.now();
    await pingDatabase(this.source);
    const took = Math.round(performance.now() - started);
    if (took > SLOW_QUERY_MS) return { name, state: 'Degraded', detail: `Slow: answered after ${took} ms.` };
    if (!this.events.connected)
      return {
        name,
        state: 'Degraded',
        detail: 'Responding, but its notifications do not arrive; reconnecting.',
      };
    return { name, state: 'Operational', detail: `Answered in ${took} ms.` };
  }

  private async checkRunners(): Promise<SystemPartDto> {
    const name = 'Test Runners' as const;
    const { alive, overdue } = await this.jobs.getWorkerState();
    const processes = `${alive} ${alive === 1 ? 'process runs' : 'processes run'} background jobs`;
    if (alive === 0) return { name, state: 'Down', detail: 'No process runs background jobs.' };
    if (overdue > 0) {
      const waiting = overdue === 1 ? '1 job waits' : `${overdue} jobs wait`;
      return { name, state: 'Degraded', detail: `${processes}, but ${waiting} for more than a minute.` };
    }
    return { name, state: 'Operational', detail: `${processes}.` };
  }
}
