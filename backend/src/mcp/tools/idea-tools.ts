import type { McpTool } from '../mcp.types.js';
import {
  CATEGORY,
  COUNTRY,
  dropPictures,
  findNewest,
  limit,
  pick,
  PLATFORM,
  RANKING_TYPE,
  screen,
} from './arguments.js';

const ANALYZED = 'Analyses of the charting games, counted here';
const CHART = { platform: PLATFORM, country: COUNTRY, rankingType: RANKING_TYPE };

interface CountBasis {
  sample: boolean;
  capturedAt: string | null;
  notAnalyzed: number;
  charting: number;
  notEnough: boolean;
}
interface Idea {
  id: string;
  updatedAt: string;
}

const describeGaps = ({ notAnalyzed, charting, notEnough }: CountBasis): string[] => [
  ...(notAnalyzed > 0 ? [`${notAnalyzed} of ${charting} charting games are not analyzed.`] : []),
  ...(notEnough ? ['Too few games are analyzed for meaningful figures.'] : []),
];

const getTrends: McpTool = {
  name: 'get_trends',
  title: 'Trends of mechanics',
  description:
    'Share of each mechanic and meta element among charting games, its change over four weeks, newcomers and examples.',
  properties: { ...CHART, limit: limit(100, 25) },
  async run(args, api) {
    const found = await api.get<CountBasis & { items: object[] }>(
      '/trends/mechanics',
      pick(args, 'platform', 'country', 'rankingType'),
    );
    const items = found.items.slice(0, (args['limit'] as number | undefined) ?? 25);
    return {
      ...{ data: dropPictures({ ...found, items }), asOf: found.capturedAt, source: ANALYZED },
      ...{ sample: found.sample, notMeasured: describeGaps(found) },
      screen: screen('trends', pick(args, 'platform', 'country', 'rankingType')),
    };
  },
};

const getWhiteSpace: McpTool = {
  name: 'get_white_space',
  title: 'White space',
  description:
    'Pairs of a mechanic and a meta element that are frequent apart and rare together among charting games.',
  properties: { ...CHART, limit: limit(100, 25) },
  async run(args, api) {
    const found = await api.get<CountBasis & { pairs: object[] }>(
      '/trends/white-space',
      pick(args, 'platform', 'country', 'rankingType'),
    );
    const pairs = found.pairs.slice(0, (args['limit'] as number | undefined) ?? 25);
    return {
      ...{ data: { ...found, pairs }, asOf: found.capturedAt, source: ANALYZED, sample: found.sample },
      notMeasured: describeGaps(found),
      screen: screen('trends', { view: 'white-space', ...pick(args, 'platform', 'country', 'rankingType') }),
    };
  },
};

const getLaunches: McpTool = {
  name: 'get_launches',
  title: 'Launches and how long they stay',
  description:
    'Games that newly came into the first places of a list, by week, and the share that is still there after so many days.',
  properties: { ...CHART, category: CATEGORY },
  required: ['platform'],
  async run(args, api) {
    const query = pick(args, 'platform', 'country', 'category', 'rankingType');
    const found = await api.get<{ to: string | null; sample: boolean; n: number; excluded: unknown }>(
      '/trends/launches',
      { rankingType: 'downloads', ...query },
    );
    return {
      ...{ data: dropPictures(found), asOf: found.to, sample: found.sample },
      source: 'Captured charts; a game counts from its first capture in the list',
      notMeasured: found.n === 0 ? ['No launch was seen in the captured charts of this choice.'] : [],
      screen: screen('launches', query),
    };
  },
};

const listIdeas: McpTool = {
  name: 'list_ideas',
  title: 'Ideas',
  description: 'My ideas and those the team shared, newest first; with id: one idea.',
  properties: {
    id: { type: 'string' },
    q: { type: 'string', description: 'words of the idea' },
    limit: limit(50, 10),
  },
  async run(args, api) {
    const { id, limit: most = 10 } = args as { id?: string; limit?: number };
    const rows = id
      ? [await api.get<Idea>(`/ideas/${encodeURIComponent(id)}`)]
      : await api.get<Idea[]>('/ideas', {
          filter: JSON.stringify(pick(args, 'q')),
          range: JSON.stringify([0, most - 1]),
        });
    return {
      ...{ data: rows, source: 'Ideas of the team', sample: false, notMeasured: [] },
      asOf: findNewest(rows.map(({ updatedAt }) => updatedAt)),
      screen: screen(id ? `idea-generation/${encodeURIComponent(id)}` : 'idea-generation'),
    };
  },
};

const ITEMS = { type: 'array', items: { type: 'string' }, maxItems: 20 };

const brainstorm: McpTool = {
  name: 'brainstorm',
  title: 'Brainstorm an idea',
  description:
    'Makes and saves a new idea from one to three games or ideas. Take mechanics and meta elements from get_analyses or list_ideas.',
  properties: {
    inputs: {
      ...{ type: 'array', minItems: 1, maxItems: 3 },
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          mechanics: ITEMS,
          metaElements: ITEMS,
          type: { type: 'string', enum: ['game', 'idea'] },
          sourceId: { type: 'string', description: 'bundleId, or id of the idea' },
        },
        required: ['name', 'mechanics', 'metaElements'],
        additionalProperties: false,
      },
    },
    constraint: { type: 'string', maxLength: 500, description: 'constraints on the idea' },
  },
  required: ['inputs'],
  writes: true,
  async run(args, api) {
    const idea = await api.send<Idea>('POST', '/ideas/brainstorm', pick(args, 'inputs', 'constraint'));
    return {
      ...{ data: idea, asOf: idea.updatedAt, sample: false, notMeasured: [] },
      source: 'Made by the engine that the idea names',
      screen: screen(`idea-generation/${idea.id}`),
    };
  },
};

export const IDEA_TOOLS = [getTrends, getWhiteSpace, getLaunches, listIdeas, brainstorm];
