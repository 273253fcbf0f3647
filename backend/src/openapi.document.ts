import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { takesIdempotencyKey } from './common/idempotency/keyed-routes.js';
import { PROBLEM_DESCRIPTIONS, ProblemDto } from './common/errors/problems.decorator.js';

type Operation = {
  'x-access'?: 'public' | 'user' | 'admin';
  requestBody?: { content?: Record<string, unknown> };
  parameters?: unknown[];
  responses: Record<string, unknown>;
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams and file uploads.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The contract, made from the running application. Fails when an operation says nothing about access. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Gamekit API')
    .setDescription(
      'Market research and ideation for mobile games. Errors are RFC 9457 problem+json; lists speak the ' +
        'ra-data-simple-rest dialect and stream CSV or NDJSON on request.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This installation')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'An access token of POST /api/auth/login, or a personal API token.',
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ProblemDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as unknown as Operation | undefined;
      if (operation) completeOperation(method, path, operation);
    }
  }
  return document;
}

/** Adds the answers that any operation of its kind can give. */
function completeOperation(method: string, path: string, operation: Operation): void {
  const access = operation['x-access'];
  if (!access) {
    const name = `${method.toUpperCase()} ${path}`;
    throw new Error(`${name} does not say who may call it: add @Public(), @SignedIn() or @AdminOnly().`);
  }
  // Anybody can send an unreadable address, and a body where none is asked for.
  const statuses = [400, 429, 500, 503];
  if (method !== 'get') statuses.push(413, 415);
  if (access !== 'public') statuses.push(401);
  // An API token that may only read is refused wherever something is written.
  if (access === 'admin' || (access === 'user' && method !== 'get')) statuses.push(403);
  const takesFile = operation.requestBody?.content?.['application/octet-stream'] !== undefined;
  if (access !== 'public' && !takesFile && takesIdempotencyKey(method, path)) {
    (operation.parameters ??= []).push(IDEMPOTENCY_KEY);
    statuses.push(409, 422);
  }
  for (const status of statuses) {
    operation.responses[status] ??= {
      description: PROBLEM_DESCRIPTIONS[status] ?? 'Problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
    };
  }
}

/** Which routes take a file instead of JSON, as the document says. */
export function fileRoutes(document: OpenAPIObject): (method: string, url: string) => boolean {
  const routes = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as unknown as Operation | undefined;
      if (!operation?.requestBody?.content?.['application/octet-stream']) continue;
      routes.add(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    }
  }
  return (method, url) => routes.has(`${method} ${url}`);
}

/** Swagger UI at /api/docs and the document at /api/openapi.json. */
export function serveDocument(app: NestFastifyApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Gamekit API',
    swaggerOptions: { persistAuthorization: false, tryItOutEnabled: true },
  });
}
