import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sendProblem } from '../common/errors/problem.filter.js';
import { notFound } from '../common/errors/problem.js';
import type { Env } from '../config/env.js';

const DOCUMENT_FILES = /^\/api\/(docs(-yaml|-json)?|openapi\.json|docs\/[\w-]+\.(css|js|png|html))\/?$/;
/** Server files of the package, which the page does not need. */
const SERVER_FILES = /\/(absolute-path|index)\.js$/;

/** The folder of the package is served whole; this hook lets only the files of the page through. */
export function documentPagesHook(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (!/^\/api\/(docs|openapi\.json)/.test(request.url)) return done();
  const address = request.url.split('?')[0] ?? '';
  if (!DOCUMENT_FILES.test(address) || SERVER_FILES.test(address)) {
    sendProblem(notFound('Nothing exists at this address.'), request, reply);
    return;
  }
  void reply.header('cache-control', 'no-cache');
  done();
}

/** Swagger UI at /api/docs and the committed document at /api/openapi.json. */
export function serveDocument(
  app: NestFastifyApplication,
  env: Pick<Env, 'PROJECT_ROOT' | 'BASE_PATH'>,
): void {
  // Read on the first request.
  const readForThisSite = () => {
    const text = readFileSync(path.join(env.PROJECT_ROOT, 'openapi.json'), 'utf8');
    const document = JSON.parse(text) as OpenAPIObject;
    const servers = document.servers?.map((server) => ({ ...server, url: env.BASE_PATH || server.url }));
    return { ...document, ...(servers && { servers }) };
  };
  SwaggerModule.setup('api/docs', app, readForThisSite, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Gamekit API',
    swaggerOptions: { persistAuthorization: false, tryItOutEnabled: true },
  });
}
