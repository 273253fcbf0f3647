import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { AccessService } from '../../auth/access/access.service.js';
import type { RouteAccess } from '../../auth/auth.types.js';
import { cutBasePath } from '../../common/requests/base-path.js';
import type { RequestLimit } from '../../common/limits/rate-limit.js';
import { nextRequestId } from '../../common/requests/request-ids.js';
import { ServerDrain } from '../../common/shutdown/server-drain.js';
import { ENV, type Env } from '../../config/env.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { CurrentRankingsService } from './current-rankings.service.js';
import { answerWith } from './send-document.js';

const ROUTE = { method: 'GET', url: '/api/rankings/current' };
/** Packings that the framework would choose among. */
const KNOWN_PACKING = /^(identity|.*\bgzip\b.*)$/;

interface Shared {
  /** Of every answer. */
  securityHeaders: Readonly<Record<string, string>>;
  limit: RequestLimit;
}

/**
 * Answers current lists that this process has a copy of before the framework makes objects of the request, which takes
 * longer than the answer. Only what is certain is answered here, as the route would; all else is left to the route:
 * callers who are not known yet or may not, copies that are not there, wrong questions, and a process that is stopping.
 * Nobody is turned away in a crowd, since that would take as long.
 */
export function answerReadyLists(app: NestFastifyApplication, { securityHeaders, limit }: Shared): void {
  const { BASE_PATH, LOG_LEVEL } = app.get<Env>(ENV);
  // There each request is a line of the log, which the framework's hooks write.
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

  const findDocument = ({
    method,
    url = '',
    headers: { 'accept-encoding': packing = 'identity' },
  }: IncomingMessage) => {
    const [path, query, ...more] = cutBasePath(url, BASE_PATH).split('?');
    const isPlain = method === ROUTE.method && path === ROUTE.url && query !== undefined && more.length === 0;
    // Signs written as codes are read in one place only.
    if (!isPlain || query.includes('%') || !KNOWN_PACKING.test(packing)) return undefined;
    return lists.findReady(parse(query));
  };
  answerFirst(fastify.server, (request, response, leave) => {
    const started = performance.now();
    const document = findDocument(request);
    const caller =
      document && !drain.draining && access.peekAllowed(request.headers.authorization, route, ROUTE);
    if (!document || !caller) return leave();
    limit.consume(caller.userId).then((left) => {
      const { status, headers: own, body } = answerWith(document, request.headers);
      const length = body ? ['content-length', String(body.length)] : [];
      const headers = fixed.concat(['x-request-id', nextRequestId()], limit.headers(left), own, length);
      response.writeHead(status, headers).end(body);
      metrics.countRequest(ROUTE.method, ROUTE.url, status, performance.now() - started);
    }, leave);
  });
}

type Listener = (request: IncomingMessage, response: ServerResponse, leave: () => void) => void;

/** Puts a listener before the server's own; `leave` hands the request on to them. */
function answerFirst(server: Server, listener: Listener): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    listener(request, response, () => {
      for (const other of others) other.call(server, request, response);
    }),
  );
}
