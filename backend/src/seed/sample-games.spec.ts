import { CATEGORIES, OVERALL_CATEGORIES } from '../games/catalog/categories.types.js';
import { PLATFORMS } from '../games/games.types.js';
import { categoriesOn, sampleGames, sampleTitles, splitByIdentity } from './sample-games.js';
import type { SampleTitle } from './sample-titles.js';

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const title = (facts: Pick<SampleTitle, 'android' | 'ios' | 'alsoIn'>): SampleTitle => ({
  title: 'Any',
  developer: 'Someone',
  category: 'casual',
  releaseYear: 2020,
  icon: { motif: 'gem', palette: 'sky' },
  appeal: { downloads: 5, revenue: 5 },
  description: '',
  ...facts,
});

describe('the sample catalog', () => {
  it('holds about 120 titles, with at least 80 listings in each store', () => {
    expect(sampleTitles.length).toBeGreaterThanOrEqual(115);
    for (const platform of PLATFORMS) {
      expect(sampleGames.filter((game) => game[platform]).length).toBeGreaterThanOrEqual(80);
    }
  });

  it('gives every game, package and track id once', () => {
    const repeated = (values: (string | undefined)[]): (string | undefined)[] =>
      values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);
    expect(repeated(sampleGames.map((game) => game.bundleId))).toEqual([]);
    expect(repeated(sampleGames.map((game) => game.android?.packageName))).toEqual([]);
    expect(repeated(sampleGames.map((game) => game.ios?.trackId))).toEqual([]);
    expect(repeated(sampleTitles.map((sample) => sample.title))).toEqual([]);
  });

  it('has ids of the form each store uses', () => {
    for (const { android, ios, bundleId } of sampleGames) {
      expect(bundleId).toMatch(/^(id\d{6,12}|[A-Za-z][\w-]*(\.[\w-]+)+)$/);
      if (android) expect(android.packageName).toMatch(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/);
      if (ios) expect(ios.trackId).toMatch(/^\d{9,10}$/);
    }
  });

  it('names only categories that the product offers, and fills each of them', () => {
    for (const platform of PLATFORMS) {
      const used = new Set(sampleGames.flatMap((game) => categoriesOn(game, platform)));
      const offered = CATEGORIES[platform].filter((category) => !OVERALL_CATEGORIES.has(category));
      expect([...used].sort()).toEqual([...offered].sort());
      for (const category of offered) {
        const size = sampleGames.filter((game) => categoriesOn(game, platform).includes(category)).length;
        expect([category, size >= 3]).toEqual([category, true]);
      }
    }
  });

  it('describes each title in 90 to 160 words, no two alike', () => {
    const offending = sampleTitles.filter(({ description }) => {
      const words = wordsIn(description);
      return words < 90 || words > 160 || description !== description.trim() || !description.endsWith('.');
    });
    expect(offending.map((sample) => [sample.title, wordsIn(sample.description)])).toEqual([]);
    const openings = sampleTitles.map((sample) => sample.description.slice(0, 40));
    expect(new Set(openings).size).toBe(openings.length);
  });

  it('keeps weights and years in range', () => {
    for (const { appeal, releaseYear } of sampleTitles) {
      for (const weight of [appeal.downloads, appeal.revenue]) {
        expect(weight).toBeGreaterThanOrEqual(1);
        expect(weight).toBeLessThanOrEqual(10);
      }
      expect(releaseYear).toBeGreaterThanOrEqual(2008);
      expect(releaseYear).toBeLessThanOrEqual(2026);
    }
  });
});

describe('identity of a title', () => {
  const android = { packageName: 'com.example.any' };

  it('is one game where both stores use the same id', () => {
    const games = splitByIdentity(
      title({ android, ios: { trackId: '123456789', bundleId: 'com.example.any' } }),
    );
    expect(games.map((game) => [game.bundleId, game.android?.packageName, game.ios?.trackId])).toEqual([
      ['com.example.any', 'com.example.any', '123456789'],
    ]);
  });

  it('is two games where the iOS bundle id differs', () => {
    const games = splitByIdentity(
      title({ android, ios: { trackId: '123456789', bundleId: 'com.example.other' } }),
    );
    expect(games.map((game) => [game.bundleId, Boolean(game.android), Boolean(game.ios)])).toEqual([
      ['com.example.any', true, false],
      ['com.example.other', false, true],
    ]);
  });

  it('is the track id placeholder while the iOS bundle id is unknown', () => {
    const ids = (sample: SampleTitle): string[] => splitByIdentity(sample).map((game) => game.bundleId);
    expect(ids(title({ android, ios: { trackId: '123456789' } }))).toEqual([
      'com.example.any',
      'id123456789',
    ]);
    expect(ids(title({ ios: { trackId: '123456789' } }))).toEqual(['id123456789']);
  });

  it('carries one category on Google Play and all genres on the App Store', () => {
    const [onAndroid, onIos] = splitByIdentity(
      title({
        android,
        ios: { trackId: '123456789' },
        alsoIn: ['puzzle', 'sports_games', 'educational', 'family'],
      }),
    );
    expect(onAndroid?.android?.categories).toEqual(['casual']);
    expect(onIos?.ios?.categories).toEqual(['games_arcade', 'games_puzzle', 'games_sports', 'games_family']);
  });
});
