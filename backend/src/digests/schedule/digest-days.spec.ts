import { findLastDays, findNextDue } from './digest-days.js';

const at = (time: string) => new Date(time);

describe('the days of a digest', () => {
  it('are the seven days before the day on which a weekly one comes', () => {
    const rhythm = { period: 'weekly', weekday: 'monday' } as const;
    // 23 November 2026 is a Monday.
    for (const time of ['2026-11-23T06:00:00Z', '2026-11-25T12:00:00Z', '2026-11-30T05:59:00Z'])
      expect(findLastDays(rhythm, at(time))).toEqual({
        ...{ period: 'weekly', firstDay: '2026-11-16', lastDay: '2026-11-22' },
      });
    expect(findLastDays(rhythm, at('2026-11-23T05:59:00Z')).lastDay).toBe('2026-11-15');
  });

  it('end on Saturday for subscribers on Sunday', () => {
    expect(findLastDays({ period: 'weekly', weekday: 'sunday' }, at('2026-11-23T12:00:00Z'))).toMatchObject({
      firstDay: '2026-11-15',
      lastDay: '2026-11-21',
    });
  });

  it('are yesterday for a daily one, once its charts can exist', () => {
    const rhythm = { period: 'daily', weekday: 'monday' } as const;
    expect(findLastDays(rhythm, at('2026-11-23T06:00:00Z'))).toMatchObject({
      firstDay: '2026-11-22',
      lastDay: '2026-11-22',
    });
    expect(findLastDays(rhythm, at('2026-11-23T05:59:00Z')).lastDay).toBe('2026-11-21');
  });

  it('are followed by others, which are due at six', () => {
    const now = at('2026-11-25T12:00:00Z');
    expect(findNextDue({ period: 'weekly', weekday: 'monday' }, now)).toEqual(at('2026-11-30T06:00:00Z'));
    expect(findNextDue({ period: 'daily', weekday: 'monday' }, now)).toEqual(at('2026-11-26T06:00:00Z'));
  });
});
