import { HttpStatus, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import { databaseProblem } from '../common/errors/to-problem.js';
import { Clock } from '../common/time/clock.js';
import { ENV, type Env } from '../config/env.js';
import { BackupError } from '../database/backup/backup-format.js';
import { keepBackup } from '../database/backup/keep-backups.js';
import { DATABASE_URL } from '../database/connection/database.tokens.js';
import { JobHandlers } from '../jobs/run/job-handlers.service.js';
import { JobSchedule } from '../jobs/schedule/job-schedule.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import {
  type JobContext,
  JobError,
  type JobResult,
  type ScheduleTick,
  type StartedJob,
} from '../jobs/jobs.types.js';
import { Metrics } from '../metrics/metrics.service.js';
import { type BackupStatus, describeBackups } from './describe-backups.js';

const KIND = 'backups.write';

/** Scheduled backups: one worker writes and verifies each; administrators are notified of failures. */
@Injectable()
export class BackupsService implements OnModuleInit {
  private readonly startedAt: Date;

  constructor(
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly schedule: JobSchedule,
    private readonly activity: ActivityService,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
  ) {
    this.startedAt = clock.now();
  }

  onModuleInit(): void {
    this.handlers.register({ kind: KIND, adminOnly: true, run: (context) => this.run(context) });
    this.schedule.register({
      name: KIND,
      cron: this.env.BACKUP_CRON,
      start: (tick) => this.startScheduled(tick),
    });
    if (!this.env.BACKUP_CRON) return;
    this.metrics.addGauge(
      'gamekit_backup_age_seconds',
      'Time since the last scheduled backup that was verified; missing before the first',
      [],
      () => this.readAge(),
    );
  }

  /** Does nothing when another process took the tick. */
  startScheduled(tick: ScheduleTick): Promise<StartedJob | undefined> {
    return this.jobs.startAtTick(tick, { kind: KIND, title: 'Scheduled backup', joinKey: KIND });
  }

  /** State of scheduled backups; undefined without a schedule. */
  async getStatus(): Promise<BackupStatus | undefined> {
    const cron = this.env.BACKUP_CRON;
    if (!cron) return undefined;
    const [last, lastCompleted] = await Promise.all([
      this.jobs.findOfKind(KIND, 'ended'),
      this.jobs.findOfKind(KIND, 'completed'),
    ]);
    const failure =
      last?.state === 'completed' ? null : (last?.error ?? (last && 'It was canceled.') ?? null);
    return describeBackups({
      cron,
      lastGoodAt: lastCompleted?.finishedAt ?? null,
      watchedSince: this.startedAt,
      failure,
      now: this.clock.now(),
    });
  }

  private async run({ signal, progress }: JobContext): Promise<JobResult> {
    const { BACKUP_DIR: folder = '', BACKUP_KEEP: keep } = this.env;
    try {
      if (!folder)
        throw new BackupError('The worker that ran it has no BACKUP_DIR. Set it for every worker.');
      let tables = 0;
      const onTable = (table: string) => progress((tables += 1), 0, table);
      const now = this.clock.now();
      const backup = await keepBackup({ url: this.databaseUrl, folder, keep, now, onTable, signal });
      const rows = Object.values(backup.rows).reduce((sum, count) => sum + count, 0);
      return { file: backup.file, rows, bytes: backup.bytes, removed: backup.removed.length };
    } catch (error) {
      // It begins again once the database is back.
      if (signal.aborted || databaseProblem(error)?.getStatus() === HttpStatus.SERVICE_UNAVAILABLE)
        throw error;
      const isExpected = error instanceof BackupError;
      // People who see jobs may not run the server, so the text names the setting, not the path.
      const text = isExpected
        ? error.message
        : 'Something unexpected happened. The log of the worker says more.';
      const reason = folder ? text.replaceAll(folder, 'BACKUP_DIR') : text;
      await this.activity.tryRecord({
        kind: 'backup.failed',
        text: `The scheduled backup failed: ${reason}`,
      });
      throw isExpected ? new JobError(reason) : error;
    }
  }

  private async readAge() {
    const lastCompleted = await this.jobs.findOfKind(KIND, 'completed');
    if (!lastCompleted?.finishedAt) return [];
    const age = this.clock.now().getTime() - lastCompleted.finishedAt.getTime();
    return [{ labels: {}, value: Math.max(0, Math.round(age / 1_000)) }];
  }
}
