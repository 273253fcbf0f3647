import type { GameListing } from './game-listing.entity.js';
import type { ListingFacts, Rating, Share } from '../games.types.js';

// In a types file because the parsers of store pages and imports use it too.

interface ListingFieldSpec {
  /** Type of the column, whose name is the field's in snake case. */
  readonly type: 'text' | 'text[]' | 'timestamptz' | 'jsonb' | 'bigint' | 'boolean';
  /** Empty when nothing is known; other fields are null then. */
  readonly isList?: true;
  /** Import columns that hold it, preferred name first. */
  readonly importNames: readonly string[];
  /** How the import parses the cell; lists and objects have their own parsers. */
  readonly importAs?: 'text' | 'address' | 'day' | 'count' | 'bytes' | 'switch';
  /** Longest text that an import accepts. */
  readonly maxLength?: number;
  /** An address that must be on one of the allowed video hosts. */
  readonly isVideo?: true;
  /** Preferred source: the store itself, or a service that estimates what stores state only roughly or not at all. */
  readonly bestSource: 'store' | 'service';
  /** Kept in the daily snapshots of a listing, besides the counts that change every day. */
  readonly isDated?: true;
  /** Whether a value is complete enough to override another source; by default every value is. */
  readonly isComplete?: (value: never) => boolean;
}

// A share of countries without a total is worth less than a total.
const hasTotal = ({ total }: Share): boolean => total !== null;
// "No ratings yet" is a value, but another source may know better.
const hasScore = ({ score }: Rating): boolean => score !== null;

/**
 * What a source may know about a listing beyond title and icon. This table drives imports, merging of sources,
 * writes and responses; a new field also needs its column in {@link GameListing} and its property in
 * `ListingContentDto`.
 */
export const LISTING_FIELDS = {
  description: {
    type: 'text',
    importNames: ['description'],
    importAs: 'text',
    maxLength: 20_000,
    bestSource: 'store',
  },
  categories: {
    type: 'text[]',
    isList: true,
    importNames: ['categories', 'genres', 'category', 'genre', 'primary_genre_name', 'primary_genre'],
    bestSource: 'store',
  },
  screenshots: {
    type: 'text[]',
    isList: true,
    importNames: ['screenshots', 'screenshot_urls', 'ipad_screenshot_urls'],
    bestSource: 'store',
  },
  videoUrl: {
    type: 'text',
    importNames: ['video_url', 'video'],
    importAs: 'address',
    isVideo: true,
    bestSource: 'store',
  },
  developerSite: {
    type: 'text',
    importNames: ['developer_site', 'developer_website', 'seller_url', 'website'],
    importAs: 'address',
    bestSource: 'store',
  },
  version: {
    type: 'text',
    importNames: ['version', 'current_version'],
    importAs: 'text',
    maxLength: 100,
    isDated: true,
    bestSource: 'store',
  },
  releaseNotes: {
    type: 'text',
    importNames: ['release_notes', 'whats_new', 'recent_changes'],
    importAs: 'text',
    maxLength: 20_000,
    isDated: true,
    bestSource: 'store',
  },
  lastUpdate: {
    type: 'timestamptz',
    importNames: ['last_update', 'last_updated', 'updated', 'current_version_release_date'],
    importAs: 'day',
    isDated: true,
    bestSource: 'store',
  },
  releaseDate: {
    type: 'timestamptz',
    importNames: ['release_date', 'released', 'original_release_date'],
    importAs: 'day',
    bestSource: 'store',
  },
  similarApps: { type: 'jsonb', isList: true, importNames: ['similar_apps'], bestSource: 'store' },
  price: { type: 'text', importNames: ['price'], isDated: true, bestSource: 'store' },
  inAppPurchases: {
    type: 'boolean',
    importNames: ['in_app_purchases', 'offers_iap'],
    isDated: true,
    bestSource: 'store',
  },
  purchaseRange: {
    type: 'text',
    importNames: ['purchase_range', 'in_app_product_price', 'iap_range'],
    importAs: 'text',
    maxLength: 100,
    isDated: true,
    bestSource: 'store',
  },
  containsAds: {
    type: 'boolean',
    importNames: ['contains_ads', 'ad_supported'],
    importAs: 'switch',
    isDated: true,
    bestSource: 'store',
  },
  contentRating: {
    type: 'text',
    importNames: ['content_rating', 'content_advisory_rating', 'age_rating'],
    importAs: 'text',
    maxLength: 100,
    isDated: true,
    bestSource: 'store',
  },
  availability: { type: 'text', importNames: ['availability'], isDated: true, bestSource: 'store' },
  languages: {
    type: 'text[]',
    isList: true,
    importNames: ['languages', 'language_codes_iso2a'],
    isDated: true,
    bestSource: 'store',
  },
  minimumOs: {
    type: 'text',
    importNames: ['minimum_os', 'minimum_os_version'],
    importAs: 'text',
    maxLength: 20,
    bestSource: 'store',
  },
  sizeBytes: {
    type: 'bigint',
    importNames: ['size_bytes', 'file_size_bytes', 'size'],
    importAs: 'bytes',
    isDated: true,
    bestSource: 'store',
  },
  installCount: {
    type: 'bigint',
    importNames: [
      'install_count',
      'cumulative_installs',
      'max_installs',
      'maximum_installs',
      'real_installs',
    ],
    importAs: 'count',
    bestSource: 'store',
  },
  downloads: {
    type: 'jsonb',
    importNames: ['downloads', 'downloads_total', 'installs'],
    isDated: true,
    bestSource: 'service',
    isComplete: hasTotal,
  },
  revenue: {
    type: 'jsonb',
    importNames: ['revenue', 'revenue_total'],
    isDated: true,
    bestSource: 'service',
    isComplete: hasTotal,
  },
  rating: {
    type: 'jsonb',
    importNames: ['rating', 'rating_score', 'average_user_rating', 'average_rating', 'score'],
    bestSource: 'store',
    isComplete: hasScore,
  },
} as const satisfies Record<string, ListingFieldSpec>;

