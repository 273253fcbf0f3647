import type { McpTool } from '../mcp.types.js';
import {
  BUNDLE_ID,
  CATEGORY,
  COUNTRY,
  DAY,
  dropPictures,
  findNewest,
  limit,
  pick,
  PLATFORM,
  RANKING_TYPE,
  screen,
} from './arguments.js';

const CHARTS = 'Charts of Google Play and the App Store, as they were captured or imported here';
const LISTS = ['downloads', 'revenue', 'new'] as const;
const CHART_ARGUMENTS = { platform: PLATFORM, country: COUNTRY, category: CATEGORY };
const USUAL_ROWS = 20;

interface Charts {
  platform: string;
  country: string;
  category: string;
  capturedAt: string | null;
  sample: boolean;
  downloads: object[];
  revenue: object[];
  new: object[];
}
interface Movers {
  capturedTo: string | null;
  sample: boolean;
  notCompared: { rankingType: string; reason: string }[];
  climbers: object[];
  fallers: object[];
  entries: object[];
  exits: object[];
}
interface Changes {
  to: string | null;
  sample: boolean;
}
interface MarketEvent {
  occurredAt: string;
  sample: boolean;
}
interface Market {
  capturedAt: string | null;
  sample: boolean;
}

const listMarkets: McpTool = {
  name: 'list_markets',
  title: 'Stores and countries with charts',
  description: 'Countries and stores that have charts, with the newest capture of each. Start here.',
  properties: {},
  async run(_args, api) {
    const rows = await api.get<Market[]>('/rankings/countries');
    return {
      ...{ data: dropPictures(rows), source: CHARTS, sample: rows.some(({ sample }) => sample) },
      ...{ asOf: findNewest(rows.map(({ capturedAt }) => capturedAt)), screen: screen('coverage') },
      notMeasured: rows.length === 0 ? ['No charts were captured or imported yet.'] : [],
    };
  },
};

const getCharts: McpTool = {
  name: 'get_charts',
  title: 'Charts',
  description:
    'Top downloads, revenue and new games of a store, country and category: now, or as they were on a past date, with the change of places.',
  properties: {
    ...CHART_ARGUMENTS,
    date: { ...DAY, description: 'charts of that day' },
    compareDate: { ...DAY, description: 'places before: of that day' },
    limit: limit(50, USUAL_ROWS),
  },
  required: ['platform'],
  async run(args, api) {
    const query = pick(args, 'platform', 'country', 'category', 'date', 'compareDate');
    const charts = await api.get<Charts>('/rankings/current', query);
    const most = (args['limit'] as number | undefined) ?? USUAL_ROWS;
    const cut = Object.fromEntries(LISTS.map((list) => [list, charts[list].slice(0, most)]));
    const { platform, country, category } = charts;
    return {
      ...{ data: dropPictures({ ...charts, ...cut }), asOf: charts.capturedAt, source: CHARTS },
      ...{ sample: charts.sample, screen: screen('game-rankings', { platform, country, category }) },
      notMeasured: LISTS.filter((list) => charts[list].length === 0).map(
        (list) => `There is no chart of ${list} for this choice.`,
      ),
    };
  },
};

const getRankHistory: McpTool = {
  name: 'get_rank_history',
  title: 'Ranks of a game over time',
  description:
    'Places of one game on the charts of a store and country over time, with peak and days on the chart.',
  properties: { bundleId: BUNDLE_ID, ...CHART_ARGUMENTS, from: DAY, to: DAY },
  required: ['bundleId', 'platform'],
  async run(args, api) {
    const query = pick(args, 'bundleId', 'platform', 'country', 'category', 'from', 'to');
    const history = await api.get<{
      sample: boolean;
      series: { points: { capturedAt?: string; at?: string }[] }[];
    }>('/rankings/history', query);
    const points = history.series.flatMap(({ points }) => points);
    return {
      ...{ data: history, source: CHARTS, sample: history.sample },
      asOf: findNewest(points.map((point) => point.capturedAt ?? point.at)),
      screen: screen(`game-rankings/${encodeURIComponent(String(args['bundleId']))}`, {
        ...pick(args, 'platform', 'country', 'category'),
      }),
      notMeasured:
        points.length === 0 ? ['The game was on no captured chart of this choice in that time.'] : [],
    };
  },
};

