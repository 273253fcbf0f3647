import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsString, Matches } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { FieldSourceDto, ListingContentDto, RatingDto, ShareDto } from '../../games/catalog/games.dto.js';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../../games/games.types.js';
import { type ProviderOutcomeName } from '../market-data.types.js';
import { CountryCode, TextLike } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { DEFAULT_FIELDS } from './defaults.js';

/** Of one answer. */
export const MAX_WARNINGS = 50;
/** The store and the services that know its games. */
const MAX_PROVIDERS = 10;

/** A provider's answer. */
export class ProviderOutcomeDto {
  /** Name of the provider, for instance "Google Play". */
  provider: string;
  /**
   * `found`; `not-found`: not in this storefront; `blocked`: the provider refused the request; `layout-changed`:
   * its response has an unknown format; `failed`: no usable response at all.
   */
  outcome: ProviderOutcomeName;
  /** One plain sentence for display. */
  message: string;
}

/** The change between two snapshots. */
export class GrowthDto {
  /** Change in percent of `from`. */
  percentage: number;
  /** When the earlier snapshot was taken (UTC). */
  since: Date;
  /** Value in the earlier snapshot. */
  from: number;
  /** Value in the later snapshot. */
  to: number;
}

/** Measured changes; null until there are two snapshots with the figure. */
export class GrowthsDto {
  /** Change of the download total. */
  downloads: GrowthDto | null;
  /** Change of the revenue total. */
  revenue: GrowthDto | null;
  /** Change of the rating score. */
  rating: GrowthDto | null;
}

/** What is known about a game, combined from all providers. */
export class MarketDataDto extends ListingContentDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Title on the store page. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
  /** Estimated or stated downloads; a placeholder when `defaults` contains `downloads`. */
  downloads: ShareDto;
  /** Estimated revenue; a placeholder when `defaults` contains `revenue`. */
  revenue: ShareDto;
  /** Ratings in the store; a placeholder when `defaults` contains `rating`. */
  rating: RatingDto;
  /** Names of the providers, for instance "Google Play" or "Market data, Google Play". */
  source: string;
  /** When the providers were last asked (UTC). */
  fetchedAt: Date;
  /** Fields that hold a placeholder instead of a measured value: of `downloads`, `revenue`, `rating`. */
  @AtMost(DEFAULT_FIELDS.length)
  defaults: string[];
  /** Parts of the response that could not be used, one plain sentence each. */
  @AtMost(MAX_WARNINGS)
  warnings: string[];
  /** Source and time of each field, by field name. */
  fieldSources: Record<string, FieldSourceDto>;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** True when the stored copy was returned without asking the providers again. */
  stored: boolean;
  /** Age of the returned data, in seconds. */
  ageSeconds: number;
  /** What each provider answered when last asked; empty for imported and sample data. */
  @AtMost(MAX_PROVIDERS)
  outcomes: ProviderOutcomeDto[];
  /** Measured changes since an earlier snapshot. */
  growth: GrowthsDto;
}

const asSwitch = ({ value }: { value: unknown }) =>
  value === 'true' || value === '1'
    ? true
    : value === 'false' || value === '0' || value === ''
      ? false
      : value;

/** Which store and storefront, and whether to fetch again. */
export class MarketDataQuery {
  /** The store to ask; by default the one where the game is known, Google Play first. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront; by default the one that the game's texts came from, or us. */
  @Omittable()
  @CountryCode()
  country?: string;

  /** True asks the providers again, no matter how recent the stored copy is. */
  @Omittable()
  @Transform(asSwitch)
  @IsBoolean({ message: 'must be true or false' })
  fresh?: boolean;
}

/** Query of the hosted market-data function. */
export class MarketDataByNameQuery extends MarketDataQuery {
  /** Slug of the title; derived from the stored title when absent. */
  @Omittable()
  @Matches(/^[a-z0-9-]{1,300}$/, { message: 'must contain only lower-case letters, digits and hyphens' })
  @IsString({ message: 'must be sent only once' })
  nameSlug?: string;

  /** Bundle id: the id of the game in `/api/games/{id}`. */
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  @IsString({ message: 'must be given' })
  bundleId: string;
}
