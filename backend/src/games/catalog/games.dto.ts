import { nameCategories } from './categories.rules.js';
import type { GameListing } from '../listings/game-listing.entity.js';
import type { Game } from './game.entity.js';
import type { StorefrontName } from '../listings/storefront-name.entity.js';
import { pickListingFields } from '../listings/listing-fields.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import {
  type Availability,
  LISTING_LIMITS,
  type Platform,
  PLATFORMS,
  STARS,
  STORE_PAGES,
} from '../games.types.js';
import { COUNTRY_CODES } from '../../common/countries.js';

/** A game as lists show it. */
export class GameDto {
  /** Same as `bundleId`. */
  id: string;
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Title shown for the game: the one of its home storefront. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
  /** Stores that list the game: `android` is Google Play, `ios` the App Store. */
  platforms: Platform[];
  /** Normalized names, so that `games_sports` and `sports_games` are both "Sports". */
  @AtMost(LISTING_LIMITS.listings * LISTING_LIMITS.categories)
  categories: string[];
  /** True while everything known about the game comes from the sample catalog. */
  sample: boolean;
  /** When stored facts of the game last changed (UTC). */
  updatedAt: Date;
}

/** Which source a field comes from. */
export class FieldSourceDto {
  /** Name of the source, for instance "Google Play"; `sample` is the sample catalog. */
  source: string;
  /** When the source gave it: an ISO time in UTC. */
  at: string;
}

/** One country's share of a total. */
export class CountryShareDto {
  /** English name of the country. */
  name: string;
  /** Percent of the total, 0 to 100. */
  percentage: number;
}

/** A total in the words of its source, for instance "10,000+". */
export class ShareDto {
  /** The total as text; null when the source gives none. */
  total: string | null;
  /** Share of each country as the source gives them; empty when unknown. */
  @AtMost(LISTING_LIMITS.countries)
  countries: CountryShareDto[];
}

export class StarCountDto {
  /** Number of stars, 1 to 5. */
  stars: number;
  /** Ratings with this many stars. */
  count: number;
  /** Percent of all ratings, 0 to 100. */
  percentage: number;
}

export class RatingDto {
  /** Mean rating, 0 to 5; null when nobody has rated yet. */
  score: number | null;
  /** Number of ratings; null when unknown. */
  total: number | null;
  /** Ratings by number of stars, five stars first; empty when unknown. */
  @AtMost(STARS)
  distribution: StarCountDto[];
}

export class SimilarAppDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Title on the store page. */
  title: string;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
}

/** What a store page says about a game; null means unknown. */
export class ListingContentDto {
  /** Full text of the store page; null when unknown. */
  description: string | null;
  /** Categories as the store spells them. */
  @AtMost(LISTING_LIMITS.categories)
  categories: string[];
  /** Addresses of the screenshots in the store's order; empty when unknown. */
  @AtMost(LISTING_LIMITS.screenshots)
  screenshots: string[];
  /**
   * Address of an embeddable player or a video file; null when there is none.
   * @example https://www.youtube.com/embed/harbor_match
   */
  videoUrl: string | null;
  /**
   * The developer's own site, as linked from the store page; null when unknown.
   * @example https://harbor.example
   */
  developerSite: string | null;
  /** Version as the store states it; null when unknown, or when it varies by device. */
  version: string | null;
  /** The store's "What's new" text for this version; null when unknown. */
  releaseNotes: string | null;
  /** When the game was last updated in the store (UTC); null when unknown. */
  lastUpdate: Date | null;
  /** When the game was released in the store (UTC); null when unknown. */
  releaseDate: Date | null;
  /** Amount and currency, for instance "0.00 USD"; null when unknown. */
  price: string | null;
  /** True when the game sells in-app purchases; null when unknown. */
  inAppPurchases: boolean | null;
  /** Prices of in-app purchases in the store's words, for instance "$0.99 - $99.99 per item"; null when unknown. */
  purchaseRange: string | null;
  /** True when the store says that the game shows ads; null when unknown. */
  containsAds: boolean | null;
  /** Age rating in the store's words, for instance "Teen" or "12+"; null when unknown. */
  contentRating: string | null;
  /** Whether the game can be installed now, pre-registered for, or is in early access; null when unknown. */
  availability: Availability | null;
  /** Two-letter language codes in upper case; empty when unknown. */
  @AtMost(LISTING_LIMITS.languages)
  languages: string[];
  /**
   * Lowest Android or iOS version that the game runs on; null when unknown, or when it varies by device.
   * @example "7.0"
   */
  minimumOs: string | null;
  /** Download size in bytes; null when unknown. */
  sizeBytes: number | null;
  /**
   * Installs since release as Google Play states them, null when unknown; a store may correct the count downwards.
   */
  installCount: number | null;
  /** Games that the store page lists as similar, in the store's order. */
  @AtMost(LISTING_LIMITS.similarApps)
  similarApps: SimilarAppDto[];
}

/** One store's page of a game. */
export class GameListingDto extends ListingContentDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Package name on Google Play, track id on the App Store. */
  storeId: string;
  /** App Store track id (digits); null on Google Play, and while it is not known. */
  trackId: string | null;
  /** Address of the public store page; null when it is not known. */
  url: string | null;
  /** Title on the store page. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
  /** Estimated or stated downloads; null when not measured. */
  downloads: ShareDto | null;
  /** Estimated revenue; null when not measured. */
  revenue: ShareDto | null;
  /** Ratings in the store; null when not measured. */
  rating: RatingDto | null;
  /** Address of the game on the market-intelligence site set by the operator; null when none is set. */
  marketPageUrl: string | null;
  /** Source and time of each field, by field name. */
  fieldSources: Record<string, FieldSourceDto>;
  /** True while this listing comes from the sample catalog. */
  sample: boolean;
  /** When stored facts of the listing last changed (UTC). */
  updatedAt: Date;
}

/** A description that a person entered. */
export class EnteredDescriptionDto {
  /** Plain text; line breaks are kept. */
  text: string;
  /** Profile id of the person who entered it or last changed it; null when that account was deleted. */
  enteredBy: string | null;
  /** Display name or email of that person; null when the account was deleted. */
  enteredByName: string | null;
  /** When it was entered or last changed (UTC). */
  enteredAt: Date;
}

/** A storefront's own name for the game. */
export class StorefrontNameDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Title in this storefront. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
}

/** A game with its page in each store. */
export class GameWithListingsDto extends GameDto {
  /** One per store page. */
  @AtMost(LISTING_LIMITS.listings)
  listings: GameListingDto[];
  /** Names in storefronts whose charts use a different one; elsewhere `title` applies. */
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
    url: getStoreUrl(listing),
    title: listing.title,
    developer: listing.developer,
    iconUrl: listing.iconUrl,
    ...pickListingFields(listing),
    fieldSources: listing.fieldSources,
    sample: listing.sample,
    updatedAt: listing.updatedAt,
  };
}

/** The public store page; an App Store page is found by track id only. Imports may name pages of other sites. */
export function getStoreUrl({
  platform,
  storeId,
  url,
}: Pick<GameListing, 'platform' | 'storeId' | 'url'>): string | null {
  if (url !== null && STORE_PAGES[platform].test(url)) return url;
  if (platform === 'android') return `https://play.google.com/store/apps/details?id=${storeId}`;
  return /^\d+$/.test(storeId) ? `https://apps.apple.com/app/id${storeId}` : null;
}
