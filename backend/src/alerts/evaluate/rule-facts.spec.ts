import type { ChartCaptures } from '../../market-events/chart-captures.service.js';
import type { RankingsService } from '../../rankings/charts/rankings.service.js';
import type { RuleTerms } from '../alerts.types.js';
import { RuleFactsReader } from './rule-facts.service.js';

/** Reads the charts of a rule about both stores, which have so many charts each. */
async function readCharts(counts: { android: number; ios: number }) {
  const captures = {
    listLists: ({ platform }: { platform: 'android' | 'ios' }, limit: number) =>
      Promise.resolve(
        Array.from({ length: Math.min(limit, counts[platform]) }, (_, at) => ({
          ...{ platform, category: 'all', country: `c${at}`, rankingType: 'revenue' },
        })),
      ),
    listCaptures: () => Promise.resolve([]),
  } as unknown as ChartCaptures;
  const rankings = { readChart: () => ({ category: 'all' }) } as unknown as RankingsService;
  const reader = new RuleFactsReader({} as never, captures, {} as never, rankings);
  const terms = { kind: 'enters_top', platform: null, countries: [], category: null } as unknown as RuleTerms;
  const period = { from: new Date('2026-09-01'), to: new Date('2026-11-30') };
  const { charts, leftOut } = await reader.list(terms, period, null);
  const countIn = (platform: string) => charts.filter(({ list }) => list.platform === platform).length;
  return { android: countIn('android'), ios: countIn('ios'), leftOut };
}

it('checks as many charts of each store, and says what it leaves out', async () => {
  expect(await readCharts({ android: 40, ios: 20 })).toEqual({
    ...{ android: 15, ios: 15, leftOut: 'Only 30 of 60 charts were checked.' },
  });
});

it('gives the places that one store leaves to the other', async () => {
  expect(await readCharts({ android: 26, ios: 4 })).toEqual({ android: 26, ios: 4, leftOut: null });
});
