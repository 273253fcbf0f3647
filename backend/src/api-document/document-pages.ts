import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { sendProblem } from '../common/errors/problem.filter.js';
import { notFound } from '../common/errors/problem.js';

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
  const path = request.url.split('?')[0] ?? '';
  if (!DOCUMENT_FILES.test(path) || SERVER_FILES.test(path)) {
    sendProblem(notFound('Nothing exists at this address.'), request, reply);
    return;
  }
  void reply.header('cache-control', 'no-cache');
  done();
}

/**
 * Swagger UI at /api/docs and the document at /api/openapi.json.
 * @param makeDocument called on the first request: building the document takes a large part of the start
 */
export function serveDocument(
  app: NestFastifyApplication,
  makeDocument: () => OpenAPIObject,
  basePath: string,
): void {
  const makeForThisSite = () => {
    const document = makeDocument();
    const servers = document.servers?.map((server) => ({ ...server, url: basePath || server.url }));
    return { ...document, ...(servers && { servers }) };
  };
  SwaggerModule.setup('api/docs', app, makeForThisSite, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Gamekit API',
    swaggerOptions: { persistAuthorization: false, tryItOutEnabled: true },
  });
}
