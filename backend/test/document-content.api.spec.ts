import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleFor, PLACEHOLDER_NUMBER, placeholderFor } from '../src/api-document/add-examples.js';
import { dereference } from './support/operations.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface Schema {
  description?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Media {
  schema: Schema;
  example?: unknown;
}
interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}
interface Operation {
  'x-access'?: string;
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; schema?: Schema; content?: Record<string, Media> }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
  tags: { name: string; description: string }[];
}

const file = path.resolve(__dirname, '../../openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
const { schemas } = document.components;
const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...{ name: `${method.toUpperCase()} ${address}`, method, address, operation },
    answers: Object.entries(operation.responses).map(
      ([status, answer]) => [Number(status), dereference(document, answer)] as const,
    ),
  })),
);
const JSON_TYPES = ['application/json', 'application/problem+json'];

/** Every schema below this one, with where it stands; a component that was seen is not seen again. */
function* walk(schema: Schema, at: string, seen = new Set<string>()): Generator<[string, Schema]> {
  const name = schema.$ref?.split('/').pop();
  if (name !== undefined) {
    if (!seen.has(name)) yield* walk(schemas[name]!, name, seen.add(name));
    return;
  }
  yield [at, schema];
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    yield* walk(value, `${at}.${key}`, seen);
  if (schema.items && !schema.prefixItems) yield* walk(schema.items, `${at}[]`, seen);
  if (typeof schema.additionalProperties === 'object')
    yield* walk(schema.additionalProperties, `${at}{}`, seen);
  for (const part of [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
  ])
    yield* walk(part, at, seen);
}

const isA = ({ type }: Schema, name: string) => [type].flat().includes(name);
/** A pattern of a whole text without open-ended repetition. */
const isBounded = (pattern = '') =>
  /^\^.*\$$/.test(pattern) && !/[^\\][*+]|,\}/.test(pattern.replace(/\[[^\]]*\]/g, 'x'));

