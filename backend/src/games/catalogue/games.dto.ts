import { nameCategories } from './category-names.types.js';
import type { GameListing } from '../listings/game-listing.entity.js';
import type { Game } from './game.entity.js';
import type { StorefrontName } from '../listings/storefront-name.entity.js';
import type { Availability, Platform } from '../games.types.js';
import { pickListingFields } from '../listings/listing-fields.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { LISTING_LIMITS, STARS, PLATFORMS } from '../games.types.js';
import { COUNTRY_CODES } from '../../common/countries.js';

/** A game as lists show it. */
export class GameDto {
  /** The bundle id. */
  id: string;
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platforms: Platform[];
  /** Each by its one name, whatever its listings write: "Sports" for `games_sports` and `sports_games`. */
  @AtMost(LISTING_LIMITS.listings * LISTING_LIMITS.categories)
  categories: string[];
  /** True while all that is known comes from the sample catalogue. */
  sample: boolean;
  updatedAt: Date;
}

/** Where a field comes from. */
export class FieldSourceDto {
  source: string;
  at: string;
}

/** A country's part of a total. */
export class CountryShareDto {
  name: string;
  /** 0 to 100. */
  percentage: number;
}

/** A total as its source words it, for instance "10,000+". */
export class ShareDto {
  total: string | null;
  @AtMost(LISTING_LIMITS.countries)
  countries: CountryShareDto[];
}

export class StarCountDto {
  /** 5 down to 1. */
  stars: number;
  count: number;
  percentage: number;
}

export class RatingDto {
  /** 0 to 5; null when nobody has rated yet. */
  score: number | null;
  /** Number of ratings. */
  total: number | null;
  /** Empty when unknown. */
  @AtMost(STARS)
  distribution: StarCountDto[];
}

export class SimilarAppDto {
  bundleId: string;
  title: string;
  iconUrl: string | null;
}

/** What a store page says of a game in words and pictures; null is unknown. */
export class ListingContentDto {
  description: string | null;
  @AtMost(LISTING_LIMITS.categories)
  categories: string[];
  @AtMost(LISTING_LIMITS.screenshots)
  screenshots: string[];
  /**
   * A player for a frame, or a video file.
   * @example https://www.youtube.com/embed/harbor_match
   */
  videoUrl: string | null;
  /**
   * The developer's own site, as the store page links to it.
   * @example https://harbor.example
   */
  developerSite: string | null;
  version: string | null;
  /** What is new in this version. */
  releaseNotes: string | null;
  lastUpdate: Date | null;
  releaseDate: Date | null;
  /** Amount and currency, for instance "0.00 USD". */
  price: string | null;
  inAppPurchases: boolean | null;
  /** Prices of in-app purchases as the store words them, for instance "$0.99 - $99.99 per item". */
  purchaseRange: string | null;
  containsAds: boolean | null;
  /** As the store words it, for instance "Teen" or "12+". */
  contentRating: string | null;
  availability: Availability | null;
  /** Two-letter codes in upper case; empty when unknown. */
  @AtMost(LISTING_LIMITS.languages)
  languages: string[];
  /**
   * Lowest version of Android or iOS that the game runs on; null also where it varies by device.
   * @example "7.0"
   */
  minimumOs: string | null;
  sizeBytes: number | null;
  /** Installs since release, as Google Play states them; a store may correct the count downwards. */
  installCount: number | null;
  @AtMost(LISTING_LIMITS.similarApps)
  similarApps: SimilarAppDto[];
}

/** What one store says of a game. */
export class GameListingDto extends ListingContentDto {
  platform: Platform;
  /** Package name on Google Play, track id on the App Store. */
  storeId: string;
  trackId: string | null;
  url: string | null;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** Null is not measured, here and below. */
  downloads: ShareDto | null;
  revenue: ShareDto | null;
  rating: RatingDto | null;
  /** The game at the market-intelligence site of the settings. */
  marketPageUrl: string | null;
  /** Which source gave a field and when, by field name; `sample` is the sample catalogue. */
  fieldSources: Record<string, FieldSourceDto>;
  sample: boolean;
  updatedAt: Date;
}

/** A description that somebody entered by hand. */
export class EnteredDescriptionDto {
  text: string;
  /** Null when that person is gone. */
  enteredBy: string | null;
  /** Display name or e-mail of who entered it, or changed it last. */
  enteredByName: string | null;
  enteredAt: Date;
}

/** What a storefront calls the game. */
export class StorefrontNameDto {
  platform: Platform;
  country: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
}

/** A game with what each store says of it. */
export class GameWithListingsDto extends GameDto {
  @AtMost(LISTING_LIMITS.listings)
  listings: GameListingDto[];
  /** Names of storefronts abroad, as their charts give them; elsewhere the game is called by its title. */
  @AtMost(PLATFORMS.length * COUNTRY_CODES.size)
  storefrontNames: StorefrontNameDto[];
}

/** @param marketPage address of a listing at the market-intelligence site */
export function toGameWithListingsDto(
  game: Game,
  listings: GameListing[],
  names: StorefrontName[],
  marketPage: (listing: GameListing) => string | null,
): GameWithListingsDto {
  return {
    id: game.bundleId,
    bundleId: game.bundleId,
    title: game.title,
    developer: game.developer,
    iconUrl: game.iconUrl,
    platforms: [...new Set(listings.map((listing) => listing.platform))],
    categories: nameCategories(listings.flatMap((listing) => listing.categories)),
    sample: game.sample,
    updatedAt: game.updatedAt,
    listings: listings.map((listing) => ({ ...toListingDto(listing), marketPageUrl: marketPage(listing) })),
    storefrontNames: names.map(({ platform, country, title, developer, iconUrl }) => ({
      ...{ platform, country, title, developer, iconUrl },
    })),
  };
}

function toListingDto(listing: GameListing): Omit<GameListingDto, 'marketPageUrl'> {
  return {
    platform: listing.platform,
    storeId: listing.storeId,
    trackId: listing.platform === 'ios' && /^\d+$/.test(listing.storeId) ? listing.storeId : null,
    url: listing.url ?? storeUrl(listing),
    title: listing.title,
    developer: listing.developer,
    iconUrl: listing.iconUrl,
    ...pickListingFields(listing),
    fieldSources: listing.fieldSources,
    sample: listing.sample,
    updatedAt: listing.updatedAt,
  };
}

/** The public store page; an App Store page is found by track id only. */
function storeUrl({ platform, storeId }: GameListing): string | null {
  if (platform === 'android') return `https://play.google.com/store/apps/details?id=${storeId}`;
  return /^\d+$/.test(storeId) ? `https://apps.apple.com/app/id${storeId}` : null;
}
