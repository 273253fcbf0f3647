import { chance, type InventedGame, inventedGames } from './invented-games.js';
import { playApp, playHtml } from './google-play-answers.js';

const ICONS = 'https://play-lh.googleusercontent.com/invented-';
const APPLE = 'https://is1-ssl.mzstatic.com/image/thumb/Purple000/v4/invented';

export const findGame = (platform: 'android' | 'ios', id: string): InventedGame | undefined =>
  inventedGames(platform).find(({ storeId, bundleId }) => storeId === id || bundleId === id);

/** Games of the same genre, or of the same developer. */
function listNeighbors(game: InventedGame, kind: 'similar' | 'developer'): InventedGame[] {
  return inventedGames(game.platform)
    .filter((other) => other !== game)
    .filter((other) =>
      kind === 'similar' ? other.genres[0] === game.genres[0] : other.developer === game.developer,
    )
    .slice(0, 6);
}

/** Ratings with one star, two, … five. */
function listStarCounts({ storeId, ratings, score }: InventedGame): number[] {
  const five = Math.round(ratings * (score / 5) * 0.8);
  const rest = ratings - five;
  const one = Math.floor(rest * 0.3 * chance(`one${storeId}`));
  return [
    one,
    Math.floor(rest * 0.05),
    Math.floor(rest * 0.15),
    Math.max(0, rest - one - Math.floor(rest * 0.2)),
    five,
  ];
}

const toPicture = (name: string, size: [number, number]) => [null, 2, size, [null, null, `${ICONS}${name}`]];
const toSeconds = (time: Date): number[] => [Math.floor(time.getTime() / 1_000), 0];
const formatDay = (time: Date): string =>
  time.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

export interface PlayPageParts {
  /** Whether to include data blocks as on today's pages. */
  blocks?: boolean;
  /** Whether to include the JSON-LD. */
  linked?: boolean;
}

/** A Google Play detail page: its data blocks and JSON-LD, without markup. */
export function playPage(game: InventedGame, { blocks = true, linked = true }: PlayPageParts = {}): string {
  const data = blocks
    ? [
        buildBlock('ds:9', formFactor(game)),
        buildBlock('ds:5', buildDetails(game)),
        buildBlock('ds:8', buildClusters(game)),
      ].join('')
    : '';
  const requests =
    "{'ds:5' : {id:'Ws7gDc',request:[null]},'ds:8' : {id:'ag2B9c',ext: 1.92838566E8 ,request:[[1]]},'ds:9' : {id:'Ws7gDc',request:[]}}";
  const table = blocks
    ? `<script>window.x = 1; var AF_dataServiceRequests = ${requests}; var AF_initDataChunkQueue = [];</script>`
    : '';
  const ld = linked
    ? `<script type="application/ld+json" nonce="x">${JSON.stringify(linkedData(game))}</script>`
    : '';
  return `<!doctype html><html lang="en"><head><title>Apps</title></head><body>${ld}${table}${data}</body></html>`;
}

const buildBlock = (key: string, data: unknown): string =>
  `<script nonce="x">AF_initDataCallback({key: '${key}', hash: '7', data:${JSON.stringify(data).replaceAll('<', '\\u003c')}, sideChannel: {}});</script>`;

/** A second block of the same rpc, with other totals. */
const formFactor = (game: InventedGame): unknown => {
  const root: unknown[] = Array<unknown>(60).fill(null);
  root[51] = [['1.0', 1], null, ['7', 7]];
  return [null, [null, null, root], game.storeId.length];
};

function buildDetails(game: InventedGame): unknown {
  const root: unknown[] = Array<unknown>(155).fill(null);
  const counts = listStarCounts(game);
  const [genre] = game.genres;
  root[0] = [game.title];
  root[9] = ['Everyone'];
  root[10] = [formatDay(game.releasedAt), toSeconds(game.releasedAt)];
  root[13] = [`${game.installs.toLocaleString('en-US')}+`, game.installs, game.installs * 2 + 1, 'many'];
  root[18] = [2];
  if (chance(`paid${game.storeId}`) < 0.8) root[19] = ['$0.99 - $99.99 per item'];
  root[37] = [game.developer];
  if (chance(`ads${game.storeId}`) < 0.6) root[48] = ['Contains ads'];
  root[51] = [
    [game.score.toFixed(1), game.score],
    [null, ...counts.map((count) => [String(count), count])],
    [String(game.ratings), game.ratings],
    ['14', 14],
  ];
  root[57] = [[[[[null, [[0, 'USD', '']]]]]]];
  root[68] = [
    game.developer,
    [null, null, null, null, [null, null, `/store/apps/developer?id=${game.developerId}`]],
    String(game.developerId),
  ];
  root[72] = [[null, playHtml(game.description)]];
  root[73] = [[null, `${game.title} in short`]];
  root[77] = [game.storeId];
  root[78] = [[1, 2, 3, 1].map((shot) => toPicture(`shot${shot}-${game.storeId}`, [1080, 1920]))];
  root[79] = [[[genre!.storeLabel, null, genre!.storeCategory]]];
  root[95] = [toPicture(`icon-${game.storeId}`, [512, 512])];
  root[96] = [toPicture(`header-${game.storeId}`, [1024, 500])];
  if (game.hasPreview)
    root[100] = [
      [[null, null, 'inventedVid', [null, null, 'https://play.google.com/video/lava/web/player/x']]],
    ];
  const news = [null, [null, `Better ${game.title}.<br>Fixes &amp; polish.`]];
  // Some pages put their last fields into an object at the end.
  if (chance(`late${game.storeId}`) < 0.3) {
    root[154] = {
      '141': [[[game.version]], [null, [[[null, '7.0']]]]],
      '145': news,
      '146': [[formatDay(game.updatedAt), toSeconds(game.updatedAt)]],
    };
  } else {
    root[140] =
      chance(`vary${game.storeId}`) < 0.2 ? [null, []] : [[[game.version]], [null, [[[null, '7.0']]]]];
    root[144] = news;
    root[145] = [[formatDay(game.updatedAt), toSeconds(game.updatedAt)]];
  }
  return [null, [null, null, root]];
}

