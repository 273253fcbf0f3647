import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeDeprecation } from '../common/answers/deprecated.decorator.js';
import { takesIdempotencyKey } from '../common/idempotency/keyed-routes.js';
import { describeProblemCodes } from '../common/errors/problem-codes.js';
import { FILTER_SCHEMAS } from '../common/list/list.decorator.js';
import { ProblemDto } from '../common/errors/problem.dto.js';
import { problemResponses, referToProblem } from '../common/errors/problems.decorator.js';
import { RATE_LIMIT_HEADERS, referToRateLimit } from '../common/limits/rate-limit-headers.js';
import { findScope } from '../auth/scopes.js';
import { CATEGORIES } from '../games/catalog/categories.types.js';
import { addMessages, MESSAGE_MODELS } from '../webhooks/messages/messages.document.js';
import { addConditions, CONDITION_HEADERS, CONDITION_RESPONSES } from './add-conditions.js';
import { addExamples } from './add-examples.js';
import { addLimits, addSchemaLimits, limitAnswer } from './add-limits.js';
import { describeOperation } from './describe-operation.js';
import { listOperations, type Operation } from './operations.js';
import { shareParameters } from './share-parameters.js';
import { TAGS } from './tags.js';
import { rewriteNullable } from './to-openapi-31.js';

/** Semantic version of the API; `npm test` asks for a higher first number when a change breaks clients. */
const API_VERSION = '2.0.0';

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

const CATEGORY_SCHEMAS = {
  AndroidCategory: describeCategories(
    `Categories of Google Play's charts, in display order.`,
    CATEGORIES.android,
  ),
  IosCategory: describeCategories(`Categories of the App Store's charts, in display order.`, CATEGORIES.ios),
};

interface Answer {
  description?: string;
  headers?: object;
}

const ANSWERS: Readonly<Record<number, string>> = {
  200: 'The answer.',
  201: 'What was stored.',
  202: 'Accepted; the work goes on.',
  204: 'Done; there is nothing to answer.',
};

/** Builds the API document from the application. Fails when an operation has no access decorator. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Gamekit API')
    .setDescription(
      'Market research and ideation for mobile games. Errors are RFC 9457 problem+json; lists speak the ' +
        'ra-data-simple-rest dialect and stream CSV, NDJSON or Parquet on request.',
    )
    .setOpenAPIVersion('3.1.0')
    .setVersion(API_VERSION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This installation')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'An access token of POST /api/auth/login, or a personal API token.',
    });
  for (const [name, description] of Object.entries(TAGS)) config.addTag(name, description);
  const document = SwaggerModule.createDocument(app, config.build(), {
    extraModels: [ProblemDto, ...MESSAGE_MODELS],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  const messages = addMessages(document);
  describeCodes(document);
  // The order of modules is not part of the contract.
  document.paths = sortKeys(document.paths);
  const operations = listOperations(document);
  for (const { method, path, operation } of operations) {
    completeOperation(method, path, operation);
    addConditions(method, path, operation, document.paths[path]?.get !== undefined);
    addLimits(operation);
    limitAnswer(operation);
  }
  document.components = {
    ...document.components,
    schemas: sortKeys({
      ...document.components?.schemas,
      ...CATEGORY_SCHEMAS,
      ...(FILTER_SCHEMAS as object),
    }),
    responses: { ...problemResponses(), ...CONDITION_RESPONSES },
    headers: { ...RATE_LIMIT_HEADERS, ...CONDITION_HEADERS },
    parameters: shareParameters([...messages, ...operations.map(({ operation }) => operation)]),
  };
  addSchemaLimits(
    document,
    operations.map(({ operation }) => operation),
  );
  rewriteNullable(document);
  addExamples(
    document,
    operations.map(({ operation }) => operation),
  );
  return document;
}

function describeCategories(description: string, names: readonly string[]) {
  return { type: 'string' as const, enum: [...names], description };
}

/** Adds to each error code what to do. */
function describeCodes({ components }: OpenAPIObject): void {
  const { properties } = components?.schemas?.ProblemDto as { properties?: { code?: object } };
  // Code compiled for tests lacks comments and properties.
  if (properties?.code)
    Object.assign(properties.code, {
      description: `Stable name of the problem.\n\n${describeProblemCodes()}`,
    });
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Adds the responses that every operation of its kind can give. */
function completeOperation(method: string, path: string, operation: Operation): void {
  const access = operation['x-access'];
  if (!access) {
    const name = `${method.toUpperCase()} ${path}`;
    throw new Error(
      `${name} does not say who may call it: add @Public(), @SignedIn(), @AnalystOrAdmin() or @AdminOnly().`,
    );
  }
  const undescribed = operation.tags?.find((tag) => !(tag in TAGS));
  if (undescribed)
    throw new Error(`Describe the tag "${undescribed}" of ${operation.operationId} in api-document/tags.ts.`);
  if (access !== 'public' && !operation['x-in-person']) operation['x-scope'] ??= findScope(method, path);
  describeOperation(operation);
  if (operation['x-deprecation']) operation.deprecated = true;
  // Any client can send an unreadable address, or a body where none is expected.
  const statuses = [400, 429, 500, 503];
  if (method !== 'get') statuses.push(413, 415);
  if (access !== 'public') statuses.push(401);
  // Read-only API tokens are refused for every write.
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
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (Number(status) < 400) describeAnswer(Number(status), answer as Answer, operation);
  }
  for (const status of [...statuses, ...Object.keys(operation.responses).map(Number)]) {
    const problem = referToProblem(status);
    if (problem) operation.responses[status] = problem;
    if (status === 304) operation.responses[304] = { $ref: '#/components/responses/NotModified' };
  }
}

function describeAnswer(status: number, answer: Answer, { 'x-deprecation': deprecation }: Operation): void {
  answer.description ||= ANSWERS[status];
  answer.headers = {
    ...answer.headers,
    ...referToRateLimit(),
    ...(deprecation && describeDeprecation(deprecation)),
  };
}
