import { nameCategories } from '../games/catalog/categories.rules.js';
import type { ListSpec } from '../common/list/list-query.js';
import { GameDto, getStoreUrl } from '../games/catalog/games.dto.js';
import { LISTING_LIMITS, PLATFORMS, type Platform } from '../games/games.types.js';
import { RANK_CHANGES, type RankChange } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MAX_TAGS } from '../tags/tags.types.js';
import { ChartKeyDto } from '../rankings/chart-key.dto.js';

/** The chart that a rank comes from. */
export class RankedInDto extends ChartKeyDto {
  /** Time of the capture (UTC). */
  capturedAt: Date;
  /** True while the chart comes from the sample catalog. */
  sample: boolean;
}

/** A store page of the game. */
export class StorePageDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Bundle id in this store; `/api/games/{id}` answers it with this game. */
  bundleId: string;
  /** Address of the public store page; null when it is not known. */
  storeUrl: string | null;
}

/** A tag of the game. */
export class TagNameDto {
  /** UUID of the tag. */
  id: string;
  /** The tag's name. */
  name: string;
}

/** A row of the games list. */
export class ListedGameDto extends GameDto {
  /** Id of the pair in `/api/unified-games` that makes two ids one game; the bundle id of a game with one id. */
  unifiedId: string;
  /** One per store page. */
  @AtMost(LISTING_LIMITS.listings)
  listings: StorePageDto[];
  /** Best rank in the current charts of the chosen country; null when the game is in none. */
  rank: number | null;
  /** Rank in the previous capture of the same chart; null when it was not listed, or there is none. */
  previousRank: number | null;
  /**
   * Change since that capture: `new` was never listed before, `back` was listed earlier but not in that capture;
   * null when there is none.
   */
  rankChange: RankChange;
  /** The chart of `rank`; null without a rank. */
  rankedIn: RankedInDto | null;
  /** Mean rating, 0 to 5, in the store with more ratings; null when there are none. */
  rating: number | null;
  /** Number of ratings in that store; null when there are none. */
  ratings: number | null;
  /** Installs since release as Google Play states them; null when unknown. */
  installs: number | null;
  /** Mean per day over the last measured week; null with fewer than two measurements. */
  installsPerDay: number | null;
  /**
   * Last UTC day of that week; null with fewer than two measurements.
   * @example 2026-11-22
   */
  installsUntil: string | null;
  /** True when any store says that the game shows ads; null when no store says. */
  containsAds: boolean | null;
  /** True when any store says that the game sells in-app purchases; null when no store says. */
  inAppPurchases: boolean | null;
  /** Age rating in the store's words, for instance "Teen" or "12+"; null when unknown. */
  contentRating: string | null;
  /** Latest update in any store (UTC); null when unknown. */
  lastUpdate: Date | null;
  /** Earliest release in any store (UTC); null when unknown. */
  releaseDate: Date | null;
  /** Sorted by name. */
  @AtMost(MAX_TAGS)
  tags: TagNameDto[];
  /** When its newest analysis was made (UTC); null when it was never analyzed. */
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
    ...([
      'contentRating',
      'lastUpdate',
      'releaseDate',
      'tags',
      'analyzedAt',
      'unifiedId',
      'listings',
    ] as const),
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
  unified_id: string;
  listings: { platform: Platform; storeId: string; bundleId: string; url: string | null }[];
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
    unifiedId: row.unified_id,
    listings: row.listings.map((listing) => ({
      ...{ platform: listing.platform, bundleId: listing.bundleId },
      storeUrl: getStoreUrl(listing),
    })),
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
