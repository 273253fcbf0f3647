export const PLATFORMS = ['android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const STORE_NAMES: Readonly<Record<Platform, string>> = { android: 'Google Play', ios: 'App Store' };

/** Addresses of the stores' public pages. */
export const STORE_PAGES: Readonly<Record<Platform, RegExp>> = {
  android: /^https?:\/\/play\.google\.com\//i,
  ios: /^https?:\/\/(apps|itunes)\.apple\.com\//i,
};

/** The store's name at the beginning of a sentence. */
export const nameStore = (platform: Platform): string =>
  platform === 'ios' ? `The ${STORE_NAMES.ios}` : STORE_NAMES.android;

/** The form of a bundle id. */
export const BUNDLE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;

export const AVAILABILITIES = ['available', 'pre-registration', 'early-access'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export interface SimilarApp {
  bundleId: string;
  title: string;
  iconUrl: string | null;
}

/** Star levels of a rating. */
export const STARS = 5;

/** Most values kept of a store page; more are dropped with a warning. */
export const LISTING_LIMITS = {
  categories: 20,
  languages: 200,
  screenshots: 30,
  similarApps: 50,
  /** Countries of a share. */
  countries: 250,
  /** Store pages of one game. */
  listings: 20,
};

/** A total in the words of its source, with the countries' shares in percent. */
export interface Share {
  total: string | null;
  countries: { name: string; percentage: number }[];
}

export interface Rating {
  score: number | null;
  total: number | null;
  distribution: { stars: number; count: number; percentage: number }[];
}

/** Field name → source and ISO time. */
export type FieldSources = Record<string, { source: string; at: string }>;

/** What a chart or an import says about a game in one store; null means unknown. */
export interface ListingFacts {
  platform: Platform;
  /** Package or bundle id; null for an iOS game known only by its track id. */
  bundleId: string | null;
  /** App Store track id; null on Android. */
  trackId: string | null;
  title: string | null;
  developer: string | null;
  iconUrl: string | null;
  url: string | null;
  country: string | null;
}

/** A game to merge into another one. */
export interface GameMove {
  from: string;
  to: string;
}

/** Columns for `unnest($1::text[], $2::text[])`. */
export const toMoveColumns = (moves: readonly GameMove[]): [from: string[], to: string[]] => [
  moves.map(({ from }) => from),
  moves.map(({ to }) => to),
];
