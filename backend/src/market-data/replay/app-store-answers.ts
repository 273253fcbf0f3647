import { chance, type InventedGame, inventedChart, inventedGames, inventNewest } from './invented-games.js';

const ICONS = 'https://is1-ssl.mzstatic.com/image/thumb/Purple000/v4/invented';
const GAMES = { id: '6014', term: 'Games' };
const BUSINESS = { id: '6000', term: 'Business' };

export interface FeedQuery {
  country: string;
  feed: string;
  limit: number;
  genre: string;
  day: Date;
}

/** Entries of an iTunes RSS feed. The feeds of new apps ignore the genre and include other apps. */
export function feedEntries({ country, feed, limit, genre, day }: FeedQuery): unknown[] {
  const length = Math.min(limit, 100);
  if (!feed.startsWith('new')) {
    return inventedChart('ios', genre, country, feed, day, length).map((game) =>
      feedEntry(game, country, GAMES, true),
    );
  }
  return inventNewest('ios', day, 3 * length)
    .filter(({ storeId }) => chance(feed + storeId) < 0.5)
    .slice(0, length)
    .map((game) => feedEntry(game, country, chance(`other${game.storeId}`) < 0.3 ? BUSINESS : GAMES, false));
}

/** The store's response for an unknown genre: the chart of all apps. */
export function allAppsEntries(query: FeedQuery): unknown[] {
  return inventedChart('ios', '6014', query.country, 'all-apps', query.day, Math.min(query.limit, 100)).map(
    (game, index) => feedEntry(game, query.country, index % 5 === 0 ? GAMES : BUSINESS, true),
  );
}

/** `entry` is a list, a single object for one app, and absent for none. */
export function feedDocument(entries: unknown[], { country, feed }: FeedQuery): string {
  const entry = entries.length === 0 ? {} : { entry: entries.length === 1 ? entries[0] : entries };
  return JSON.stringify({
    feed: {
      author: { name: { label: 'iTunes Store' }, uri: { label: `http://www.apple.com/${country}/itunes/` } },
      ...entry,
      updated: { label: '2026-11-21T00:00:00-07:00' },
      title: { label: `iTunes Store: ${feed}` },
      id: { label: `https://itunes.apple.com/${country}/rss/${feed}/json` },
    },
  });
}

function feedEntry(
  game: InventedGame,
  country: string,
  category: { id: string; term: string },
  withSummary: boolean,
) {
  const page = `https://apps.apple.com/${country}/app/invented/id${game.storeId}?uo=2`;
  const pageLink = { attributes: { rel: 'alternate', type: 'text/html', href: page } };
  const preview = {
    'im:duration': { label: '0' },
    attributes: {
      title: 'Preview',
      rel: 'enclosure',
      type: 'image/jpeg',
      href: `${ICONS}/${game.storeId}/1024x1024bb.png`,
      'im:assetType': 'preview',
    },
  };
  return {
    'im:name': { label: game.title },
    'im:image': [53, 75, 100].map((size) => ({
      label: `${ICONS}/${game.storeId}/${size}x${size}bb.png`,
      attributes: { height: String(size) },
    })),
    ...(withSummary ? { summary: { label: game.description } } : {}),
    'im:price': { label: 'Get', attributes: { amount: '0', currency: 'USD' } },
    'im:contentType': { attributes: { term: 'Application', label: 'Application' } },
    title: { label: `${game.title} - ${game.developer}` },
    link: game.hasPreview ? [pageLink, preview] : pageLink,
    id: { label: page, attributes: { 'im:id': game.storeId, 'im:bundleId': game.bundleId } },
    'im:artist': { label: game.developer },
    category: {
      attributes: {
        'im:id': category.id,
        term: category.term,
        scheme: 'https://apps.apple.com/',
        label: category.term,
      },
    },
    'im:releaseDate': {
      label: game.releasedAt.toISOString().replace('.000Z', '-00:00'),
      attributes: { label: 'recently' },
    },
  };
}

/** Results in another order than requested, with blank lines around them, as the store does. */
export function lookupDocument(query: { id?: string; bundleId?: string; country: string }): string {
  const ids = new Set((query.id ?? '').split(',').filter(Boolean));
  const found = inventedGames('ios').filter(
    ({ storeId, bundleId }) => ids.has(storeId) || bundleId === query.bundleId,
  );
  const results = found
    .slice(0, 200)
    .reverse()
    .map((game) => lookupResult(game, query.country));
  return `\n\n\n${JSON.stringify({ resultCount: results.length, results }, null, 1)}\n\n\n`;
}

function lookupResult(game: InventedGame, country: string) {
  const linkIcon = (size: number) => `${ICONS}/${game.storeId}/${size}x${size}bb.jpg`;
  return {
    wrapperType: 'software',
    kind: 'software',
    trackId: Number(game.storeId),
    bundleId: game.bundleId,
    trackName: game.title,
    trackCensoredName: game.title,
    trackViewUrl: `https://apps.apple.com/${country}/app/invented/id${game.storeId}?uo=4`,
    artistId: game.developerId,
    artistName: game.developer,
    sellerName: `${game.developer} Ltd.`,
    artworkUrl60: linkIcon(60),
    artworkUrl100: linkIcon(100),
    artworkUrl512: linkIcon(512),
    screenshotUrls: game.hasPreview
      ? [1, 2, 3].map((shot) => `${ICONS}/${game.storeId}/shot${shot}.png/392x696bb.png`)
      : [],
    ipadScreenshotUrls: [],
    description: game.description,
    releaseNotes: 'Small repairs.',
    version: game.version,
    releaseDate: game.releasedAt.toISOString().replace('.000Z', 'Z'),
    currentVersionReleaseDate: game.updatedAt.toISOString().replace('.000Z', 'Z'),
    primaryGenreName: 'Games',
    primaryGenreId: 6014,
    genres: ['Games', ...game.genres.map(({ storeLabel }) => storeLabel)],
    genreIds: ['6014', ...game.genres.map(({ storeCategory }) => storeCategory)],
    price: 0,
    formattedPrice: 'Free',
    currency: 'USD',
    averageUserRating: game.score,
    userRatingCount: game.ratings,
    contentAdvisoryRating: '4+',
    languageCodesISO2A: ['EN', 'ZH', 'ZH'],
    fileSizeBytes: '104857600',
    minimumOsVersion: '15.0',
  };
}
