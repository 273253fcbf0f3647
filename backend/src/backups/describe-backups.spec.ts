import { describeBackups } from './describe-backups.js';

const DAILY = '0 3 * * *';
const at = (time: string) => new Date(`2026-11-${time}Z`);
const describeAt = (now: string, lastGood: string | null, failure: string | null = null) =>
  describeBackups({
    ...{ cron: DAILY, lastGoodAt: lastGood ? at(lastGood) : null, failure },
    ...{ watchedSince: at('20T11:00'), now: at(now) },
  });

describe('the state of backups', () => {
  it('is well after the last one that was due', () => {
    expect(describeAt('20T12:00', '20T03:01')).toEqual({
      state: 'Operational',
      detail:
        'The last successful backup is from 2026-11-20 03:01 UTC. The next is due 2026-11-21 03:00 UTC.',
    });
  });
  it('is well before the first', () => {
    expect(describeAt('20T12:00', null)).toMatchObject({ state: 'Operational' });
  });
  it('reports a first one that did not run', () => {
    expect(describeAt('21T04:01', null)).toEqual({
      state: 'Degraded',
      detail: 'The backup scheduled for 2026-11-21 03:00 UTC did not run. There is no backup yet.',
    });
  });
  it('waits an hour for one that is due', () => {
    expect(describeAt('21T03:59', '20T03:01').state).toBe('Operational');
    expect(describeAt('21T04:01', '20T03:01')).toMatchObject({
      state: 'Degraded',
      detail: expect.stringContaining('The backup scheduled for 2026-11-21 03:00 UTC did not run.') as string,
    });
  });
  it('reports a failure first', () => {
    expect(describeAt('25T12:00', '20T03:01', 'The disk is full.')).toEqual({
      state: 'Down',
      detail:
        'The last backup failed: The disk is full. The last successful backup is from 2026-11-20 03:01 UTC.',
    });
  });
});
