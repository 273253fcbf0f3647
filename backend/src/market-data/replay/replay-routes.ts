import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  allAppsEntries,
  feedDocument,
  feedEntries,
  type FeedQuery,
  lookupDocument,
} from './app-store-answers.js';
import { findGame, hostedAnswer, playPage, type PlayPageParts, productPage } from './detail-answers.js';
import { batchAnswer, chartGames, chartPayload, readChartRequest } from './google-play-answers.js';
import type { InventedGame } from './invented-games.js';
import type { ReplayMode } from './misbehavior.js';

/** The hosted market-data function is served at `/market-data`. */
export type ReplayStore = 'app-store' | 'google-play' | 'market-data' | 'pictures';

/** A parsed request: its store, its purpose, and how to answer it. */
export interface ReplayRequest {
  store: ReplayStore | 'unknown';
  what: string;
  answer(mode: ReplayMode, response: ServerResponse): void;
}

/** Finds the response to a request, which depends on nothing else. */
export function readRequest(request: IncomingMessage, body: string, day: Date): ReplayRequest {
  const url = new URL(request.url!, 'http://replay');
  const what = url.pathname + url.search;
  const feed = /^\/([a-z]{2})\/rss\/([a-z]+)\/limit=(\d+)\/genre=(\d+)\/json$/.exec(url.pathname);
  if (feed) {
    const query = { country: feed[1]!, feed: feed[2]!, limit: Number(feed[3]), genre: feed[4]!, day };
    return { store: 'app-store', what, answer: (mode, response) => answerFeed(query, mode, response) };
  }
  if (url.pathname === '/lookup') {
    const getParam = (name: string) => url.searchParams.get(name) ?? undefined;
    const query = {
      id: getParam('id'),
      bundleId: getParam('bundleId'),
      country: getParam('country') ?? 'us',
    };
    return { store: 'app-store', what, answer: (mode, response) => answerLookup(query, mode, response) };
  }
  if (url.pathname === '/_/PlayStoreUi/data/batchexecute' && url.searchParams.get('rpcids') === 'vyAe2') {
    const chart = readChartRequest(body);
    const country = url.searchParams.get('gl') ?? 'us';
    if (chart) {
      const answer = (mode: ReplayMode, response: ServerResponse) =>
        answerChart({ ...chart, country, day }, mode, response);
      return { store: 'google-play', what: `${chart.cluster}/${chart.category}?${country}`, answer };
    }
  }
  if (url.pathname === '/store/apps/details') {
    const game = findGame('android', url.searchParams.get('id') ?? '');
    return { store: 'google-play', what, answer: (mode, response) => answerPlayPage(game, mode, response) };
  }
  const product = /^\/[a-z]{2}\/app\/id(\d+)$/.exec(url.pathname);
  if (product) {
    const game = findGame('ios', product[1]!);
    return {
      store: 'app-store',
      what,
      answer: (mode, response) => answerPage(game && productPage(game), mode, response),
    };
  }
  if (url.pathname === '/market-data') {
    const id = url.searchParams.get('bundleId') ?? '';
    const game = findGame('android', id) ?? findGame('ios', id);
    return { store: 'market-data', what, answer: (mode, response) => answerHosted(game, mode, response) };
  }
  if (/^\/[^/]+\.(mzstatic|googleusercontent|ggpht)\.com\//.test(url.pathname)) {
    return { store: 'pictures', what, answer: (mode, response) => answerPicture(mode, response) };
  }
  return { store: 'unknown', what, answer: (_, response) => void response.writeHead(404).end() };
}

const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/** One gray pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
  'base64',
);

function answerPicture(mode: ReplayMode, response: ServerResponse): void {
  if (mode === 'refused') return void response.writeHead(403).end();
  if (mode === 'missing') return void response.writeHead(404).end();
  const type = { 'content-type': 'image/png' };
  response.writeHead(200, type).end(mode === 'garbage' ? '<svg onload="alert(1)"></svg>' : PIXEL);
}

function answerFeed(query: FeedQuery, mode: ReplayMode, response: ServerResponse): void {
  if (mode === 'refused') return void response.writeHead(403).end();
  // Not every country has a storefront; this one does not.
  if (query.country === 'tl') return void response.writeHead(400).end();
  const entries = mode === 'wrong-genre' ? allAppsEntries(query) : feedEntries(query);
  const served = mode === 'empty' ? [] : mode === 'one-entry' ? entries.slice(0, 1) : entries;
  let text = feedDocument(served, query);
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
  const served = mode === 'empty' ? [] : mode === 'one-entry' ? games.slice(0, 1) : games;
  let text = batchAnswer(chartPayload(served, real));
  if (mode === 'refused') text = batchAnswer(null, [3]);
  if (mode === 'missing') text = batchAnswer([[]]);
  if (mode === 'changed') text = batchAnswer([[null, [{ apps: games.map(({ title }) => title) }]]]);
  if (mode === 'garbage') text = text.slice(0, text.length / 2);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}

function answerPlayPage(game: InventedGame | undefined, mode: ReplayMode, response: ServerResponse): void {
  if (!game) return void response.writeHead(404).end();
  let parts: PlayPageParts = {};
  if (mode === 'changed') parts = { blocks: false };
  if (mode === 'missing') parts = { blocks: false, linked: false };
  answerPage(playPage(game, parts), mode, response);
}

function answerPage(page: string | undefined, mode: ReplayMode, response: ServerResponse): void {
  if (page === undefined) return void response.writeHead(404).end();
  if (mode === 'refused') return void response.writeHead(403).end();
  const text =
    mode === 'garbage'
      ? page.slice(0, page.length / 3)
      : mode === 'missing'
        ? page.replace('serialized', 'no')
        : page;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

function answerHosted(game: InventedGame | undefined, mode: ReplayMode, response: ServerResponse): void {
  if (!game) return void response.writeHead(404).end();
  const answer =
    mode === 'missing' || mode === 'empty'
      ? { data: null }
      : mode === 'changed'
        ? { result: 1 }
        : hostedAnswer(game);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
