/** What the screens about changes ask of a database that fill-insight.ts filled: each name with addresses that differ. */
export const changeRequests = (gameIds: readonly string[]): { name: string; paths: string[] }[] => [
  { name: 'changes', paths: ['', '?days=1', '?days=30', '?days=90', '?to=2026-09-01'].map(toChanges) },
  {
    name: 'changes: one store or country',
    paths: ['?platform=ios', '?country=jp', '?platform=android&country=us&days=30'].map(toChanges),
  },
  {
    name: 'changes: one category',
    paths: ['?category=puzzle', '?category=word&days=30', '?category=strategy&country=tw'].map(toChanges),
  },
  {
    name: 'changes: rare and frequent types',
    paths: ['?types=store.icon_changed', '?types=chart.moved&days=30', '?types=rating.shifted&days=90'].map(
      toChanges,
    ),
  },
  { name: 'changes: a tag', paths: ['', '&days=90'].map((query) => toChanges(`?tagId={tag}${query}`)) },
  {
    name: 'feed: what is new',
    paths: ['?limit=1000', '?after={last}&limit=1000', '?after={last}&types=chart.entered&platform=ios'].map(
      toFeed,
    ),
  },
  {
    name: 'feed: from the beginning, filtered',
    paths: [
      '?types=rating.shifted',
      '?types=store.icon_changed',
      '?country=tw&platform=ios',
      '?sample=true',
    ].map(toFeed),
  },
  { name: 'feed: days', paths: ['?from=2026-11-01&to=2026-11-07', '?from=2026-11-19'].map(toFeed) },
  {
    name: 'game: events',
    paths: gameIds.map((id) => toFeed(`?bundleId=${id}&platform=android&country=us&limit=1000`)),
  },
  {
    name: 'game: events since a day',
    paths: gameIds.map((id) =>
      toFeed(`?bundleId=${id}&platform=android&country=us&from=2026-09-20&limit=1000`),
    ),
  },
  { name: 'game: page', paths: gameIds.map((id) => `/api/games/${id}`) },
  {
    name: 'game: rank history',
    paths: gameIds.map(
      (id) => `/api/rankings/history?bundleId=${id}&platform=android&category=all&country=us`,
    ),
  },
  { name: 'game: facts', paths: gameIds.map((id) => `/api/games/${id}/facts?platform=android&country=us`) },
  {
    name: 'coverage',
    paths: ['', '?platform=ios&country=tw', '?from=2026-10-01&to=2026-11-20'].map(
      (query) => `/api/coverage${query}`,
    ),
  },
  { name: 'coverage: status', paths: ['/api/coverage/status'] },
  { name: 'same game?', paths: ['/api/unified-games', '/api/unified-games?filter={"status":"proposed"}'] },
];

const toChanges = (query: string): string => `/api/changes${query}`;
const toFeed = (query: string): string => `/api/events${query}`;
