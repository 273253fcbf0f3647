import { nextRun } from '../common/time/cron.js';

/** Time a backup may take before it is overdue. */
const GRACE_MS = 3_600_000;

export interface BackupStatus {
  state: 'Operational' | 'Degraded' | 'Down';
  /** One or two sentences. */
  detail: string;
}

interface BackupHistory {
  cron: string;
  lastGoodAt: Date | null;
  /** Since when this process would have seen one. */
  watchedSince: Date;
  /** Why the last backup failed; null when it did not. */
  failure: string | null;
  now: Date;
}

/** State of scheduled backups: down when the last one failed, degraded when one is overdue. */
export function describeBackups(history: BackupHistory): BackupStatus {
  const { cron, lastGoodAt, watchedSince, failure, now } = history;
  const last = lastGoodAt
    ? `The last successful backup is from ${describeTime(lastGoodAt)}.`
    : 'There is no backup yet.';
  const next = `The next is due ${describeTime(nextRun(cron, now) ?? now)}.`;
  if (failure !== null) return { state: 'Down', detail: `The last backup failed: ${failure} ${last}` };
  const due = nextRun(cron, lastGoodAt ?? watchedSince);
  if (due && due.getTime() + GRACE_MS < now.getTime())
    return {
      state: 'Degraded',
      detail: `The backup scheduled for ${describeTime(due)} did not run. ${last}`,
    };
  return { state: 'Operational', detail: `${last} ${next}` };
}

const describeTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
