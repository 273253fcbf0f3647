import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  allAppsEntries,
  feedDocument,
  feedEntries,
  type FeedQuery,
  lookupDocument,
} from './app-store-answers.js';
import { batchAnswer, chartGames, chartPayload, readChartRequest } from './google-play-answers.js';
import { inventedGames } from './invented-games.js';
import { isReplayMode, misbehave, type ReplayMode } from './misbehaviour.js';

export interface ReplayOptions {
  /** Any free port when absent; always on the loopback address. */
  port?: number;
  mode?: ReplayMode;
  /** The day whose charts are given; today when absent, so that charts move. */
  day?: Date;
}

/** Which requests a mode is for; without any of them, all. */
export interface ReplayMatch {
  store?: ReplayStore;
  /** Part of the path with its query; on Google Play charts also `cluster/CATEGORY`. */
  path?: string;
  /** For so many requests only. */
  times?: number;
}

export type ReplayStore = 'app-store' | 'google-play';

export interface ReplayCall {
  at: number;
  store: ReplayStore | 'unknown';
  /** Path with query; charts of Google Play as `cluster/CATEGORY?country`. */
  what: string;
  mode: ReplayMode;
}

export interface ReplayServer {
  /** For both APP_STORE_URL and GOOGLE_PLAY_URL. */
  url: string;
  calls(): ReplayCall[];
  /** Without a match every earlier mode is dropped; with one, it comes before the earlier ones. */
  setMode(mode: ReplayMode, match?: ReplayMatch): void;
  stop(): Promise<void>;
}

interface Asked {
  store: ReplayCall['store'];
  what: string;
  answer(mode: ReplayMode, response: ServerResponse): void;
}

const MOST_CALLS = 20_000;

/**
 * Starts a small server on the loopback address that answers in the stores' real shapes with invented games,
 * and misbehaves on request: by `setMode`, by the header `x-replay-mode` or by the query `replay_mode`.
 */
export async function startReplayServer(options: ReplayOptions = {}): Promise<ReplayServer> {
  const calls: ReplayCall[] = [];
  // Inventing takes a moment, which must not look like a slow store.
  for (const platform of ['android', 'ios'] as const) inventedGames(platform);
  let usual: ReplayMode = options.mode ?? 'ok';
  let rules: { mode: ReplayMode; match: ReplayMatch; left: number }[] = [];
  const modeFor = (request: IncomingMessage, asked: Asked): ReplayMode => {
    const wish =
      request.headers['x-replay-mode'] ??
      new URL(request.url!, 'http://replay').searchParams.get('replay_mode');
    if (isReplayMode(wish)) return wish;
    const rule = rules.find(({ match, left }) => {
      return (
        left > 0 &&
        (!match.store || match.store === asked.store) &&
        (!match.path || asked.what.includes(match.path))
      );
    });
    if (!rule) return usual;
    rule.left--;
    return rule.mode;
  };
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        const asked = readRequest(request, body, options.day ?? new Date());
        const mode = modeFor(request, asked);
        calls.push({ at: Date.now(), store: asked.store, what: asked.what, mode });
        if (calls.length > MOST_CALLS) calls.shift();
        if (!misbehave(mode, response)) asked.answer(mode, response);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => [...calls],
    setMode: (mode, match) => {
      if (match) rules.unshift({ mode, match, left: match.times ?? Number.POSITIVE_INFINITY });
      else {
        usual = mode;
        rules = [];
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readRequest(request: IncomingMessage, body: string, day: Date): Asked {
  const url = new URL(request.url!, 'http://replay');
  const what = url.pathname + url.search;
  const feed = /^\/([a-z]{2})\/rss\/([a-z]+)\/limit=(\d+)\/genre=(\d+)\/json$/.exec(url.pathname);
  if (feed) {
    const query = { country: feed[1]!, feed: feed[2]!, limit: Number(feed[3]), genre: feed[4]!, day };
    return { store: 'app-store', what, answer: (mode, response) => answerFeed(query, mode, response) };
  }
  if (url.pathname === '/lookup') {
    const ask = (name: string) => url.searchParams.get(name) ?? undefined;
    const query = { id: ask('id'), bundleId: ask('bundleId'), country: ask('country') ?? 'us' };
    return { store: 'app-store', what, answer: (mode, response) => answerLookup(query, mode, response) };
  }
  if (url.pathname === '/_/PlayStoreUi/data/batchexecute' && url.searchParams.get('rpcids') === 'vyAe2') {
    const asked = readChartRequest(body);
    const country = url.searchParams.get('gl') ?? 'us';
    if (asked) {
      const answer = (mode: ReplayMode, response: ServerResponse) =>
        answerChart({ ...asked, country, day }, mode, response);
      return { store: 'google-play', what: `${asked.cluster}/${asked.category}?${country}`, answer };
    }
  }
  return { store: 'unknown', what, answer: (_, response) => void response.writeHead(404).end() };
}

const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

function answerFeed(query: FeedQuery, mode: ReplayMode, response: ServerResponse): void {
  if (mode === 'refused') return void response.writeHead(403).end();
  // Not every country has a store; these are the ones that answer.
  if (query.country === 'tl') return void response.writeHead(400).end();
  const entries = mode === 'wrong-genre' ? allAppsEntries(query) : feedEntries(query);
  const kept = mode === 'empty' ? [] : mode === 'one-entry' ? entries.slice(0, 1) : entries;
  let text = feedDocument(kept, query);
  if (mode === 'missing') text = '{}';
  if (mode === 'garbage') text = text.slice(0, text.length / 2);
  if (mode === 'changed')
    text = JSON.stringify({ feed: { entry: entries.map((entry) => ({ app: entry })) } });
  response.writeHead(200, JAVASCRIPT).end(text);
}

function answerLookup(
  query: Parameters<typeof lookupDocument>[0],
  mode: ReplayMode,
  response: ServerResponse,
): void {
  if (mode === 'refused') return void response.writeHead(403).end();
  let text = lookupDocument(mode === 'empty' ? { country: query.country } : query);
  if (mode === 'missing' || mode === 'changed') text = '{"count":0}';
  if (mode === 'garbage') text = text.slice(0, text.length / 2);
  response.writeHead(200, JAVASCRIPT).end(text);
}

function answerChart(
  query: Parameters<typeof chartGames>[0],
  mode: ReplayMode,
  response: ServerResponse,
): void {
  const real = mode === 'wrong-genre' ? { ...query, category: 'GAME' } : query;
  const games = chartGames(real);
  const kept = mode === 'empty' ? [] : mode === 'one-entry' ? games.slice(0, 1) : games;
  let text = batchAnswer(chartPayload(kept, real));
  if (mode === 'refused') text = batchAnswer(null, [3]);
  if (mode === 'missing') text = batchAnswer([[]]);
  if (mode === 'changed') text = batchAnswer([[null, [{ apps: games.map(({ title }) => title) }]]]);
  if (mode === 'garbage') text = text.slice(0, text.length / 2);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
