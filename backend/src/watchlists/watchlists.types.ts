/** How games get on a watchlist: picked by hand, or found by a tag, a developer or a filter. */
export const WATCHLIST_KINDS = ['games', 'tag', 'developer', 'filter'] as const;
export type WatchlistKind = (typeof WATCHLIST_KINDS)[number];

/** Most lists of one person. */
export const MAX_WATCHLISTS = 200;
/** Most games added or removed by one call. */
export const MAX_CHANGED = 500;
/** Most games picked for one list. */
export const MAX_PICKED = 1_000;
/** Most games of a list that its page shows and its rules watch. */
export const MAX_WATCHED = 200;
/** Most countries whose charts are shown side by side. */
export const MAX_COUNTRIES = 6;
/** Days covered by a game's trend. */
export const TREND_DAYS = 90;
