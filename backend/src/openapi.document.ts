import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { AccessLevel } from './auth/auth.types.js';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { notFound } from './common/errors/problem.js';
import { sendProblem } from './common/errors/problem.filter.js';
import { takesIdempotencyKey } from './common/idempotency/keyed-routes.js';
import { ProblemDto } from './common/errors/problem.dto.js';
import { problemResponses, referToProblem } from './common/errors/problems.decorator.js';

type Operation = {
  'x-access'?: AccessLevel;
  description?: string;
  'x-in-person'?: boolean;
  requestBody?: { content?: Record<string, unknown> };
  parameters?: Parameter[];
  responses: Record<string, unknown>;
};

type Parameter = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>[string];
type ParameterObject = Extract<Parameter, { name: string }>;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Carries the request out once, however often it is sent: the same key and body get the first answer again for 24 hours, marked `Idempotency-Replayed`. Not heeded by event streams.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const JOB_LOCATION = {
  Location: { description: 'Address of the job that was started or joined.', schema: { type: 'string' } },
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
  // The order of modules is no part of the contract.
  document.paths = sortKeys(document.paths);
  const operations = listOperations(document);
  for (const { method, path, operation } of operations) completeOperation(method, path, operation);
  document.components = {
    ...document.components,
    schemas: sortKeys(document.components?.schemas ?? {}),
    responses: problemResponses(),
    parameters: shareParameters(operations.map(({ operation }) => operation)),
  };
  return document;
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listOperations(document: OpenAPIObject) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as unknown as Operation | undefined;
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** Adds the answers that any operation of its kind can give. */
function completeOperation(method: string, path: string, operation: Operation): void {
  const access = operation['x-access'];
  if (operation['x-in-person']) {
    const text = 'Needs a signed-in person: personal API tokens are refused with 403.';
    operation.description = [operation.description, text].filter(Boolean).join('\n\n');
  }
  if (!access) {
    const name = `${method.toUpperCase()} ${path}`;
    throw new Error(
      `${name} does not say who may call it: add @Public(), @SignedIn(), @AnalystOrAdmin() or @AdminOnly().`,
    );
  }
  // Anybody can send an unreadable address, and a body where none is asked for.
  const statuses = [400, 429, 500, 503];
  if (method !== 'get') statuses.push(413, 415);
  if (access !== 'public') statuses.push(401);
  // An API token that may only read is refused wherever something is written.
  if (access !== 'public' && (access !== 'user' || method !== 'get')) statuses.push(403);
  if (operation.requestBody?.content?.['application/octet-stream']) statuses.push(408);
  if (access !== 'public' && takesIdempotencyKey(method, path)) {
    (operation.parameters ??= []).push(IDEMPOTENCY_KEY);
    statuses.push(409, 422);
  }
  const accepted = operation.responses[202] as { headers?: object; content?: object } | undefined;
  if (accepted && JSON.stringify(accepted.content ?? {}).includes('JobStartedDto')) {
    accepted.headers = { ...accepted.headers, ...JOB_LOCATION };
  }
  for (const status of [...statuses, ...Object.keys(operation.responses).map(Number)]) {
    const problem = referToProblem(status);
    if (problem) operation.responses[status] = problem;
  }
}

/** Moves what several operations declare alike to one component each. @returns `components.parameters` */
function shareParameters(operations: Operation[]): Record<string, ParameterObject> {
  const uses = new Map<string, number>();
  const lists = operations.map(({ parameters = [] }) => parameters);
  for (const parameter of lists.flat()) {
    const shape = JSON.stringify(parameter);
    uses.set(shape, (uses.get(shape) ?? 0) + 1);
  }
  const shared: Record<string, ParameterObject> = {};
  const names = new Map<string, string>();
  const shapes = [...uses].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  for (const [shape] of shapes) {
    const parameter = JSON.parse(shape) as ParameterObject;
    const name = componentName(parameter.name);
    if (name in shared) continue;
    shared[name] = parameter;
    names.set(shape, name);
  }
  for (const parameters of lists) {
    parameters.forEach((parameter, index) => {
      const name = names.get(JSON.stringify(parameter));
      if (name) parameters[index] = { $ref: `#/components/parameters/${name}` };
    });
  }
  return shared;
}

/** `bundleId` → `BundleId`, `Idempotency-Key` → `IdempotencyKey`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Which routes take a file instead of JSON, as the document says. */
export function fileRoutes(document: OpenAPIObject): (method: string, url: string) => boolean {
  const routes = new Set<string>();
  for (const { method, path, operation } of listOperations(document)) {
    if (!operation.requestBody?.content?.['application/octet-stream']) continue;
    routes.add(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  }
  return (method, url) => routes.has(`${method} ${url}`);
}

const DOCUMENT_FILES = /^\/api\/(docs(-yaml|-json)?|openapi\.json|docs\/[\w-]+\.(css|js|png|html))\/?$/;
/** Programs of the package behind the page, which its browser part does not ask for. */
const SERVER_FILES = /\/(absolute-path|index)\.js$/;

/** The page's package lies in a folder that is served whole: only what the page needs leaves it. */
export function documentPagesHook(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const path = request.url.split('?')[0] ?? '';
  if (!/^\/api\/(docs|openapi\.json)/.test(path)) return done();
  if (!DOCUMENT_FILES.test(path) || SERVER_FILES.test(path)) {
    sendProblem(notFound('There is nothing at this address.'), request, reply);
    return;
  }
  void reply.header('cache-control', 'no-cache');
  done();
}

/** Swagger UI at /api/docs and the document at /api/openapi.json. */
export function serveDocument(app: NestFastifyApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Gamekit API',
    swaggerOptions: { persistAuthorization: false, tryItOutEnabled: true },
  });
}
