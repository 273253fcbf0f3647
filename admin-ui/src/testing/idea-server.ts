import type { Idea, IdeaContent, IdeaRow, IdeaSignal } from '../api/types';
import { grant, page, problem } from './fake-api';

type Handlers = Parameters<typeof import('./fake-api').fakeApi>[0];

/** A concept without content. */
export const EMPTY_CONCEPT = {
  pitch: '',
  fantasy: '',
  setting: '',
  audience: '',
  coreLoop: { moment: '', session: '', weeks: '' },
  monetization: '',
  artDirection: '',
  comparables: [],
  risk: '',
  firstTest: '',
};

export const madeIdea = (id: string, part: Partial<Idea> = {}): Idea => ({
  id,
  name: 'Harbour of lost tiles',
  coreMechanics: [
    { id: 'a', content: 'Swap tiles' },
    { id: 'b', content: 'Merge crates' },
    { id: 'c', content: 'Sail lanes' },
  ],
  metaElements: [{ id: 'd', content: 'Teams' }],
  sources: [],
  origins: [],
  choices: [],
  engine: null,
  hook: null,
  ...EMPTY_CONCEPT,
  ...{ shared: false, status: 'draft' as const, statusReason: null, archivedAt: null },
  ...{ createdBy: 'u1', updatedBy: 'u1' },
  version: 1,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  ...part,
});

/** The signal without charts. */
export const NO_SIGNAL: IdeaSignal = {
  ...{ scope: '', sample: false, charting: 0, analysed: 0, notEnough: 'No charts yet.' },
  ...{ capturedAt: null, comparedFrom: null, days: null, unknown: [] },
  shares: { n: 0, items: [] },
  crowding: { n: 0, pairs: [] },
  newcomers: { n: null, sharing: null, since: null, days: 28, examples: [] },
  nearest: { n: 0, games: [] },
};

const TEAM: IdeaRow['team'] = {
  ...{ owner: 'a@b.co', mine: true, updatedByName: 'a@b.co', comments: 0, votes: 0 },
  ...{ voted: false, pinned: false },
};

/** An idea as a list row. */
export const toRow = (idea: Idea): IdeaRow => ({ ...idea, team: TEAM, signal: null });

export interface IdeaServer {
  ideas: Idea[];
  answers: Handlers;
}

/** A server with ideas that rejects outdated versions; `answers` can be changed between calls. */
export function ideaServer(...ideas: Idea[]): IdeaServer {
  const server: IdeaServer = { ideas, answers: {} };
  Object.assign(server.answers, {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/prototypes': () => page([]),
    'GET /api/ideas': () => page(server.ideas.map(toRow)),
    'GET /api/ai/usage': () => ({
      body: {
        external: false,
        engine: 'built-in',
        model: null,
        perMinute: { limit: null, used: 0, left: null },
        perDay: { limit: null, used: 0, left: null },
        tokensToday: 0,
        costToday: null,
      },
    }),
    'POST /api/ideas': ({ body }) => {
      const created = madeIdea('new', body as Partial<Idea>);
      server.ideas = [created, ...server.ideas];
      serve(server, created.id);
      return { status: 201, body: created };
    },
  } satisfies Handlers);
  for (const { id } of ideas) serve(server, id);
  return server;
}

function serve(server: IdeaServer, id: string): void {
  const path = `/api/ideas/${id}`;
  const find = () => server.ideas.find((idea) => idea.id === id);
  const notFound = () => problem(404, 'Idea not found');
  Object.assign(server.answers, {
    [`GET ${path}`]: () => (find() ? { body: find() } : notFound()),
    [`PUT ${path}`]: ({ body }) => {
      const { version, ...content } = body as IdeaContent & { version: number };
      const idea = find();
      if (!idea) return notFound();
      if (idea.version !== version) {
        const refusal = problem(409, 'The idea was changed', { code: 'idea_changed' });
        return { ...refusal, body: { ...refusal.body, current: idea } };
      }
      const next = { ...idea, ...content, version: version + 1 };
      server.ideas = server.ideas.map((other) => (other.id === id ? next : other));
      return { body: next };
    },
    [`DELETE ${path}`]: () => {
      const idea = find();
      server.ideas = server.ideas.filter((other) => other.id !== id);
      return { body: idea };
    },
    [`GET ${path}/messages`]: () => page([]),
    [`GET ${path}/team`]: () => ({ body: TEAM }),
    [`GET ${path}/comments`]: () => page([]),
    [`GET ${path}/versions`]: () => page([]),
    [`GET ${path}/signal`]: () => ({ body: NO_SIGNAL }),
  } satisfies Handlers);
}

/** An event stream controlled by the test. */
export function eventAnswer() {
  let send: (event: string, data: unknown) => void = () => undefined;
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encoder = new TextEncoder();
      send = (event, data) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      close = () => controller.close();
    },
  });
  const response = new Response(body, { status: 201, headers: { 'Content-Type': 'text/event-stream' } });
  return { response, send, close };
}