/** The developer's cluster first, as on some pages. */
function buildClusters(game: InventedGame): unknown {
  const buildCluster = (title: string, path: string, games: InventedGame[]) => {
    const wrapped: unknown[] = Array<unknown>(22).fill(null);
    wrapped[21] = [games.map(playApp), [title, null, [null, null, null, null, [null, null, path]]]];
    return wrapped;
  };
  return [
    null,
    [
      null,
      [
        buildCluster(
          `More by ${game.developer}`,
          `/store/apps/developer?id=${game.developerId}`,
          listNeighbors(game, 'developer'),
        ),
        buildCluster('Similar games', '/store/apps/collection/cluster?gsr=x', listNeighbors(game, 'similar')),
      ],
    ],
  ];
}

const linkedData = (game: InventedGame): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: game.title,
  description: `${game.title} in short`,
  operatingSystem: 'ANDROID',
  applicationCategory: game.genres[0]!.storeCategory,
  image: `${ICONS}icon-${game.storeId}`,
  author: { '@type': 'Person', name: game.developer },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: String(game.score),
    ratingCount: String(game.ratings),
  },
  offers: [{ '@type': 'Offer', price: '0', priceCurrency: 'USD' }],
});

/** An App Store product page: the data its own script reads. */
export function productPage(game: InventedGame): string {
  const counts = listStarCounts(game);
  const shelfMapping = {
    productRatings: {
      items: [
        {
          ratingAverage: game.score,
          totalNumberOfRatings: game.ratings,
          ratingCounts: [...counts].reverse(),
        },
      ],
    },
    product_media_phone_: {
      items: [1, 2, 3, 4].map((shot) => ({
        screenshot: {
          template: `${APPLE}/${game.storeId}/shot${shot}.png/{w}x{h}{c}.{f}`,
          width: 392,
          height: 696,
        },
      })),
    },
    similarItems: {
      items: listNeighbors(game, 'similar').map((other) => ({
        adamId: other.storeId,
        bundleId: other.bundleId,
        title: other.title,
        icon: { template: `${APPLE}/${other.storeId}/{w}x{h}{c}.{f}` },
      })),
    },
  };
  const data = {
    title: game.title,
    lockup: { adamId: game.storeId, subtitle: 'An invented game' },
    shelfMapping,
  };
  const top = [{ intent: { $kind: 'ProductPageIntent', id: game.storeId }, data }];
  const ready = JSON.stringify(chance(`form${game.storeId}`) < 0.5 ? top : { data: top });
  return `<!doctype html><html><body><script type="application/json" id="serialized-server-data">${ready}</script></body></html>`;
}

/** The hosted function's response; some fields are only in its page. */
export function hostedAnswer(game: InventedGame): unknown {
  return {
    data: {
      title: game.title,
      developer: game.developer,
      icon_url: `${ICONS}icon-${game.storeId}`,
      categories: game.genres.map(({ storeLabel }) => storeLabel),
      downloads: {
        total: `> ${game.installs.toLocaleString('de-DE')}`,
        countries: [{ name: 'United States', percentage: 41.5 }],
      },
      rating: { score: game.score, total: game.ratings },
      htmlContent:
        '<html><body><h1>Report</h1><dl><dt>Total Revenue</dt><dd>&gt; $20.000</dd><dt>Version</dt>' +
        `<dd>${game.version}</dd><dt>Release date:</dt><dd>${game.releasedAt.toISOString().slice(0, 10)}</dd></dl>` +
        `<img class="screenshot" src="${ICONS}shot1-${game.storeId}"><script>stolen()</script></body></html>`,
    },
  };
}