it('shows an example of every JSON body and every JSON answer', () => {
  const faults = operations.flatMap(({ name, operation: { requestBody }, answers }) =>
    [requestBody, ...answers.map(([, answer]) => answer)].flatMap((body) =>
      Object.entries(body?.content ?? {})
        .filter(([type, { example }]) => JSON_TYPES.includes(type) && example === undefined)
        .map(([type]) => `${name} ${type}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** Every text in a value with the property that it belongs to. */
function* listTexts(value: unknown, property = ''): Generator<[property: string, text: string]> {
  if (typeof value === 'string') yield [property, value];
  if (value === null || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value))
    yield* listTexts(part, Array.isArray(value) ? property : key);
}

it('shows realistic texts in its examples, not field names', () => {
  const faults = operations.flatMap(({ name, operation: { requestBody }, answers }) =>
    [requestBody, ...answers.map(([, answer]) => answer)]
      .flatMap((body) => Object.values(body?.content ?? {}))
      .flatMap(({ example }) => [...listTexts(example)])
      .filter(([property, text]) => text === placeholderFor(property))
      .map(([property]) => `${name} ${property}`),
  );
  expect(faults).toEqual([]);
});

it('shows realistic numbers in its examples', () => {
  const placeholder = new RegExp(`"(\\w+)":\\[?${PLACEHOLDER_NUMBER}\\b`, 'g');
  const faults = operations.flatMap(({ name, operation: { requestBody }, answers }) =>
    [requestBody, ...answers.map(([, answer]) => answer)]
      .flatMap((body) => Object.values(body?.content ?? {}))
      .flatMap(({ example }) => [...(JSON.stringify(example) ?? '').matchAll(placeholder)])
      .map(([, property]) => `${name} ${property}`),
  );
  expect(faults).toEqual([]);
});

it('writes a parameter that several operations take once', () => {
  const shapes = operations.flatMap(({ operation: { parameters = [] } }) =>
    parameters
      .map((parameter) => JSON.stringify(parameter))
      .filter((shape) => !shape.includes('"$ref":"#/components/p')),
  );
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

it('describes access, tags, statuses and rate limits', () => {
  const tags = document.tags.filter(({ description }) => description.length > 10).map(({ name }) => name);
  for (const { name, operation, answers } of operations) {
    expect([name, operation['x-access']]).toEqual([name, expect.stringMatching(/./)]);
    expect([name, operation.tags.filter((tag) => !tags.includes(tag))]).toEqual([name, []]);
    for (const [status, { description, headers = {} }] of answers) {
      expect([name, status, description]).toEqual([name, status, expect.stringMatching(/./)]);
      if (status === 304) continue;
      expect([name, status, Object.keys(headers)]).toEqual([
        ...[name, status],
        expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
      ]);
      if (status === 429 || status === 503) expect(Object.keys(headers)).toContain('Retry-After');
    }
  }
});

it('describes every operation in its own sentence', () => {
  const untold = operations.filter(({ operation }) => operation.summary === operation.operationId);
  expect(untold.map(({ name }) => name)).toEqual([]);
});

it('says what to do for every error code', () => {
  const { description } = schemas.ProblemDto!.properties!.code!;
  expect(description).toContain('- `idea_changed`: Someone changed the idea first.');
});

it('describes every property: its unit, what null means, which day it refers to', () => {
  const undescribed = Object.entries(schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {}).flatMap(([property, { description = '' }]) =>
      description.trim().length > 5 ? [] : [`${name}.${property}`],
    ),
  );
  expect(undescribed).toEqual([]);
});

it('describes the messages that webhooks are sent', () => {
  const messages = Object.entries(document.webhooks);
  expect(messages.length).toBeGreaterThan(20);
  for (const [type, { post }] of messages) {
    const { schema } = post.requestBody!.content['application/json']!;
    expect(exampleFor(schema as never, schemas as never)).toMatchObject({ type, data: expect.any(Object) });
  }
});

it('has no untyped object and none without properties', () => {
  const faults = Object.entries(schemas).flatMap(([name, schema]) =>
    [...walk(schema, name)]
      .filter(([, part]) => isA(part, 'object') && !part.properties && !part.additionalProperties)
      .map(([at]) => at),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it('limits every text and list of a request', () => {
  const sent = operations.flatMap(({ name, operation: { parameters = [], requestBody } }) => [
    ...parameters
      .map((parameter) => dereference(document, parameter))
      .map(
        (parameter) =>
          [
            `${name} ${parameter.name}`,
            parameter.schema ?? parameter.content!['application/json']!.schema,
          ] as const,
      ),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => [name, schema] as const),
  ]);
  const faults = sent.flatMap(([name, schema]) =>
    [...walk(schema, name)]
      .filter(([, part]) => {
        const isEnumerated = part.enum !== undefined || part.const !== undefined;
        if (isA(part, 'string'))
          return !isEnumerated && !part.maxLength && !part.format && !isBounded(part.pattern);
        return isA(part, 'array') && !part.maxItems && !part.items?.enum;
      })
      .map(([at]) => at),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it('limits every list of a response or a webhook message', () => {
  const answered = operations.flatMap(({ name, answers }) =>
    answers.flatMap(([status, { content = {} }]) =>
      Object.values(content).map(({ schema }) => [`${name} ${status}`, schema] as const),
    ),
  );
  const messages = Object.entries(document.webhooks).map(
    ([type, { post }]) => [type, post.requestBody!.content['application/json']!.schema] as const,
  );
  const lists = [...answered, ...messages].flatMap(([name, schema]) =>
    [...walk(schema, name)].filter(([, part]) => isA(part, 'array') && !part.maxItems).map(([at]) => at),
  );
  expect([...new Set(lists)]).toEqual([]);
});

describe('the running product', () => {
  let studio: TestApp;
  beforeAll(async () => {
    studio = await openTestApp();
  });
  afterAll(() => studio.close());

  it('understands the example of every body', async () => {
    const faults: string[] = [];
    for (const { name, method, address, operation } of operations) {
      const body = operation.requestBody?.content['application/json']?.example;
      if (body === undefined || address.startsWith('/api/auth/')) continue;
      const url = address.replace(/\{(\w+)\}/g, (_, parameter: string) =>
        parameter === 'bundleId' ? 'com.example.harbor' : '6f1c2a9e-4b7d-4e0a-9c55-2d8f3b1a7e40',
      );
      const answer = await studio.admin[method as 'post' | 'put' | 'delete'](url).send(body as object);
      if (answer.status === 400) faults.push(`${name}: ${answer.status} ${answer.text}`);
    }
    expect(faults).toEqual([]);
  }, 120_000);
});
