import { PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { CountryCode, IsDay } from '../../common/errors/text-fields.js';
import { GameListingDto } from '../../games/catalog/games.dto.js';
import { LISTING_LIMITS, PLATFORMS, type Platform, STARS } from '../../games/games.types.js';
import {
  DATED_FIELDS,
  type DatedField,
  type ListingJson,
  type ListingValues,
  toListingValues,
} from '../../games/listings/listing-fields.types.js';
import type { ChangeState } from './changes/daily-changes.js';
import { getInstallChanges, getRatingChanges } from './snapshots/daily-snapshot.js';
import type { DayFacts } from './snapshots/listing-snapshots.repository.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** Ten years. */
export const MAX_DAYS = 3_660;

export class StoreFactsQuery {
  /** Store; by default the one that knows the game, Google Play first. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront; by default the one that the stored texts come from, else `us`. */
  @Omittable()
  @CountryCode()
  country?: string;

  /** First UTC day, at most ten years before the last; 90 days before it when absent. */
  @Omittable()
  @IsDay()
  from?: string;

  /** Last UTC day; today when absent. */
  @Omittable()
  @IsDay()
  to?: string;
}

/** Change of a count since the previous measurement. */
export class DailyChangeDto {
  /**
   * `measured`; `not_measured`: no earlier measurement; `corrected`: the store lowered its count, nothing was lost.
   */
  state: ChangeState;
  /**
   * Change since the previous measurement, null without one. All differences add up to the last count minus the
   * first.
   */
  difference: number | null;
  /** Days since the previous measurement; null without one. */
  days: number | null;
  /** `difference` divided by `days`; null unless measured. */
  perDay: number | null;
}

export class StoreChangesDto {
  /** Change in installs since the previous measurement. */
  installs: DailyChangeDto;
  /** Change in the number of ratings since the previous measurement. */
  ratings: DailyChangeDto;
}

/** What a store said on a day; null means unknown. */
export class StoreFactsRowDto extends PickType(GameListingDto, DATED_FIELDS) {
  /**
   * UTC day.
   * @example 2026-11-22
   */
  date: string;
  /** When the day's last snapshot was taken (UTC). */
  takenAt: Date;
  /** Installs since release as the store states them; null when unknown. */
  installs: number | null;
  /** Mean installs per day since the previous measurement; null unless measured. */
  installsPerDay: number | null;
  /** Whether the change in installs is measured, not measured, or a correction by the store. */
  state: ChangeState;
  /** Source of the installs, or of the ratings where there are no installs; null without either. */
  source: string | null;
  /** Mean rating, 0 to 5; null when unknown. */
  ratingScore: number | null;
  /** Number of ratings; null when unknown. */
  ratings: number | null;
  /** Ratings with one to five stars, in this order; null when unknown. */
  @AtMost(STARS)
  ratingCounts: number[] | null;
  /** Mean ratings per day since the previous measurement; null unless measured. */
  ratingsPerDay: number | null;
  /** Whether the change in ratings is measured, not measured, or a correction by the store. */
  ratingsState: ChangeState;
  /** Changes of installs and ratings since the previous measurement. */
  changes: StoreChangesDto;
  /** Two-letter language codes in upper case; empty when unknown. */
  @AtMost(LISTING_LIMITS.languages) // PickType leaves it out
  override languages: string[];
  /** Preferred source of each field, by field name. */
  sources: Record<string, string>;
  /** Values that differ in other sources: source name → field name → value. */
  others: Record<string, Record<string, unknown>>;
}

/** History of one listing in one storefront. */
export class StoreFactsDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Package name on Google Play, track id on the App Store. */
  storeId: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** First UTC day, `YYYY-MM-DD`. */
  from: string;
  /** Last UTC day, `YYYY-MM-DD`. */
  to: string;
  /** Oldest first; days without a snapshot are left out. */
  @AtMost(MAX_DAYS)
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
    ...pickDatedFields(facts),
  }));
}

function pickDatedFields(facts: DayFacts['facts']): Pick<ListingValues, DatedField> {
  const values = toListingValues(facts as ListingJson);
  const dated = DATED_FIELDS.map((field) => [field, values[field]]);
  return Object.fromEntries(dated) as Pick<ListingValues, DatedField>;
}
