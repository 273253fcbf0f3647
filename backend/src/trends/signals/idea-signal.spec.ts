import { prepareSummaries, readSignal } from './idea-signal.js';
import type { ChartFacts, ChartingGame } from '../trends.types.js';

const game = (at: number, items: string[], newcomer = false): ChartingGame => ({
  ...{ bundleId: `com.g${at}`, title: `Game ${at}`, developer: null, platform: 'android', rank: at },
  ...{ rankingType: 'downloads', country: 'us', items, newcomer },
});
const games = [
  game(1, ['match3-swap', 'collection-album'], true),
  game(2, ['match3-swap']),
  ...Array.from({ length: 8 }, (_, at) => game(at + 3, ['collection-album'])),
];
const facts: ChartFacts = {
  captures: 2,
  charting: {
    ...{ scope: 'US', sample: false, capturedAt: new Date(), charting: 12, analysed: 10, newcomerDays: 28 },
    games,
  },
  baseline: {
    from: new Date(),
    days: 28,
    analysed: games.map(({ bundleId, items }) => ({ bundleId, items })),
  },
};
const IDEA = [
  { content: 'Swap', ids: ['match3-swap'] },
  { content: 'Albums', ids: ['collection-album'] },
];

it('sums an idea up in the figures that its page tells', () => {
  const summary = prepareSummaries(facts)(IDEA);
  const signal = readSignal(IDEA, facts);
  expect(signal.notEnough).toBeNull();
  const [item] = signal.shares.items;
  expect(summary).toEqual({
    ...{ mechanic: item?.name, share: item?.share, change: item?.change },
    ...{ alike: 1, newcomers: 1, n: 10, sample: false },
  });
  expect(summary?.share).toBe(0.2);
});

it('sums up nothing where nothing can be compared', () => {
  const summarize = prepareSummaries(facts);
  expect(summarize([{ content: 'Draw one line of light', ids: [] }])).toBeNull();
  expect(prepareSummaries({ ...facts, charting: { ...facts.charting, analysed: 0 } })(IDEA)).toBeNull();
});
