import type { UpstreamOperation } from '../../../common/http/operation.js';
import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { NoChart } from '../../market-data.types.js';
import { noChart } from '../chart-outcomes.js';
import { findStoreCategory } from '../../../games/catalog/categories.rules.js';
import { OVERALL, type StoreCategory } from '../../../games/catalog/categories.types.js';
import type { AppStoreLookup, LookupApp } from './lookup.js';
import type { Feed, FeedApp } from './rss-feed.js';

/** The new feeds of one country, reduced to games, newest first. */
export interface NewestGames {
  apps: FeedApp[];
  lookups: Map<string, LookupApp>;
  derived: string;
  warnings: string[];
}

export interface NewestSources {
  readFeed(
    feed: string,
    category: StoreCategory,
    country: string,
    operation: UpstreamOperation,
  ): Promise<Extract<Feed, { form: 'apps' }> | NoChart>;
  lookup: Pick<AppStoreLookup, 'byTrackIds' | 'listCached'>;
}

const NEW_FEEDS = ['newfreeapplications', 'newapplications', 'newpaidapplications'];
const GAMES = '6014';

/**
 * Reads the store's feeds of new apps once for all genres. They list the newest apps rather than the most popular,
 * mix in other apps and may ignore the genre, so games are selected by primary category and assigned to genres by
 * lookup.
 * @throws UpstreamError when no feed could be read
 */
export async function readNewestGames(
  { readFeed, lookup }: NewestSources,
  country: string,
  operation: UpstreamOperation,
): Promise<NewestGames | NoChart> {
  const overall = findStoreCategory('ios', OVERALL)!;
  const warnings: string[] = [];
  const byId = new Map<string, FeedApp>();
  let read = 0;
  let none: NoChart | undefined;
  let failure: UpstreamError | undefined;
  for (const name of NEW_FEEDS) {
    try {
      const answer = await readFeed(name, overall, country, operation);
      if ('outcome' in answer) {
        none = none && none.outcome !== 'empty' ? none : answer;
        if (answer.outcome !== 'empty') warnings.push(`The feed ${name} was skipped: ${answer.reason}`);
        continue;
      }
      read += answer.apps.length;
      for (const app of answer.apps) {
        if ((app.categoryId === null || app.categoryId === GAMES) && !byId.has(app.trackId))
          byId.set(app.trackId, app);
      }
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'aborted' || error.status === 400) throw error;
      failure = error;
      warnings.push(`The feed ${name} was skipped: ${error.message}`);
    }
  }
  if (read === 0) {
    if (failure) throw failure;
    return none ?? noChart('empty', 'The App Store lists no new apps in this country.');
  }
  if (byId.size === 0) return noChart('empty', `None of the ${read} newest apps of this country is a game.`);
  const apps = [...byId.values()].sort((a, b) => (b.releaseDate ?? '').localeCompare(a.releaseDate ?? ''));
  const lookups = await lookUpGenres(lookup, country, apps, operation, warnings);
  const isGame = ({ trackId, categoryId }: FeedApp) =>
    categoryId === GAMES || (lookups.get(trackId)?.genreIds.includes(GAMES) ?? false);
  return { apps: apps.filter(isGame), lookups, derived: derivedFrom(read, byId.size), warnings };
}

async function lookUpGenres(
  lookup: NewestSources['lookup'],
  country: string,
  apps: FeedApp[],
  operation: UpstreamOperation,
  warnings: string[],
): Promise<Map<string, LookupApp>> {
  const ids = apps.map(({ trackId }) => trackId);
  try {
    return await lookup.byTrackIds(country, ids, operation);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
    warnings.push(`Genres are missing because the lookup failed: ${error.message}`);
    return lookup.listCached(country, ids);
  }
}

const derivedFrom = (read: number, games: number): string =>
  `The App Store has no chart of new games: these are the games among its newest apps (${games} of ${read}), ` +
  'newest first, not by popularity.';