export type ListingField = keyof typeof LISTING_FIELDS;

/** The same as a list, in a fixed order. */
export const LISTING_FIELD_LIST = Object.entries(LISTING_FIELDS).map(([name, spec]) => ({
  name: name as ListingField,
  column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ...(spec as ListingFieldSpec),
}));

/** The fields that daily snapshots keep. */
export type DatedField = {
  [Field in ListingField]: (typeof LISTING_FIELDS)[Field] extends { isDated: true } ? Field : never;
}[ListingField];
export const DATED_FIELDS = LISTING_FIELD_LIST.flatMap(({ name, isDated }) =>
  isDated ? [name as DatedField] : [],
);

/** The fields as stored. */
export type ListingValues = Pick<GameListing, ListingField>;

/** The fields as JSON: times are ISO-8601 UTC. */
export type ListingJson = {
  [Field in ListingField]: ListingValues[Field] extends Date | null ? string | null : ListingValues[Field];
};

/** A stored listing of a game. */
export type StoredListing = Omit<GameListing, 'game'>;

/** What a source says about a listing; absent or null means unknown and changes nothing. */
export type ListingDetails = Pick<ListingFacts, 'platform' | 'bundleId' | 'trackId'> & {
  [Field in ListingField]?: ListingValues[Field] | null;
} & {
  /** Fields that come from another source than the rest of the write. */
  sources?: GameListing['fieldSources'];
};

/** All fields, unknown. */
export const unknownListing = (): ListingJson =>
  Object.fromEntries(
    LISTING_FIELD_LIST.map(({ name, isList }) => [name, isList ? [] : null]),
  ) as unknown as ListingJson;

/** Picks the fields; absent ones become unknown. */
export function pickListingFields<Values extends ListingValues | ListingJson>(
  from: Values,
): Pick<Values, ListingField> {
  const known = LISTING_FIELD_LIST.flatMap(({ name }) =>
    from[name] === undefined ? [] : [[name, from[name]]],
  );
  return { ...unknownListing(), ...Object.fromEntries(known) } as unknown as Pick<Values, ListingField>;
}

export const toListingValues = (facts: ListingJson): ListingValues =>
  convertTimes(pickListingFields(facts), (time) => new Date(time as string)) as ListingValues;

export const toListingJson = (listing: ListingValues): ListingJson =>
  convertTimes(pickListingFields(listing), (time) => (time as Date).toISOString()) as ListingJson;

function convertTimes(fields: object, convert: (time: unknown) => unknown): unknown {
  const values = { ...fields } as Record<string, unknown>;
  for (const { name, type } of LISTING_FIELD_LIST) {
    if (type === 'timestamptz' && values[name] !== null) values[name] = convert(values[name]);
  }
  return values;
}

/** Whether a source gave a value. */
export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
