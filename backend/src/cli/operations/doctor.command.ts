import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { BackupsService } from '../../backups/backups.service.js';
import { SharedLimits } from '../../common/limits/shared-limits.js';
import { countNoun } from '../../common/text/count-noun.js';
import { nextRun } from '../../common/time/cron.js';
import type { Env } from '../../config/env.js';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { type CliContext, CommandError } from '../cli.types.js';
import { getDatabaseFigures } from './doctor.repository.js';

interface Finding {
  what: string;
  ok: boolean;
  detail: string;
}

export function doctorCommand(program: Command, context: CliContext): void {
  program
    .command('doctor')
    .description('check for problems; exit code 1 when one is found')
    .action(async () => {
      const { app, env, close } = await context.openApp();
      try {
        await app.init();
        const findings = [
          ...(await checkDatabase(app.get(DataSource), app.get(JobsService))),
          ...(await checkReplicas(app.get(ReadDatabase))),
          ...(await checkLimits(app.get(SharedLimits))),
          ...checkSchedules(env),
          ...(await checkBackups(app.get(BackupsService), env)),
          ...checkFiles(env),
        ];
        for (const { what, ok, detail } of findings) {
          process.stdout.write(`${ok ? 'ok   ' : 'WRONG'} ${what.padEnd(16)} ${detail}\n`);
        }
        const wrong = findings.filter(({ ok }) => !ok).length;
        if (wrong > 0) throw new CommandError(`${wrong} of ${findings.length} checks found a problem.`);
      } finally {
        await close();
      }
    });
}

async function checkDatabase(source: DataSource, jobs: JobsService): Promise<Finding[]> {
  const row = await getDatabaseFigures(source);
  if (!row) return [];
  const { alive, overdue } = await jobs.getWorkerState();
  return [
    { what: 'PostgreSQL', ok: true, detail: row.version },
    {
      what: 'Administrators',
      ok: row.admins > 0,
      detail:
        row.admins > 0
          ? `${row.admins}`
          : 'none: start the product once, or run user:create and user:promote',
    },
    {
      what: 'Charts',
      ok: true,
      detail: row.newest
        ? `${row.captures.toLocaleString('en')} captures of ${row.games.toLocaleString('en')} games, newest ${row.newest.toISOString()}`
        : 'only sample data so far',
    },
    {
      what: 'Jobs',
      ok: overdue === 0,
      detail: describeJobs(overdue, alive),
    },
  ];
}

function describeJobs(overdue: number, alive: number): string {
  if (overdue === 0) return 'none is stuck';
  const waiting = `${overdue} waiting for more than a minute`;
  return alive === 0
    ? `${waiting} for a worker: start the product with ROLE=all or worker`
    : `${waiting}, running in ${countNoun(alive, 'process', 'processes')}: see Jobs in the back office`;
}

async function checkReplicas(reads: ReadDatabase): Promise<Finding[]> {
  // A replica needs a moment to receive what was just written.
  for (let look = 0; look < 5 && (look === 0 || reads.replicas.some(({ fault }) => fault)); look += 1) {
    await wait(look === 0 ? 0 : 250);
    await reads.probe();
  }
  return reads.replicas.map(({ name, lagMs, fault }) => ({
    what: 'Replica',
    ok: fault === undefined,
    detail: `${name} ${fault ?? `answers, ${((lagMs ?? 0) / 1_000).toFixed(1)} s behind`}`,
  }));
}

async function checkLimits(limits: SharedLimits): Promise<Finding[]> {
  if (limits.isShared === undefined) return [];
  const ok = await limits.connect();
  const detail = ok ? 'all processes count requests together' : 'cannot be reached: check REDIS_URL';
  return [{ what: 'Redis', ok, detail }];
}

/** Scheduled work; without a schedule nothing is wrong, but the history has gaps. */
function checkSchedules(env: Env): Finding[] {
  return (['RANKINGS_CRON', 'FACTS_CRON'] as const).map((what) => {
    const next = nextRun(env[what], new Date());
    return { what, ok: true, detail: next ? `"${env[what]}", next ${next.toISOString()}` : 'not set' };
  });
}

async function checkBackups(backups: BackupsService, env: Env): Promise<Finding[]> {
  const status = await backups.getStatus();
  if (!status || !env.BACKUP_DIR)
    return [{ what: 'Backups', ok: true, detail: 'no schedule: set BACKUP_CRON and BACKUP_DIR' }];
  const isWritable = await canWrite(env.BACKUP_DIR);
  if (!isWritable)
    return [{ what: 'Backups', ok: false, detail: `${env.BACKUP_DIR} cannot be written: check BACKUP_DIR` }];
  return [{ what: 'Backups', ok: status.state === 'Operational', detail: status.detail }];
}

/** Whether files can be created in a folder. It is not created here, where it would belong to whoever runs this. */
export async function canWrite(folder: string): Promise<boolean> {
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  try {
    await rm(await mkdtemp(path.join(existing, '.doctor-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

function checkFiles(env: Env): Finding[] {
  const isBuilt = (part: string) => existsSync(path.join(env.PROJECT_ROOT, part, 'dist/index.html'));
  return (['admin-ui', 'landing'] as const).map((part) => ({
    what: part,
    ok: isBuilt(part),
    detail: isBuilt(part) ? 'built' : 'not built: run npm start once',
  }));
}
