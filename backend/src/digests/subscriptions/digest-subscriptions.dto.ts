import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsISO8601, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../../rankings/rankings.types.js';
import {
  DIGEST_PERIODS,
  DIGEST_SCOPES,
  type DigestPeriod,
  type DigestScope,
  type Weekday,
  WEEKDAYS,
} from '../digests.types.js';

/** What to get, and when. */
export class DigestSubscriptionInput {
  /** A `watchlist`, or one list of a `market`. */
  @IsIn(DIGEST_SCOPES, { message: `must be one of ${DIGEST_SCOPES.join(', ')}` })
  scope: DigestScope;

  /** A watchlist that I see. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a watchlist' })
  watchlistId?: string;

  /** Of a market. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Of a market: two-letter code of the storefront, in lower case. */
  @Omittable()
  @Matches(/^[a-z]{2}$/, { message: 'must be a two-letter country code' })
  country?: string;

  /** Of a market; the chart of all games when absent. */
  @Omittable()
  @MaxLength(60, { message: 'must be at most 60 characters long' })
  @IsString({ message: 'must be a text' })
  category?: string;

  /** Of a market; top grossing when absent. */
  @Omittable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  @IsIn(DIGEST_PERIODS, { message: `must be one of ${DIGEST_PERIODS.join(', ')}` })
  period: DigestPeriod;

  /** On which day a weekly digest comes, with the seven days before; Monday when absent. */
  @Omittable()
  @IsIn(WEEKDAYS, { message: `must be one of ${WEEKDAYS.join(', ')}` })
  weekday?: Weekday;

  /** Whether it comes by mail, too; it is always in the product. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  mail?: boolean;

  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** What to change; anything left out stays. */
export class DigestSubscriptionChange extends PartialType(
  PickType(DigestSubscriptionInput, ['period', 'weekday', 'mail', 'active']),
  { skipNullProperties: false },
) {}

/** A digest that is not subscribed to. */
export class DigestPreviewInput extends OmitType(DigestSubscriptionInput, ['mail', 'active']) {
  /**
   * Its last day, not in the future; when absent, that of the last digest that would have come.
   * @example 2026-11-22
   */
  @Omittable()
  @IsISO8601({ strict: true }, { message: 'must be a day such as 2026-11-22' })
  @Length(10, 10, { message: 'must be a day such as 2026-11-22' })
  to?: string;
}

/** A digest that I get. */
export class DigestSubscriptionDto {
  id: string;
  /** What it is about: the name of the watchlist, or the list and its market. */
  name: string;
  scope: DigestScope;
  /** Null for a market, and once the watchlist is deleted. */
  watchlistId: string | null;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: RankingType | null;
  period: DigestPeriod;
  /** Of a weekly one. */
  weekday: Weekday;
  mail: boolean;
  active: boolean;
  /** Why none comes although it is on. */
  pausedReason: string | null;
  /** When the next one comes; null while none does. */
  nextAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const DIGEST_SUBSCRIPTION_LIST: ListSpec<keyof DigestSubscriptionDto> = {
  resource: 'digest-subscriptions',
  columns: [
    ...(['id', 'name', 'scope', 'watchlistId', 'platform', 'country', 'category', 'rankingType'] as const),
    ...(['period', 'weekday', 'mail', 'active', 'pausedReason', 'nextAt', 'createdAt', 'updatedAt'] as const),
  ],
  types: { boolean: ['mail', 'active'], timestamp: ['nextAt', 'createdAt', 'updatedAt'] },
  sort: ['createdAt', 'updatedAt'],
  filter: { scope: DIGEST_SCOPES, watchlistId: 'uuid', active: 'boolean', updatedSince: 'date' },
};
