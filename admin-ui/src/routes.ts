/** Where the screens live. Components take addresses from here and write none themselves. */
export const ROUTES = {
  start: '/',
  login: '/login',
  signup: '/signup',
  reset: '/login?view=reset',
  admin: '/admin',
  rankings: '/admin/game-rankings',
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
} as const;

/** A game; with a chart its page opens in that store and country. */
export function gamePath(
  bundleId: string,
  chart?: { platform: string; country: string; category?: string },
): string {
  const path = `${ROUTES.rankings}/${encodeURIComponent(bundleId)}`;
  if (!chart) return path;
  const { platform, country, category } = chart;
  return `${path}?${new URLSearchParams({ platform, country, ...(category && { category }) })}`;
}

/** Who makes a game: by id, or by the name as a store writes it. */
export const developerPath = (name: string): string => `${ROUTES.developers}/${encodeURIComponent(name)}`;

/** What was imported or fetched for a chart, newest first. */
export const capturesPath = (filter: Record<string, string> = {}): string =>
  `${ROUTES.captures}?${new URLSearchParams(filter)}`;

/** Which charts of a store and country came in by day. */
export const coveragePath = ({ platform, country }: { platform: string; country: string }): string =>
  `${ROUTES.coverage}?${new URLSearchParams({ platform, country })}`;

/** One list by country, with a game opened. */
export const countriesPath = (asked: { platform: string; list: string; game: string }): string =>
  `${ROUTES.countries}?${new URLSearchParams(asked)}`;

/** The charts of one platform, category and country. */
export const rankingsPath = (chart: { platform: string; category: string; country: string }): string =>
  `${ROUTES.rankings}?${new URLSearchParams(chart)}`;

/** The list of games, searched for these words. */
export const gamesPath = (words = ''): string =>
  words ? `${ROUTES.games}?${new URLSearchParams({ q: words })}` : ROUTES.games;

/** The games whose current analysis names this mechanic or meta element. */
export const gamesWithItemPath = (id: string): string =>
  `${ROUTES.games}?${new URLSearchParams({ mechanic: id })}`;

/** What an entry of the taxonomy means. */
export const entryPath = (id: string): string => `${ROUTES.taxonomy}?${new URLSearchParams({ entry: id })}`;

/** The list with the dialog open that takes a game into the catalogue; `words` may be its store address already. */
export const addGamePath = (words: string): string =>
  `${ROUTES.games}?${new URLSearchParams({ add: words })}`;

export const tagPath = (id: string): string => `${ROUTES.tags}?tag=${encodeURIComponent(id)}`;

/** The screen of analyses with the dialog of one of them open. */
export const analysisPath = (id: string): string => `${ROUTES.analyses}?analysis=${encodeURIComponent(id)}`;

export const ideaPath = (id: string): string => `${ROUTES.ideas}/${encodeURIComponent(id)}`;

/** The screen of prototypes with one of them opened. */
export const prototypePath = (id: string): string =>
  `${ROUTES.prototypes}?prototype=${encodeURIComponent(id)}`;

/** The page to go to after signing in: the one asked for, if it lies inside the back office. */
export function afterSignIn(asked: unknown): string {
  return typeof asked === 'string' && /^\/admin(\/|\?|$)/.test(asked) ? asked : ROUTES.admin;
}

export const watchlistPath = (id: string): string => `${ROUTES.watchlists}/${encodeURIComponent(id)}`;

/** A digest as it was written. */
export const digestPath = (id: string): string => `${ROUTES.digests}/${encodeURIComponent(id)}`;

/** Games and ideas side by side. */
export const comparePath = ({ games = [], ideas = [] }: { games?: string[]; ideas?: string[] }): string =>
  `${ROUTES.compare}?${new URLSearchParams({
    ...(games.length > 0 && { games: games.join(',') }),
    ...(ideas.length > 0 && { ideas: ideas.join(',') }),
  })}`;

/** The games that are like this one. */
export const similarGamesPath = (bundleId: string): string =>
  `${ROUTES.games}?${new URLSearchParams({ similar: bundleId })}`;

/** So many games and ideas can stand side by side. */
export const COMPARE = { least: 2, most: 6 };

/** The brainstorm with these games as its inputs. */
export const brainstormPath = (bundleIds: string[]): string =>
  `${ROUTES.ideas}?${new URLSearchParams({ mode: 'brainstorm', games: bundleIds.join(',') })}`;

/** The brainstorm with these ideas as its inputs. */
export const brainstormIdeasPath = (ids: string[]): string =>
  `${ROUTES.ideas}?${new URLSearchParams({ mode: 'brainstorm', ideas: ids.join(',') })}`;
