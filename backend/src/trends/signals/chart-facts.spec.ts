import { computeItemShares } from '../mechanics-share.js';
import type { ChartGameRow, ChartRow } from '../trends.repository.js';
import { buildChartFacts } from './chart-facts.js';

const [NOW, BEFORE] = [new Date('2026-10-01T06:00:00Z'), new Date('2026-09-03T06:00:00Z')];
const chart = (
  platform: 'android' | 'ios',
  ranking_type: 'downloads' | 'revenue',
  baseline_at: Date | null,
) =>
  ({
    ...{ platform, ranking_type, country: 'us', captured_at: NOW, sample: false },
    ...{ baseline_at, baseline_sample: baseline_at && false },
  }) satisfies ChartRow;
const list = (
  { platform, ranking_type }: ChartRow,
  captured_at: Date,
  ids: readonly string[],
): ChartGameRow[] =>
  ids.map((bundle_id, at) => ({
    ...{ platform, ranking_type, captured_at, bundle_id, rank: at + 1, title: null, developer: null },
    item_keys: [bundle_id.startsWith('swap') ? 'match3-swap' : 'tower-defence'],
  }));
const name = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

it('takes no game for a newcomer that another of the charts listed before', () => {
  const [free, grossing] = [chart('android', 'downloads', BEFORE), chart('android', 'revenue', BEFORE)];
  const facts = buildChartFacts({}, [free, grossing], [free, grossing], {
    now: [...list(free, NOW, ['swap0']), ...list(grossing, NOW, ['tower0', 'tower1'])],
    before: [...list(free, BEFORE, ['swap0', 'tower0']), ...list(grossing, BEFORE, ['swap0'])],
  });
  const newcomers = facts.charting.games.filter(({ newcomer }) => newcomer);
  expect(newcomers.map(({ bundleId }) => bundleId)).toEqual(['tower1']);
});

it('compares nothing while one of the charts has no earlier capture', () => {
  const [old, fresh] = [chart('android', 'downloads', BEFORE), chart('ios', 'downloads', null)];
  const mixed = [...name('swap', 6), ...name('tower', 6)];
  const facts = buildChartFacts({}, [old, fresh], [], {
    now: [...list(old, NOW, mixed), ...list(fresh, NOW, name('tower.ios', 12))],
    before: [],
  });
  expect(facts.baseline).toBeNull();
  expect(facts.charting.games.some(({ newcomer }) => newcomer)).toBe(false);
  const swap = computeItemShares(facts).find(({ id }) => id === 'match3-swap');
  expect(swap).toMatchObject({ games: 6, share: 0.25, shareBefore: null, change: null, newcomers: null });
});
