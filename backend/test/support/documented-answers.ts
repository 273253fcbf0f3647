import type { OpenAPIObject } from '@nestjs/swagger';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'supertest';

const PROBLEM_KEYS = ['type', 'title', 'status', 'detail', 'message', 'code', 'instance', 'requestId'];

interface KnownOperation {
  name: string;
  method: string;
  path: RegExp;
  /** Fixed addresses win over those with parameters. */
  parameters: number;
  statuses: Set<number>;
}

interface Schema {
  $ref?: string;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Committed {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }>
  >;
  components: { schemas: Record<string, Schema> };
}

/** The document as it is committed: the one made in tests knows no properties. */
const committed = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../openapi.json'), 'utf8'),
) as Committed;

/** Makes the check that every answer of a test goes through: its status is documented, its errors have the one shape. */
export function documentedAnswers(document: OpenAPIObject): (response: Response) => void {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { responses?: object }>).map(
      ([method, operation]): KnownOperation => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
        parameters: path.split('{').length - 1,
        statuses: new Set(Object.keys(operation.responses ?? {}).map(Number)),
      }),
    ),
  );
  operations.sort((a, b) => a.parameters - b.parameters);
  return (response) => {
    const { method, url } = response.request;
    const { pathname } = new URL(url);
    const operation = operations.find((entry) => entry.method === method && entry.path.test(pathname));
    if (operation) {
      assertDocumented(operation, response);
      assertLimited(operation, response);
    }
    if (response.status >= 400 && pathname.startsWith('/api')) assertProblem(response, pathname);
  };
}

function assertDocumented({ name, statuses }: KnownOperation, { status }: Response): void {
  const isSuccess = (code: number) => code >= 200 && code < 300;
  // Success answers are written by the compiler's plugin, which does not run in tests; contract drift is checked apart.
  if (isSuccess(status) && ![...statuses].some(isSuccess)) return;
  if (status === 304) return;
  demand(
    statuses.has(status),
    `${name} answered ${status}, documented are ${[...statuses].sort().join(', ')}`,
  );
}

/** Lists are no longer than the document says. */
function assertLimited({ name }: KnownOperation, { status, body }: Response): void {
  const [method = '', address = ''] = name.split(' ');
  const answer = committed.paths[address]?.[method.toLowerCase()]?.responses[status];
  const schema = answer?.content?.['application/json']?.schema;
  if (schema) for (const fault of listTooLong(body, schema, name)) demand(false, fault);
}

/** What of a value has more elements than its schema says. */
export function* listTooLong(
  value: unknown,
  schema: Schema,
  at: string,
  schemas = committed.components.schemas,
): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  const name = schema.$ref?.split('/').pop();
  if (name !== undefined) return yield* listTooLong(value, schemas[name] ?? {}, at, schemas);
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* listTooLong(value, part, at, schemas);
  if (Array.isArray(value)) {
    const { maxItems = Infinity, items } = schema;
    if (value.length > maxItems) yield `${at} has ${value.length} elements, documented are ${maxItems}`;
    if (items) for (const each of value) yield* listTooLong(each, items, `${at}[]`, schemas);
    return;
  }
  const { properties = {}, additionalProperties: others } = schema;
  for (const [key, part] of Object.entries(value)) {
    const own = properties[key] ?? (typeof others === 'object' ? others : undefined);
    if (own) yield* listTooLong(part, own, `${at}.${key}`, schemas);
  }
}

function assertProblem(response: Response, pathname: string): void {
  const what = `the ${response.status} of ${pathname}`;
  const { headers, status } = response;
  const body = response.body as Record<string, unknown>;
  demand(headers['content-type']?.startsWith('application/problem+json'), `type of ${what}`);
  const keys = Object.keys(body).filter((key) => key !== 'errors' && !(key === 'current' && status === 409));
  demand(keys.sort().join() === [...PROBLEM_KEYS].sort().join(), `shape of ${what}: ${keys.join()}`);
  demand(body.status === status && body.message === body.detail, `contents of ${what}`);
  const texts = PROBLEM_KEYS.filter((key) => key !== 'status').map((key) => body[key]);
  const fieldTexts = Object.values((body.errors as object | undefined) ?? {});
  demand(
    [...texts, ...fieldTexts].every((text) => typeof text === 'string'),
    `texts of ${what}`,
  );
  if (status === 429 || status === 503)
    demand(/^\d+$/.test(headers['retry-after'] ?? ''), `Retry-After of ${what}`);
}

/** Throws an Error of this realm: supertest does not see those of node:assert as errors. */
function demand(condition: unknown, message: string): void {
  if (!condition) throw new Error(message);
}
