import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { basePathHook, cutBasePath } from './common/requests/base-path.js';
import { conditionalWrites } from './common/requests/conditional-writes.js';
import { logRequestHook } from './common/requests/log-request.hook.js';
import type { FastifyRequest } from 'fastify';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessService } from './auth/access/access.service.js';
import { accessHook, getAuthorization, watchAccess } from './auth/access/access.hook.js';
import { answerBrokenRequest, readableUrl } from './common/errors/broken-request.js';
import { methodNotAllowed } from './common/errors/method-not-allowed.js';
import { badRequest } from './common/errors/problem.js';
import { ProblemFilter, sendProblem } from './common/errors/problem.filter.js';
import { validationPipe } from './common/errors/validation.js';
import { jobLocationHook } from './common/answers/job-location.hook.js';
import { DiskSpace } from './common/limits/disk-space.js';
import { toAddressKey } from './common/limits/address-key.js';
import { ServerDrain } from './common/shutdown/server-drain.js';
import { loadSheddingHook } from './common/limits/load-shedding.js';
import { rateLimitHook, RequestLimit } from './common/limits/rate-limit.js';
import { nextRequestId } from './common/requests/request-ids.js';
import { replicaReads } from './common/requests/replica-reads.js';
import { SharedLimits } from './common/limits/shared-limits.js';
import { sharedReadsHook } from './common/requests/shared-reads.js';
import { MAX_FILE_BYTES } from './common/requests/uploads.js';
import { ENV, type Env } from './config/env.js';
import { requestBodies } from './common/errors/request-bodies.js';
import { DatabaseEvents } from './database/database-events.js';
import { ReadDatabase } from './database/replicas/read-database.js';
import { WritePositions } from './database/replicas/write-positions.js';
import { silentDatabaseHook } from './common/errors/silent-database.hook.js';
import { MAX_HEAD_BYTES } from './api-document/add-limits.js';
import { documentPagesHook, serveDocument } from './api-document/document-pages.js';
import { answerReadyLists } from './rankings/current-lists/ready-lists.listener.js';
import { McpService } from './mcp/mcp.service.js';
import { Metrics } from './metrics/metrics.service.js';
import { securityHeaders } from './site/security-headers.js';
import { Site } from './site/site.service.js';

const BODY_LIMIT = 1024 * 1024;
/** The largest file may arrive at 1 Mbit/s. Uploads that stall and other bodies have shorter limits of their own. */
const REQUEST_TIMEOUT_MS = Math.ceil((MAX_FILE_BYTES * 8) / 1_000);

/** The HTTP server under the application; its limits hold before any of our code runs. */
export function httpAdapter(env: Pick<Env, 'TRUST_PROXY' | 'BASE_PATH'>): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy(env.TRUST_PROXY),
    // Longer than the whole head may be: what an id may look like is checked by the routes, with their own words.
    routerOptions: { maxParamLength: MAX_HEAD_BYTES, ignoreTrailingSlash: true },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 20_000, maxHeaderSize: MAX_HEAD_BYTES },
    rewriteUrl: (request: { url?: string }) => cutBasePath(readableUrl(request), env.BASE_PATH),
    clientErrorHandler: answerBrokenRequest,
    genReqId: nextRequestId,
    return503OnClosing: false,
  });
}

/** What main, the tests and the OpenAPI document share: hooks, errors, checks, documents. */
export async function configureApp(app: NestFastifyApplication): Promise<INestApplication> {
  const env = app.get<Env>(ENV);
  const fastify = app.getHttpAdapter().getInstance();
  const access = app.get(AccessService);
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  requestBodies(fastify, (request) => request.routeOptions.config.access?.takesFile === true);
  const otherMethods = methodNotAllowed(fastify);
  const drain = app.get(ServerDrain);
  const limit = new RequestLimit(env, app.get(SharedLimits));
  const headers = securityHeaders(env);
  // Before the drain, whose listener must see every request.
  answerReadyLists(app, { securityHeaders: headers, limit });
  drain.register(fastify.server);
  fastify.addHook('preClose', () => drain.finish());
  fastify.decorateRequest('principal', undefined);
  fastify.decorateRequest('watchAccess', watchAccess(access));
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // API responses are private by default; cacheable ones set their own header.
    if (request.routeOptions.config.access !== undefined) void reply.header('cache-control', 'no-store');
    done();
  });
  fastify.addHook('onRequest', loadSheddingHook());
  fastify.addHook(
    'onRequest',
    rateLimitHook(limit, (request) => {
      const caller = access.peek(getAuthorization(request))?.userId ?? toAddressKey(request.ip);
      // A chart shows hundreds of icons; they must not use up what its reader may ask for.
      return request.routeOptions.config.access?.pictureCookie ? `pictures ${caller}` : caller;
    }),
  );
  const isPublic = (request: FastifyRequest) => request.routeOptions.config.access?.level === 'public';
  fastify.addHook('onRequest', silentDatabaseHook(app.get(DatabaseEvents), isPublic));
  fastify.addHook('onRequest', accessHook(access));
  replicaReads(fastify, app.get(ReadDatabase), app.get(WritePositions));
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00'))
      sendProblem(badRequest('The address has characters that cannot be stored.'), request, reply);
    else done();
  });
  fastify.addHook('onRequest', documentPagesHook);
  fastify.addHook('onSend', sharedReadsHook);
  if (env.BASE_PATH) fastify.addHook('onSend', basePathHook(env.BASE_PATH));
  conditionalWrites(fastify, app.get(DataSource));
  if (env.LOG_LEVEL === 'debug') fastify.addHook('onResponse', logRequestHook);
  fastify.addHook('preSerialization', jobLocationHook);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['gzip', 'identity'] });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(
    new ProblemFilter(
      otherMethods,
      (_request, reply) => app.get(Site).notFound(reply),
      (error) => app.get(DiskSpace).noteError(error),
    ),
  );
  await app.get(Site).register(fastify);
  app.get(Metrics).register(fastify);
  app.get(McpService).register(fastify);
  serveDocument(app, env);
  return app;
}

/** Whose forwarded address is believed; see TRUST_PROXY. */
function trustProxy(
  setting: Env['TRUST_PROXY'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : (setting ?? false);
}
