import type { ApiCaller, McpTool } from '../mcp.types.js';
import {
  BUNDLE_ID,
  COUNTRY,
  DAY,
  dropPictures,
  findNewest,
  limit,
  listUnknown,
  pick,
  PLATFORM,
  screen,
} from './arguments.js';

interface Game {
  bundleId: string;
  sample: boolean;
  updatedAt: string;
  listings: { platform: string; description?: string | null }[];
  analysis: { analyzedAt: string; mechanics: Item[]; metaElements: Item[] } | null;
}
interface Item {
  name: string;
  feedback?: { verdict: string; name: string | null } | null;
}
interface Analysis {
  analyzedAt: string;
  sample: boolean;
}

const gamePath = (bundleId: unknown): string => `/games/${encodeURIComponent(String(bundleId))}`;
const gameScreen = (bundleId: unknown): string =>
  screen(`game-rankings/${encodeURIComponent(String(bundleId))}`);
const STORES = 'Store pages of Google Play and the App Store, imports and what the team entered';

const searchGames: McpTool = {
  name: 'search_games',
  title: 'Find games',
  description:
    'Games of the catalog with place, rating, installs and tags, filtered and sorted. Also finds the bundleId that other tools need.',
  properties: {
    q: { type: 'string', description: 'words of title, developer or bundle id' },
    platform: PLATFORM,
    category: { type: 'string' },
    mechanic: { type: 'string', description: 'taxonomy id or name, as analyses and trends give it' },
    tagId: { type: 'string' },
    maxRank: { type: 'integer', minimum: 1 },
    minInstalls: { type: 'integer', minimum: 0 },
    minRating: { type: 'number', minimum: 0, maximum: 5 },
    analyzed: { type: 'boolean' },
    sort: {
      type: 'string',
      enum: [
        'title',
        'rank',
        'rankChange',
        'rating',
        'installs',
        'installsPerDay',
        'releaseDate',
        'updatedAt',
      ],
    },
    order: { type: 'string', enum: ['ASC', 'DESC'] },
    limit: limit(100, 20),
  },
  async run(args, api) {
    const names = ['q', 'platform', 'category', 'mechanic', 'tagId', 'maxRank', 'minInstalls', 'minRating'];
    const filter = pick(args, ...names, 'analyzed');
    const most = (args['limit'] as number | undefined) ?? 20;
    const sort = [args['sort'], args['order'] ?? 'ASC'];
    const rows = await api.get<(Game & { installs: unknown })[]>('/games', {
      ...{ filter: JSON.stringify(filter), range: JSON.stringify([0, most - 1]) },
      ...(args['sort'] !== undefined && { sort: JSON.stringify(sort) }),
    });
    return {
      ...{ data: dropPictures(rows), source: STORES, sample: rows.some(({ sample }) => sample) },
      asOf: findNewest(rows.map(({ updatedAt }) => updatedAt)),
      screen: screen('games', pick(args, 'q')),
      notMeasured: listUnknown(rows, {
        rank: 'The place on charts',
        rating: 'The rating',
        installs: 'Installs',
        installsPerDay: 'Installs a day',
      }),
    };
  },
};

const getGame: McpTool = {
  name: 'get_game',
  title: 'A game',
  description: 'Everything known of one game: what each store says, places, tags, analysis with quotations.',
  properties: { bundleId: BUNDLE_ID },
  required: ['bundleId'],
  async run({ bundleId }, api) {
    const game = await api.get<Game>(gamePath(bundleId));
    const unknown = game.listings.flatMap((listing) =>
      listUnknown([listing], {
        downloads: 'Downloads',
        revenue: 'Revenue',
        rating: 'Rating',
        installCount: 'Installs',
        price: 'Price',
      }).map((words) => `${words} (${listing.platform})`),
    );
    return {
      ...{ data: dropPictures(game), asOf: game.updatedAt, source: STORES, sample: game.sample },
      ...{ screen: gameScreen(game.bundleId) },
      notMeasured: [...unknown, ...(game.analysis ? [] : ['The game is not analyzed.'])],
    };
  },
};

const getGameFacts: McpTool = {
  name: 'get_game_facts',
  title: 'Store facts of a game by day',
  description:
    'Installs, ratings, price and version of a game day by day. A row of the state not_measured was not observed.',
  properties: { bundleId: BUNDLE_ID, platform: PLATFORM, country: COUNTRY, from: DAY, to: DAY },
  required: ['bundleId'],
  async run(args, api) {
    const query = pick(args, 'platform', 'country', 'from', 'to');
    const facts = await api.get<{ rows: { date: string; takenAt: string | null; state: string }[] }>(
      `${gamePath(args['bundleId'])}/facts`,
      query,
    );
    const missing = facts.rows.filter(({ state }) => state === 'not_measured').map(({ date }) => date);
    return {
      ...{ data: dropPictures(facts), sample: false, screen: gameScreen(args['bundleId']) },
      source: 'Store pages as they were read or imported, each row with its source',
      asOf: findNewest(facts.rows.map(({ takenAt, date }) => takenAt ?? date)),
      notMeasured:
        facts.rows.length === 0
          ? ['No store page was stored in that time.']
          : missing.length > 0
            ? [`Installs a day are not measured on ${missing.length} of ${facts.rows.length} days.`]
            : [],
    };
  },
};

