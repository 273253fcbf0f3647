import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inventedGames } from './invented-games.js';
import { isReplayMode, misbehave, type ReplayMode, packBomb } from './misbehavior.js';
import { type ReplayRequest, readRequest, type ReplayStore } from './replay-routes.js';

export interface ReplayOptions {
  /** Any free port when absent; always on the loopback address. */
  port?: number;
  mode?: ReplayMode;
  /** The day of the charts; today when absent, so that charts move. */
  day?: Date;
}

/** Requests that a mode applies to; all of them without any condition. */
export interface ReplayMatch {
  store?: ReplayStore;
  /** Part of the path with its query; on Google Play charts also `cluster/CATEGORY`. */
  path?: string;
  /** Applies to this many requests only. */
  times?: number;
}

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
  /** Without a match, replaces every earlier mode; with one, takes precedence over earlier ones. */
  setMode(mode: ReplayMode, match?: ReplayMatch): void;
  stop(): Promise<void>;
}

const MAX_CALLS = 20_000;

/**
 * Starts a small server on the loopback address that answers in the stores' real formats with made-up games, and
 * misbehaves on request: by `setMode`, by the header `x-replay-mode` or by the query `replay_mode`.
 */
export async function startReplayServer(options: ReplayOptions = {}): Promise<ReplayServer> {
  const calls: ReplayCall[] = [];
  // Generating games takes a moment, which must not look like a slow store.
  for (const platform of ['android', 'ios'] as const) inventedGames(platform);
  let usual: ReplayMode = options.mode ?? 'ok';
  let rules: { mode: ReplayMode; match: ReplayMatch; remaining: number }[] = [];
  const modeFor = (request: IncomingMessage, call: ReplayRequest): ReplayMode => {
    const wish =
      request.headers['x-replay-mode'] ??
      new URL(request.url!, 'http://replay').searchParams.get('replay_mode');
    if (isReplayMode(wish)) return wish;
    const rule = rules.find(({ match, remaining }) => {
      return (
        remaining > 0 &&
        (!match.store || match.store === call.store) &&
        (!match.path || call.what.includes(match.path))
      );
    });
    if (!rule) return usual;
    rule.remaining--;
    return rule.mode;
  };
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        const call = readRequest(request, body, options.day ?? new Date());
        const mode = modeFor(request, call);
        calls.push({ at: Date.now(), store: call.store, what: call.what, mode });
        if (calls.length > MAX_CALLS) calls.shift();
        if (!misbehave(mode, response)) call.answer(mode, response);
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
      if (mode === 'bomb') packBomb();
      if (match) rules.unshift({ mode, match, remaining: match.times ?? Number.POSITIVE_INFINITY });
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

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
