import { DAY_MS } from '../common/time/clock.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { RANKING_TYPES, SHOWN_ROWS, type RankingType } from '../rankings/rankings.types.js';
import { categoriesOn, sampleGames, type SampleGame } from './sample-games.js';
import { drawChance } from './sample-random.js';

/** One made-up chart of one day, to be stored as sample. */
export interface SampleCapture {
  platform: Platform;
  category: string;
  country: string;
  rankingType: RankingType;
  capturedAt: Date;
  rows: { rankPosition: number; bundleId: string }[];
}

export const SAMPLE_COUNTRY = 'us';
/** Days of sample history, ending with the day of loading. */
export const SAMPLE_DAYS = 6;

/** A category with fewer games has no charts. */
const SMALLEST_CATEGORY = 3;
/** Games only come and go in charts with at least this many candidates; shorter ones would become empty. */
const SMALLEST_CHANGING_CHART = 12;
/** From this appeal on (of 10), a game is in its charts every day. */
const STEADY_APPEAL = 9;
const NEW_SINCE = 2020;

/**
 * Made-up charts of one country, both platforms and all ranking types: category `all` and every category with
 * enough games. Ranks depend on the catalog only, dates on `now`.
 * @param now captures are at midnight UTC, the last one on the day of `now`, so none is in the future
 * @param games candidates for the charts
 */
export function createSampleCaptures(now: Date, games: readonly SampleGame[] = sampleGames): SampleCapture[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const captures: SampleCapture[] = [];
  for (let day = 0; day < SAMPLE_DAYS; day += 1) {
    const capturedAt = new Date(today - (SAMPLE_DAYS - 1 - day) * DAY_MS);
    for (const platform of PLATFORMS) {
      for (const [category, candidates] of gamesByCategory(games, platform)) {
        for (const rankingType of RANKING_TYPES) {
          const rows = buildChart(candidates, { platform, rankingType }, day);
          captures.push({ platform, category, country: SAMPLE_COUNTRY, rankingType, capturedAt, rows });
        }
      }
    }
  }
  return captures;
}

function gamesByCategory(games: readonly SampleGame[], platform: Platform): Map<string, SampleGame[]> {
  const charts = new Map<string, SampleGame[]>();
  for (const game of games) {
    if (!game[platform]) continue;
    for (const category of ['all', ...categoriesOn(game, platform)]) {
      charts.set(category, [...(charts.get(category) ?? []), game]);
    }
  }
  return new Map([...charts].filter(([, candidates]) => candidates.length >= SMALLEST_CATEGORY));
}

interface Chart {
  platform: Platform;
  rankingType: RankingType;
}

function buildChart(games: readonly SampleGame[], chart: Chart, day: number): SampleCapture['rows'] {
  const candidates = candidatesFor(games, chart.rankingType);
  const changing = candidates.length >= SMALLEST_CHANGING_CHART;
  return candidates
    .filter((game) => !changing || isPresent(game, chart, day))
    .map((game) => ({ bundleId: game.bundleId, standing: rankGame(game, chart, day) }))
    .sort((one, other) => other.standing - one.standing || (one.bundleId < other.bundleId ? -1 : 1))
    .slice(0, SHOWN_ROWS)
    .map(({ bundleId }, index) => ({ rankPosition: index + 1, bundleId }));
}

function candidatesFor(games: readonly SampleGame[], rankingType: RankingType): readonly SampleGame[] {
  if (rankingType === 'revenue') return games;
  if (rankingType === 'downloads') return games.filter((game) => !game.paid);
  const newestFirst = [...games].sort((one, other) => other.releaseYear - one.releaseYear);
  return newestFirst.filter((game, index) => index < SMALLEST_CATEGORY || game.releaseYear >= NEW_SINCE);
}

/** Made-up strength of a game in a kind of chart on a day; the same in all categories of the platform. */
function rankGame(game: SampleGame, { platform, rankingType }: Chart, day: number): number {
  const seed = `${platform}/${rankingType}/${game.bundleId}`;
  let standing = computeAppeal(game, rankingType) + 2 * drawChance(`${seed}/level`);
  for (let step = 1; step <= day; step += 1) standing += 0.6 * (drawChance(`${seed}/step/${step}`) - 0.5);
  return standing;
}

function computeAppeal(game: SampleGame, rankingType: RankingType): number {
  if (rankingType === 'new') return 2 * (game.releaseYear - NEW_SINCE) + game.appeal.downloads / 2;
  return game.appeal[rankingType];
}

/** Some games enter late, some leave, some are absent for a day or two. */
function isPresent(game: SampleGame, { platform, rankingType }: Chart, day: number): boolean {
  if (rankingType !== 'new' && game.appeal[rankingType] >= STEADY_APPEAL) return true;
  const seed = `${platform}/${rankingType}/${game.bundleId}`;
  const fate = drawChance(`${seed}/fate`);
  const turn = 1 + Math.floor(drawChance(`${seed}/turn`) * (SAMPLE_DAYS - 2));
  if (fate < 0.08) return day > turn;
  if (fate < 0.14) return day < turn + 1;
  if (fate < 0.26) return day < turn || day > turn + (fate < 0.2 ? 0 : 1);
  return true;
}
