import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { AccessService } from '../../auth/access/access.service.js';
import type { RouteAccess } from '../../common/access/access.types.js';
import { cutBasePath } from '../../common/requests/base-path.js';
import type { RemainingQuota, RequestLimit } from '../../common/limits/rate-limit.js';
import { nextRequestId } from '../../common/requests/request-ids.js';
import { ServerDrain } from '../../common/shutdown/server-drain.js';
import { ENV, type Env } from '../../config/env.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { CurrentRankingsService, toListKey } from './current-rankings.service.js';
import { answerWith } from './send-document.js';

const ROUTE = { method: 'GET', url: '/api/rankings/current' };
/** Accept-Encoding values for which the choice is clear without the framework's negotiation. */
const KNOWN_PACKING = /^(identity|.*\bgzip\b.*)$/;
/** How many addresses are remembered, and how long one may be. */
const MAX_ADDRESSES = 1_000;
const MAX_ADDRESS_LENGTH = 200;

interface ListenerContext {
  /** Sent with every response. */
  securityHeaders: Readonly<Record<string, string>>;
  limit: RequestLimit;
}

/**
 * Serves cached current lists before the framework builds its request objects, which would take longer than the
 * response. Only clear cases are handled here, exactly as the route would; everything else goes on to the route:
 * unknown or unauthorized callers, lists that are not cached, invalid queries, and a process that is shutting down.
 * Load shedding is skipped too, since refusing would take as long as serving.
 */
export function answerReadyLists(
  app: NestFastifyApplication,
  { securityHeaders, limit }: ListenerContext,
): void {
  const { BASE_PATH, LOG_LEVEL } = app.get<Env>(ENV);
  // In debug mode each request is logged, which the framework's hooks do.
  if (LOG_LEVEL === 'debug') return;
  const fastify = app.getHttpAdapter().getInstance();
  const lists = app.get(CurrentRankingsService);
  const access = app.get(AccessService);
  const metrics = app.get(Metrics);
  const drain = app.get(ServerDrain);
  const fixed = Object.entries(securityHeaders).flat();
  let route: RouteAccess | undefined;
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (url === ROUTE.url && method === ROUTE.method) route = config?.access;
  });

  /** Lists by the address that asks for them: parsing it would take longer than anything else here. */
  const keys = new Map<string, string>();
  const findDocument = ({ method, url = '', headers: { 'accept-encoding': packing } }: IncomingMessage) => {
    if (method !== ROUTE.method || (packing !== undefined && !KNOWN_PACKING.test(packing))) return undefined;
    const known = keys.get(url);
    if (known !== undefined) return lists.findReady(known);
    const key = parseListKey(cutBasePath(url, BASE_PATH));
    const document = key && lists.findReady(key);
    if (!document) return undefined;
    if (keys.size >= MAX_ADDRESSES) keys.clear();
    if (url.length <= MAX_ADDRESS_LENGTH) keys.set(url, key);
    return document;
  };
  answerFirst(fastify.server, (request, response, leave) => {
    const started = performance.now();
    const document = findDocument(request);
    const caller =
      document && !drain.draining && access.peekAllowed(request.headers.authorization, route, ROUTE);
    if (!document || !caller) return leave();
    const answer = (quota: RemainingQuota) => {
      const { status, headers: own, body } = answerWith(document, request.headers);
      const headers = [...fixed, 'x-request-id', nextRequestId(), ...limit.headers(quota), ...own];
      if (body) headers.push('content-length', String(body.length));
      response.writeHead(status, headers).end(body);
      metrics.countRequest(ROUTE.method, ROUTE.url, status, performance.now() - started);
    };
    limit.consume(caller.userId, answer, leave);
  });
}

function parseListKey(url: string): string | undefined {
  const [path, query, ...more] = url.split('?');
  // Percent-encoded queries are decoded in the route only.
  if (path !== ROUTE.url || query === undefined || more.length > 0 || query.includes('%')) return undefined;
  return toListKey(parse(query));
}

type Listener = (request: IncomingMessage, response: ServerResponse, leave: () => void) => void;

/** Adds a listener in front of the server's own ones; `leave` passes the request on to them. */
function answerFirst(server: Server, listener: Listener): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    listener(request, response, () => {
      for (const other of others) other.call(server, request, response);
    }),
  );
}
