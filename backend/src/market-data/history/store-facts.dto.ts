import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, Length, Matches } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { ShareDto } from '../../games/catalogue/games.dto.js';
import {
  type Availability,
  PLATFORMS,
  type Platform,
  LISTING_LIMITS,
  STARS,
} from '../../games/games.types.js';
import type { ChangeState } from './changes/daily-changes.js';
import { getInstallChanges, getRatingChanges } from './snapshots/daily-snapshot.js';
import type { DayFacts } from './snapshots/listing-snapshots.repository.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

const lowerCase = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value;

/** Ten years. */
export const MOST_DAYS = 3_660;

export class StoreFactsQuery {
  /** By default the store where the game is known, Google Play first. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront; by default the one that the listing's texts came from, or us. */
  @Omittable()
  @Transform(lowerCase)
  @Matches(/^[a-z]{2}$/, { message: 'must be a two-letter country code' })
  country?: string;

  /** First day, at most ten years before the last; by default 90 days before it. */
  @Omittable()
  @IsISO8601({ strict: true }, { message: 'must be a day such as 2026-11-22' })
  @Length(10, 10, { message: 'must be a day such as 2026-11-22' })
  from?: string;

  /** Last day; today by default. */
  @Omittable()
  @IsISO8601({ strict: true }, { message: 'must be a day such as 2026-11-22' })
  @Length(10, 10, { message: 'must be a day such as 2026-11-22' })
  to?: string;
}

/** The change of a count since it was read before. */
export class DailyChangeDto {
  /** `corrected`: the store lowered its count; no installs or ratings were lost. */
  state: ChangeState;
  /** Null without an earlier reading. The differences of all days add up to the last count less the first. */
  difference: number | null;
  /** Days since the earlier reading. */
  days: number | null;
  /** Difference by days; null unless measured. */
  perDay: number | null;
}

/** What a store said on a day; null is not known. */
export class StoreFactsRowDto {
  /**
   * UTC day.
   * @example 2026-11-22
   */
  date: string;
  takenAt: Date;
  /** Installs since release, as stated by the store. */
  installs: number | null;
  /** Their change since they were read before; null unless measured. */
  installsPerDay: number | null;
  /** Of the installs: whether their change is measured, not measured, or a correction by the store. */
  state: ChangeState;
  /** Who stated the installs, or the ratings where there are no installs. */
  source: string | null;
  ratingScore: number | null;
  /** Number of ratings. */
  ratings: number | null;
  /** Ratings with one star, two, … five. */
  @AtMost(STARS)
  ratingCounts: number[] | null;
  ratingsPerDay: number | null;
  ratingsState: ChangeState;
  changes: { installs: DailyChangeDto; ratings: DailyChangeDto };
  version: string | null;
  /** What is new in this version. */
  releaseNotes: string | null;
  lastUpdate: Date | null;
  /** Amount and currency, for instance "0.00 USD". */
  price: string | null;
  inAppPurchases: boolean | null;
  purchaseRange: string | null;
  containsAds: boolean | null;
  contentRating: string | null;
  availability: Availability | null;
  @AtMost(LISTING_LIMITS.languages)
  languages: string[];
  sizeBytes: number | null;
  downloads: ShareDto | null;
  revenue: ShareDto | null;
  /** Field name → source that is believed first. */
  sources: Record<string, string>;
  /** Source → field name → value, where another source says something else. */
  others: Record<string, Record<string, unknown>>;
}

/** The course of one listing in one storefront. */
export class StoreFactsDto {
  bundleId: string;
  platform: Platform;
  storeId: string;
  country: string;
  from: string;
  to: string;
  /** Oldest first; days without a reading are missing. */
  @AtMost(MOST_DAYS)
  rows: StoreFactsRowDto[];
}

export function toStoreFactsRows(days: readonly DayFacts[]): StoreFactsRowDto[] {
  const [installs, ratings] = [getInstallChanges(days), getRatingChanges(days)];
  return days.map(({ facts, day, installCount, ratingTotal, ...rest }, index) => ({
    ...rest,
    date: day,
    installs: installCount,
    installsPerDay: installs[index]!.perDay,
    state: installs[index]!.state,
    source: rest.sources[installCount === null ? 'rating' : 'installCount'] ?? null,
    ratings: ratingTotal,
    ratingsPerDay: ratings[index]!.perDay,
    ratingsState: ratings[index]!.state,
    changes: { installs: installs[index]!, ratings: ratings[index]! },
    version: facts.version ?? null,
    releaseNotes: facts.releaseNotes ?? null,
    lastUpdate: facts.lastUpdate ? new Date(facts.lastUpdate) : null,
    price: facts.price ?? null,
    inAppPurchases: facts.inAppPurchases ?? null,
    purchaseRange: facts.purchaseRange ?? null,
    containsAds: facts.containsAds ?? null,
    contentRating: facts.contentRating ?? null,
    availability: facts.availability ?? null,
    languages: facts.languages ?? [],
    sizeBytes: facts.sizeBytes ?? null,
    downloads: facts.downloads ?? null,
    revenue: facts.revenue ?? null,
  }));
}
