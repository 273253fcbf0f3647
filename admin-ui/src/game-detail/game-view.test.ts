import { expect, it } from 'vitest';
import { androidListing, gameDetail, marketData } from '../testing/games';
import { gameView } from './game-view';
import { listStats } from './figures/stat-values';

it('takes the fresh answer first, then what is stored of the store, then of the other', () => {
  const game = gameDetail({
    listings: [
      androidListing({ version: '1.0', description: 'Stored text' }),
      androidListing({ platform: 'ios', storeId: '42', version: '9.9', releaseDate: '2020-01-01T00:00:00Z' }),
    ],
  });
  const view = gameView(game, marketData({ version: null, description: 'Fresh text' }), 'android');
  expect(view.version).toBe('1.0');
  expect(view.releaseDate).toBe('2020-01-01T00:00:00Z');
  expect(view.descriptions.map(({ text }) => text)).toEqual(['Fresh text']);
});

it('shows the categories of the store shown, and of the others only when it has none', () => {
  const game = gameDetail({
    listings: [
      androidListing({ categories: ['sports_games'] }),
      androidListing({ platform: 'ios', categories: ['games_sports', 'games_arcade'] }),
    ],
  });
  expect(gameView(game, undefined, 'android').categories).toEqual(['sports_games']);
  expect(gameView(game, undefined).categories).toEqual(['sports_games', 'games_sports', 'games_arcade']);
});

it('is named as in its storefront, and by its own title elsewhere', () => {
  const jp = { platform: 'ios' as const, country: 'jp', title: '神魔の塔', developer: null, iconUrl: null };
  const game = gameDetail({ storefrontNames: [jp] });
  expect(gameView(game, undefined, 'ios', 'jp').title).toBe('神魔の塔');
  expect(gameView(game, undefined, 'android', 'jp').title).toBe('Alpha');
  expect(gameView(game, undefined, 'ios', 'us').title).toBe('Alpha');
});

it('never takes a default for a figure, nor the figure of another store', () => {
  const figures = { downloads: { total: '> 20.000.000', countries: [] }, defaults: ['downloads', 'rating'] };
  const view = gameView(gameDetail(), marketData(figures), 'android');
  expect([view.downloads, view.rating]).toEqual([null, null]);
  const ios = gameDetail({
    listings: [
      androidListing(),
      androidListing({ platform: 'ios', downloads: { total: '1,000+', countries: [] } }),
    ],
  });
  expect(gameView(ios, undefined, 'android').downloads).toBeNull();
  expect(gameView(ios, undefined, 'ios').downloads?.total).toBe('1,000+');
});

it('marks placeholders as such, with sample badges, even where a change was measured', () => {
  const growth = { percentage: 0.4, since: '2026-11-01T00:00:00Z', from: 1_000, to: 1_004 };
  const details = marketData({
    defaults: ['downloads', 'revenue', 'rating'],
    growth: { downloads: growth, revenue: null, rating: growth },
  });
  const stats = listStats(gameView(gameDetail(), details, 'android'));
  expect(stats.map(({ value, measured }) => [value, measured])).toEqual([
    ['> 20.000.000', false],
    ['> $20.000', false],
    ['4.5', false],
  ]);
  // A rating count beside a default would look measured.
  expect([stats[2]?.suffix, stats[2]?.exact]).toEqual([undefined, '4.5 with 53,344 ratings']);
  expect(stats.map(({ badge }) => [badge.text, badge.sample])).toEqual([
    ['+12.5%', true],
    ['+8.2%', true],
    ['+15.3%', true],
  ]);
});

it('shows what was measured, the real change, and no more than five countries', () => {
  const countries = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({ name, percentage: index }));
  const growth = { percentage: -1.25, since: '2026-11-01T00:00:00Z', from: 4.7, to: 4.64 };
  const [downloads, revenue, rating] = listStats(
    gameView(
      gameDetail(),
      marketData({
        downloads: { total: '1234567', countries },
        revenue: { total: '$50,000', countries: [] },
        rating: { score: 4.64, total: 1, distribution: [{ stars: 5, count: 1, percentage: 100 }] },
        growth: { downloads: null, revenue: null, rating: growth },
      }),
      'android',
    ),
  );
  expect([downloads?.value, downloads?.exact]).toEqual(['1.2M', '1,234,567']);
  expect(downloads?.bars.map(({ label }) => label)).toEqual(['F', 'E', 'D', 'C', 'B']);
  expect(revenue?.value).toBe('$50,000');
  expect(rating).toMatchObject({ value: '4.6', suffix: '1 rating', measured: true });
  expect(rating?.badge).toMatchObject({ text: '−1.3%', change: 'down', sample: false });
  expect(rating?.bars[0]?.label).toBe('5 stars');
});
