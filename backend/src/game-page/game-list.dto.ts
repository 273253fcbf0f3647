import { nameCategories } from '../games/catalogue/category-names.types.js';
import type { ListSpec } from '../common/list/list-query.js';
import { GameDto } from '../games/catalogue/games.dto.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { RANK_CHANGES, type RankChange, type RankingType } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MOST_TAGS } from '../tags/tags.types.js';

/** The chart of a rank. */
export class RankedInDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
  capturedAt: Date;
  /** True while the chart is from the sample catalogue. */
  sample: boolean;
}

/** A tag that a game carries, by its name. */
export class TagNameDto {
  id: string;
  name: string;
}

/** A row of the list of games: what each of its columns shows. */
export class ListedGameDto extends GameDto {
  /** The best place in the current charts of the country; null when it stands in none. */
  rank: number | null;
  /** Its place in that chart's capture before; null when it was not listed, or there is no capture before. */
  previousRank: number | null;
  /** How the rank stands against that capture; null when there is none. */
  rankChange: RankChange;
  /** The chart of the rank. */
  rankedIn: RankedInDto | null;
  /** 0 to 5, of the store where more people rated; null when nobody did. */
  rating: number | null;
  /** Number of ratings there. */
  ratings: number | null;
  /** Since release, as Google Play states them; null when no store did. */
  installs: number | null;
  /** Over the last week that was measured; null without two readings. */
  installsPerDay: number | null;
  /**
   * The last day of that week.
   * @example 2026-11-22
   */
  installsUntil: string | null;
  /** In one of the stores; null when no store tells. */
  containsAds: boolean | null;
  inAppPurchases: boolean | null;
  /** As the store words it, for instance "Teen" or "12+". */
  contentRating: string | null;
  /** The latest of its stores. */
  lastUpdate: Date | null;
  /** The first of its stores. */
  releaseDate: Date | null;
  /** Ordered by name. */
  @AtMost(MOST_TAGS)
  tags: TagNameDto[];
  /** When its newest analysis was made; null when it was never analyzed. */
  analyzedAt: Date | null;
}

export const GAME_LIST: ListSpec<keyof ListedGameDto> = {
  resource: 'games',
  followed: true,
  id: 'text',
  columns: [
    ...(['id', 'bundleId', 'title', 'developer', 'iconUrl', 'platforms', 'categories'] as const),
    ...(['sample', 'updatedAt', 'rank', 'previousRank', 'rankChange', 'rankedIn', 'rating'] as const),
    ...(['ratings', 'installs', 'installsPerDay', 'installsUntil', 'containsAds', 'inAppPurchases'] as const),
    ...(['contentRating', 'lastUpdate', 'releaseDate', 'tags', 'analyzedAt'] as const),
  ],
  types: {
    boolean: ['containsAds', 'inAppPurchases', 'sample'],
    integer: ['rank', 'previousRank', 'ratings', 'installs'],
    number: ['rating', 'installsPerDay'],
    timestamp: ['lastUpdate', 'releaseDate', 'analyzedAt', 'updatedAt'],
  },
  // The first is the default: best matches of `q`, or titles when nothing is searched.
  sort: [
    ...['relevance', 'title', 'developer', 'category', 'rank', 'rankChange', 'rating', 'analyzedAt'],
    ...['installs', 'installsPerDay', 'lastUpdate', 'releaseDate', 'updatedAt', 'id', 'bundleId'],
  ],
  filter: {
    bundleId: 'text',
    q: 'search',
    developer: 'text',
    country: 'search',
    platform: PLATFORMS,
    category: 'text',
    tagId: 'uuid',
    mechanic: 'text',
    similarTo: 'search',
    maxRank: 'number',
    rankChange: RANK_CHANGES,
    minRating: 'number',
    minInstalls: 'number',
    minInstallsPerDay: 'number',
    containsAds: 'boolean',
    inAppPurchases: 'boolean',
    contentRating: 'text',
    updatedWithin: 'number',
    releasedWithin: 'number',
    analyzed: 'boolean',
    analyzedSince: 'date',
    sample: 'boolean',
    updatedSince: 'date',
  },
};

/** A row as its statement reads it. */
export interface ListedGameRow {
  bundle_id: string;
  title: string;
  developer: string | null;
  icon_url: string | null;
  sample: boolean;
  updated_at: Date;
  platforms: Platform[];
  categories: string[];
  rank: number | null;
  previous_rank: number | null;
  rank_change: RankChange;
  ranked_in: (Omit<RankedInDto, 'capturedAt'> & { capturedAt: string }) | null;
  rating: number | null;
  ratings: number | null;
  installs: number | null;
  installs_per_day: number | null;
  installs_until: string | null;
  contains_ads: boolean | null;
  in_app_purchases: boolean | null;
  content_rating: string | null;
  last_update: Date | null;
  release_date: Date | null;
  tags: TagNameDto[];
  analyzed_at: Date | null;
}

export function toListedGameDto(row: ListedGameRow): ListedGameDto {
  return {
    id: row.bundle_id,
    bundleId: row.bundle_id,
    title: row.title,
    developer: row.developer,
    iconUrl: row.icon_url,
    platforms: row.platforms,
    categories: nameCategories(row.categories),
    rank: row.rank,
    previousRank: row.previous_rank,
    rankChange: row.rank_change,
    rankedIn: row.ranked_in && { ...row.ranked_in, capturedAt: new Date(row.ranked_in.capturedAt) },
    rating: row.rating,
    ratings: row.ratings,
    installs: row.installs,
    installsPerDay: row.installs_per_day,
    installsUntil: row.installs_until,
    containsAds: row.contains_ads,
    inAppPurchases: row.in_app_purchases,
    contentRating: row.content_rating,
    lastUpdate: row.last_update,
    releaseDate: row.release_date,
    tags: row.tags,
    analyzedAt: row.analyzed_at,
    sample: row.sample,
    updatedAt: row.updated_at,
  };
}
