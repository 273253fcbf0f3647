/** The paths of all screens. Components use these instead of literals. */
export const ROUTES = {
  start: '/',
  login: '/login',
  signup: '/signup',
  reset: '/login?view=reset',
  admin: '/admin',
  rankings: '/admin/game-rankings',
  importCharts: '/admin/game-rankings?import=file',
  changes: '/admin/changes',
  analyses: '/admin/completed-analyses',
  taxonomy: '/admin/taxonomy',
  trends: '/admin/trends',
  launches: '/admin/launches',
  watchlists: '/admin/watchlists',
  alertRules: '/admin/alert-rules',
  digests: '/admin/digests',
  developers: '/admin/developers',
  countries: '/admin/countries',
  games: '/admin/games',
  gameMatches: '/admin/game-matches',
  compare: '/admin/compare',
  ideas: '/admin/idea-generation',
  tags: '/admin/tags',
  requests: '/admin/user-requests',
  outbox: '/admin/user-requests?view=outbox',
  revenue: '/admin/revenue',
  prototypes: '/admin/prototypes',
  plugins: '/admin/plugins',
  analytics: '/admin/analytics',
  users: '/admin/users',
  captures: '/admin/captures',
  coverage: '/admin/coverage',
  settings: '/admin/settings',
  marketSettings: '/admin/settings#markets',
  aiSettings: '/admin/settings#ai',
} as const;

/** A game's page; with a chart it opens in that storefront. */
export function gamePath(
  bundleId: string,
  {
    platform,
    country,
    category,
    day,
  }: Partial<Record<'platform' | 'country' | 'category' | 'day', string | null>> = {},
): string {
  const query = new URLSearchParams({
    ...(platform && country && { platform, country, ...(category && { category }) }),
    ...(day && { day }),
  }).toString();
  return `${ROUTES.rankings}/${encodeURIComponent(bundleId)}${query && `?${query}`}`;
}

/** A developer, by id or by name as in the store. */
export const developerPath = (name: string): string => `${ROUTES.developers}/${encodeURIComponent(name)}`;

/** The captures of a chart, newest first. */
export const capturesPath = (filter: Record<string, string> = {}): string =>
  `${ROUTES.captures}?${new URLSearchParams(filter)}`;

/** Coverage of a storefront by day. */
export const coveragePath = ({ platform, country }: { platform: string; country: string }): string =>
  `${ROUTES.coverage}?${new URLSearchParams({ platform, country })}`;

/** One list by country, with a game opened. */
export const countriesPath = (selection: { platform: string; list: string; game: string }): string =>
  `${ROUTES.countries}?${new URLSearchParams(selection)}`;

interface ShownChart {
  platform: string;
  category: string;
  country: string;
  list?: string;
  /** A past day. */
  date?: string;
}

/** The charts of a platform, category and country. Names the parameters, because rows have more fields. */
export const rankingsPath = ({ platform, category, country, list, date }: ShownChart): string =>
  `${ROUTES.rankings}?${new URLSearchParams({
    ...{ platform, category, country },
    ...(list && { list }),
    ...(date && { date }),
  })}`;

/** The games list with a search. */
export const gamesPath = (words = ''): string =>
  words ? `${ROUTES.games}?${new URLSearchParams({ q: words })}` : ROUTES.games;

/** Games whose current analysis has this item. */
export const gamesWithItemPath = (id: string): string =>
  `${ROUTES.games}?${new URLSearchParams({ mechanic: id })}`;

/** A taxonomy entry. */
export const entryPath = (id: string): string => `${ROUTES.taxonomy}?${new URLSearchParams({ entry: id })}`;

/** The dialog that adds a game; `words` may be its store URL. */
export const addGamePath = (text: string): string => `${ROUTES.games}?${new URLSearchParams({ add: text })}`;

export const tagPath = (id: string): string => `${ROUTES.tags}?tag=${encodeURIComponent(id)}`;

/** The dialog of an analysis. */
export const analysisPath = (id: string): string => `${ROUTES.analyses}?analysis=${encodeURIComponent(id)}`;

export const ideaPath = (id: string): string => `${ROUTES.ideas}/${encodeURIComponent(id)}`;

/** The dialog of a prototype. */
export const prototypePath = (id: string): string =>
  `${ROUTES.prototypes}?prototype=${encodeURIComponent(id)}`;

/** The page to open after signing in: the requested one, if it belongs to the back office. */
export function afterSignIn(target: unknown): string {
  return typeof target === 'string' && /^\/admin(\/|\?|$)/.test(target) ? target : ROUTES.admin;
}

export const watchlistPath = (id: string): string => `${ROUTES.watchlists}/${encodeURIComponent(id)}`;

/** A stored digest. */
export const digestPath = (id: string): string => `${ROUTES.digests}/${encodeURIComponent(id)}`;

/** Games and ideas side by side. */
export const comparePath = ({ games = [], ideas = [] }: { games?: string[]; ideas?: string[] }): string =>
  `${ROUTES.compare}?${new URLSearchParams({
    ...(games.length > 0 && { games: games.join(',') }),
    ...(ideas.length > 0 && { ideas: ideas.join(',') }),
  })}`;

/** Games similar to this one. */
export const similarGamesPath = (bundleId: string): string =>
  `${ROUTES.games}?${new URLSearchParams({ similar: bundleId })}`;

/** Limits of a comparison. */
export const COMPARE = { least: 2, most: 6 };

/** A brainstorm with these games. */
export const brainstormPath = (bundleIds: string[]): string =>
  `${ROUTES.ideas}?${new URLSearchParams({
    mode: 'brainstorm',
    ...(bundleIds.length > 0 && { games: bundleIds.join(',') }),
  })}`;

/** A brainstorm with these ideas. */
export const brainstormIdeasPath = (ids: string[]): string =>
  `${ROUTES.ideas}?${new URLSearchParams({ mode: 'brainstorm', ideas: ids.join(',') })}`;