const getAnalyses: McpTool = {
  name: 'get_analyses',
  title: 'Analyses of a game',
  description:
    'Mechanics and meta elements of a game with confidence and the sentences of the store text that prove them; newest version first.',
  properties: { bundleId: BUNDLE_ID, limit: limit(20, 1) },
  required: ['bundleId'],
  async run({ bundleId, limit: most = 1 }, api) {
    const rows = await api.get<Analysis[]>(`${gamePath(bundleId)}/analyses`, {
      range: JSON.stringify([0, (most as number) - 1]),
    });
    return {
      ...{ data: dropPictures(rows), screen: gameScreen(bundleId) },
      source: 'Store descriptions read by the engine that each analysis names',
      sample: rows.some(({ sample }) => sample),
      asOf: findNewest(rows.map(({ analyzedAt }) => analyzedAt)),
      notMeasured: rows.length === 0 ? ['The game is not analyzed: its mechanics are not known.'] : [],
    };
  },
};

/** As analysts see them: without what they rejected, by the names they gave. */
const listNames = ({ analysis }: Game): string[] =>
  [...(analysis?.mechanics ?? []), ...(analysis?.metaElements ?? [])].flatMap(({ name, feedback }) =>
    feedback?.verdict === 'rejected' ? [] : [feedback?.name ?? name],
  );

async function readGames(ids: string[], api: ApiCaller): Promise<Game[]> {
  const games: Game[] = [];
  // Sequential, because each request counts against the caller's rate limit.
  for (const id of ids) games.push(await api.get<Game>(gamePath(id)));
  return games;
}

const compareGames: McpTool = {
  name: 'compare_games',
  title: 'Games side by side',
  description: 'Two to five games next to each other, with the mechanics and meta elements they share.',
  properties: {
    bundleIds: {
      ...{ type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 5, uniqueItems: true },
      description: 'from search_games or a chart',
    },
  },
  required: ['bundleIds'],
  async run(args, api) {
    const games = await readGames(args['bundleIds'] as string[], api);
    const analyzed = games.filter(({ analysis }) => analysis);
    const [first, ...others] = analyzed.map(listNames);
    const sharedNames = first?.filter((name) => others.every((names) => names.includes(name)));
    const pickDescriptions = ({ listings, ...game }: Game) => ({
      ...game,
      listings: listings.map(({ description: _long, ...listing }) => listing),
    });
    return {
      data: {
        games: dropPictures(games.map(pickDescriptions)),
        shared: analyzed.length > 1 ? (sharedNames ?? []) : null,
        analyzed: analyzed.length,
      },
      ...{ source: STORES, sample: games.some(({ sample }) => sample) },
      asOf: findNewest(games.map(({ updatedAt }) => updatedAt)),
      screen: screen('games', { q: games.map(({ bundleId }) => bundleId)[0] }),
      notMeasured: games
        .filter(({ analysis }) => !analysis)
        .map(({ bundleId }) => `${bundleId} is not analyzed.`),
    };
  },
};

const tagGame: McpTool = {
  name: 'tag_game',
  title: 'Tag a game',
  description: 'Attaches a tag to a game; makes the tag when nobody has one of that name.',
  properties: { bundleId: BUNDLE_ID, tag: { type: 'string', minLength: 1, maxLength: 50 } },
  required: ['bundleId', 'tag'],
  writes: true,
  async run({ bundleId, tag }, api) {
    const name = String(tag).trim();
    const filter = JSON.stringify({ q: name });
    const found = await api.get<{ id: string; name: string }[]>('/tags', { filter, range: '[0,99]' });
    const isMeant = (each: { name: string }) => each.name.toLowerCase() === name.toLowerCase();
    const { id } = found.find(isMeant) ?? (await api.send<{ id: string }>('POST', '/tags', { name }));
    await api.send('PUT', `${gamePath(bundleId)}/tags/${id}`);
    const tags = await api.get(`${gamePath(bundleId)}/tags`);
    return {
      ...{ data: { bundleId, tags }, source: 'Tags of the team', sample: false, notMeasured: [] },
      ...{ asOf: new Date().toISOString(), screen: screen('tags', { tag: id }) },
    };
  },
};

export const GAME_TOOLS = [searchGames, getGame, getGameFacts, getAnalyses, compareGames, tagGame];
