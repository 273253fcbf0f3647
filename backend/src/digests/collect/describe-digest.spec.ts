import type { DigestContent } from './digest-content.js';
import { summarize } from './describe-digest.js';
import { describeCoverage, type DigestSeries } from './digest-charts.service.js';

const DAYS = { period: 'weekly' as const, firstDay: '2026-11-16', lastDay: '2026-11-22' };
const EVERY_DAY = [16, 17, 18, 19, 20, 21, 22];

const series = (country: string, days: readonly number[], isPaused = false): DigestSeries => ({
  chart: { platform: 'ios', country, category: 'all', rankingType: 'downloads' },
  captures: days.map((day) => ({
    capturedAt: new Date(`2026-11-${day}T06:00:00Z`),
    sample: false,
    depth: 100,
    ranks: new Map(),
  })),
  isPaused,
});

it('expects no captures of a paused market', () => {
  const charts = [series('us', EVERY_DAY), series('jp', [], true)];
  expect(describeCoverage(charts, DAYS)).toEqual({ days: 7, complete: 7, missing: [] });
  expect(describeCoverage([series('us', EVERY_DAY), series('jp', [])], DAYS)).toMatchObject({
    complete: 0,
    missing: [{ country: 'jp' }],
  });
});

it('tells a week without data from one in which something was captured each day', () => {
  const quiet = (compared: object | null) =>
    ({
      ...DAYS,
      games: 3,
      counts: {},
      coverage: { complete: 0, days: 7, compared },
    }) as unknown as DigestContent;
  expect(summarize(quiet(null))).toBe('No data: on no day this week was every chart captured completely.');
  expect(summarize(quiet({ from: '2026-11-15', to: '2026-11-22' }))).toBe(
    'No changes found: on no day this week was every chart captured completely.',
  );
});
