import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsString, Matches } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { FieldSourceDto, ListingContentDto, RatingDto, ShareDto } from '../../games/catalogue/games.dto.js';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../../games/games.types.js';
import { type ProviderOutcomeName } from '../market-data.types.js';
import { TextLike } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { DEFAULT_FIELDS } from './defaults.js';

/** Of one answer. */
export const MOST_WARNINGS = 50;
/** The store and the services that know its games. */
const MOST_PROVIDERS = 10;

/** What a provider answered. */
export class ProviderOutcomeDto {
  provider: string;
  /**
   * `not-found`: not in this storefront. `blocked`: it turned us away. `layout-changed`: it answered in a form that is
   * not known. `failed`: no usable answer at all.
   */
  outcome: ProviderOutcomeName;
  /** One plain sentence. */
  message: string;
}

/** The change between two snapshots. */
export class GrowthDto {
  /** In percent of `from`. */
  percentage: number;
  /** When the earlier snapshot was taken. */
  since: Date;
  from: number;
  to: number;
}

/** Measured changes; null until there are two snapshots with the figure. */
export class GrowthsDto {
  downloads: GrowthDto | null;
  revenue: GrowthDto | null;
  /** Of the score. */
  rating: GrowthDto | null;
}

/** What the market knows of a game, whichever provider said it. */
export class MarketDataDto extends ListingContentDto {
  bundleId: string;
  platform: Platform;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** Holds the product's default when `defaults` names it; so do revenue and rating. */
  downloads: ShareDto;
  revenue: ShareDto;
  rating: RatingDto;
  /** Who answered, for instance "Google Play" or "Market data, Google Play". */
  source: string;
  fetchedAt: Date;
  /** Fields that hold the product's default, not a measured value: of `downloads`, `revenue`, `rating`. */
  @AtMost(DEFAULT_FIELDS.length)
  defaults: string[];
  @AtMost(MOST_WARNINGS)
  warnings: string[];
  /** Which source gave a field and when, by field name. */
  fieldSources: Record<string, FieldSourceDto>;
  /** Lower-case code of the storefront. */
  country: string;
  /** True when our own copy answered. */
  stored: boolean;
  /** Age of what is answered, in seconds. */
  ageSeconds: number;
  /** What each provider answered when it was last asked; empty for imported and sample data. */
  @AtMost(MOST_PROVIDERS)
  outcomes: ProviderOutcomeDto[];
  growth: GrowthsDto;
}

const lowerCase = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value;
const asSwitch = ({ value }: { value: unknown }) =>
  value === 'true' || value === '1'
    ? true
    : value === 'false' || value === '0' || value === ''
      ? false
      : value;

/** Which answer is wanted. */
export class MarketDataQuery {
  /** The store to ask; by default the one where the game is known, Google Play first. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront; by default the one that the game's texts came from, or us. */
  @Omittable()
  @Transform(lowerCase)
  @Matches(/^[a-z]{2}$/, { message: 'must be a two-letter country code' })
  country?: string;

  /** True asks the providers anew, however young our copy is. */
  @Omittable()
  @Transform(asSwitch)
  @IsBoolean({ message: 'must be true or false' })
  fresh?: boolean;
}

/** As the hosted market-data function is asked. */
export class MarketDataByNameQuery extends MarketDataQuery {
  /** Slug of the title; made from the stored title when absent. */
  @Omittable()
  @Matches(/^[a-z0-9-]{1,300}$/, { message: 'must hold lower-case letters, digits and hyphens' })
  @IsString({ message: 'may be given once' })
  nameSlug?: string;

  @TextLike(BUNDLE_ID, 'is not a bundle id')
  @IsString({ message: 'must be given' })
  bundleId: string;
}