const getMovers: McpTool = {
  name: 'get_movers',
  title: 'Climbers, fallers, entries and exits',
  description: 'What moved on the charts of a store and country between two captures.',
  properties: {
    ...CHART_ARGUMENTS,
    rankingType: RANKING_TYPE,
    days: { type: 'integer', minimum: 1, description: 'so many days apart; the two newest when absent' },
    date: { ...DAY, description: 'the later capture' },
    compareDate: { ...DAY, description: 'the earlier capture' },
    limit: limit(50, USUAL_ROWS),
  },
  required: ['platform'],
  async run(args, api) {
    const query = pick(args, 'platform', 'country', 'category', 'rankingType', 'days', 'date', 'compareDate');
    const movers = await api.get<Movers>('/rankings/movers', query);
    const most = (args['limit'] as number | undefined) ?? USUAL_ROWS;
    const cut = {
      climbers: movers.climbers.slice(0, most),
      fallers: movers.fallers.slice(0, most),
      entries: movers.entries.slice(0, most),
      exits: movers.exits.slice(0, most),
    };
    return {
      ...{ data: dropPictures({ ...movers, ...cut }), asOf: movers.capturedTo, source: CHARTS },
      sample: movers.sample,
      screen: screen('game-rankings', {
        view: 'movers',
        ...pick(args, 'platform', 'country', 'category', 'days'),
      }),
      notMeasured: movers.notCompared.map(
        ({ rankingType, reason }) => `${rankingType} is not compared: ${reason}`,
      ),
    };
  },
};

const listEvents: McpTool = {
  name: 'list_events',
  title: 'What changed',
  description:
    'Events by day and game, newest first: chart entries and exits, peaks, first seen, new versions, price, store text, removals. With bundleId: the events of one game, oldest first.',
  properties: {
    bundleId: BUNDLE_ID,
    types: {
      type: 'string',
      description: 'separated by commas, such as chart.entered,game.first_seen,store.version_released',
    },
    platform: PLATFORM,
    country: COUNTRY,
    category: CATEGORY,
    days: { type: 'integer', minimum: 1, maximum: 90, description: '7 when absent' },
    to: { ...DAY, description: 'last day' },
    after: { type: 'string', description: 'with bundleId: id of the last event that was read' },
    limit: limit(200, 40),
  },
  async run(args, api) {
    const most = (args['limit'] as number | undefined) ?? 40;
    const source = 'Events derived here from charts, store pages and analyses';
    const page = screen('changes', pick(args, 'platform', 'country', 'category', 'days'));
    if (args['bundleId'] !== undefined) {
      const query = { ...pick(args, 'bundleId', 'types', 'platform', 'country', 'after'), limit: most };
      const events = await api.get<MarketEvent[]>('/events', query);
      return {
        ...{ data: events, source, sample: events.some(({ sample }) => sample), notMeasured: [] },
        asOf: findNewest(events.map(({ occurredAt }) => occurredAt)),
        screen: screen(`game-rankings/${encodeURIComponent(String(args['bundleId']))}`),
      };
    }
    const query = { ...pick(args, 'types', 'platform', 'country', 'category', 'days', 'to'), limit: most };
    const changes = await api.get<Changes>('/changes', query);
    return {
      ...{ data: dropPictures(changes), asOf: changes.to, source, sample: changes.sample, screen: page },
      notMeasured: changes.to === null ? ['No events are stored for this choice.'] : [],
    };
  },
};

export const MARKET_TOOLS = [listMarkets, getCharts, getRankHistory, getMovers, listEvents];
