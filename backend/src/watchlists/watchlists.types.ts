/** What fills a watchlist: games that people picked, or what a tag, a developer or a filter finds. */
export const WATCHLIST_KINDS = ['games', 'tag', 'developer', 'filter'] as const;
export type WatchlistKind = (typeof WATCHLIST_KINDS)[number];

/** The most games that one call adds or takes off. */
export const MOST_CHANGED = 500;
/** The most games that people pick for one list. */
export const MOST_PICKED = 1_000;
/** The most games that the page of a list shows, and that its rules watch. */
export const MOST_WATCHED = 200;
/** Countries whose charts stand beside each other. */
export const MOST_COUNTRIES = 6;
/** How far back the course of a game goes. */
export const TREND_DAYS = 90;
