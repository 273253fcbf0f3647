import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { CountryCode, IsDay } from '../../common/errors/text-fields.js';
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

/** What the digest is about, and when it is sent. */
export class DigestSubscriptionInput {
  /** `watchlist` needs `watchlistId`; `market` needs `platform` and `country`. */
  @IsIn(DIGEST_SCOPES, { message: `must be one of ${DIGEST_SCOPES.join(', ')}` })
  scope: DigestScope;

  /** For a watchlist: its id. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a watchlist' })
  watchlistId?: string;

  /** For a market: the store. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** For a market: two-letter country code. */
  @Omittable()
  @CountryCode()
  country?: string;

  /** For a market: category of the chart; all games when omitted. */
  @Omittable()
  @MaxLength(60, { message: 'must be at most 60 characters long' })
  @IsString({ message: 'must be a text' })
  category?: string;

  /** For a market: type of the chart; `revenue` when omitted. */
  @Omittable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** `weekly` covers seven days, `daily` one. */
  @IsIn(DIGEST_PERIODS, { message: `must be one of ${DIGEST_PERIODS.join(', ')}` })
  period: DigestPeriod;

  /** Day on which a weekly digest is sent, covering the seven days before; Monday when omitted. */
  @Omittable()
  @IsIn(WEEKDAYS, { message: `must be one of ${WEEKDAYS.join(', ')}` })
  weekday?: Weekday;

  /** Whether it is also sent by mail; it is always available in the product. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  mail?: boolean;

  /** False pauses the subscription: no digests are written. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  active?: boolean;
}

/** Fields to change; those left out keep their value. */
export class DigestSubscriptionChange extends PartialType(
  PickType(DigestSubscriptionInput, ['period', 'weekday', 'mail', 'active']),
  { skipNullProperties: false },
) {}

/** A digest to preview without subscribing. */
export class DigestPreviewInput extends OmitType(DigestSubscriptionInput, ['mail', 'active']) {
  /**
   * Last day of the digest, not in the future; when omitted, that of the latest digest that would have been due.
   * @example 2026-11-22
   */
  @Omittable()
  @IsDay()
  to?: string;
}

/** A subscription of mine. */
export class DigestSubscriptionDto {
  /** Id of the subscription; `subscriptionId` of its digests. */
  id: string;
  /** Name of the watchlist, or chart and market. */
  name: string;
  /** Whether it is about a watchlist or a market. */
  scope: DigestScope;
  /** Id of the watchlist; null for a market, or once the watchlist is deleted. */
  watchlistId: string | null;
  /** Store of the market; null for a watchlist. */
  platform: Platform | null;
  /** Two-letter country code of the market; null for a watchlist. */
  country: string | null;
  /** Category of the chart; null for a watchlist. */
  category: string | null;
  /** Type of the chart; null for a watchlist. */
  rankingType: RankingType | null;
  /** `weekly` covers seven days, `daily` one. */
  period: DigestPeriod;
  /** Day on which a weekly digest is sent; without effect on a daily one. */
  weekday: Weekday;
  /** Whether it is also sent by mail. */
  mail: boolean;
  /** False when I paused the subscription. */
  active: boolean;
  /** Why an active subscription writes no digests; null while it does. */
  pausedReason: string | null;
  /** When the next digest is due; null while none is. */
  nextAt: Date | null;
  /** When I subscribed. */
  createdAt: Date;
  /** When the subscription was last changed. */
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
