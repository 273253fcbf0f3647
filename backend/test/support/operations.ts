import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AccessLevel } from '../../src/common/access/access.types.js';
import { apiDocument } from '../../src/api-document/api-document.js';

export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  maxLength?: number;
  $ref?: string;
  allOf?: Schema[];
}

export interface Operation {
  name: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** With `{parameters}`. */
  path: string;
  access: AccessLevel;
  /** What a token with limited scopes needs; absent where none is enough. */
  scope?: string;
  /** No token may. */
  inPerson: boolean;
  inPath: string[];
  inQuery: string[];
  /** What the operation takes as its body. */
  takes: 'json' | 'file' | 'nothing';
  /** Asks services outside, which may fail: 502, 503 and 504 are among its answers. */
  asksOutside: boolean;
  /** Of the JSON body, references resolved at the first level. */
  body: Schema;
}

interface Parameter {
  name: string;
  in: string;
}
interface Reference {
  $ref: string;
}

interface RawOperation {
  'x-access': Operation['access'];
  'x-scope'?: string;
  'x-in-person'?: boolean;
  parameters?: (Parameter | Reference)[];
  responses?: object;
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, object>;
  };
}

/**
 * The operations of the running application. The shapes of bodies come from the committed document: the compiler's
 * plugin, which writes them, does not run in tests.
 */
export function listOperations(app: NestFastifyApplication): Operation[] {
  const running = apiDocument(app) as unknown as Document;
  const file = path.resolve(__dirname, '../../../openapi.json');
  const committed = JSON.parse(readFileSync(file, 'utf8')) as Document;
  return Object.entries(running.paths).flatMap(([address, item]) =>
    Object.entries(item).map(([method, operation]): Operation => {
      const known = committed.paths[address]?.[method] ?? operation;
      const content = known.requestBody?.content ?? operation.requestBody?.content ?? {};
      const parameters = committed.paths[address]?.[method]
        ? listParameters(committed, known)
        : listParameters(running, operation);
      const named = (where: string) =>
        parameters.filter((entry) => entry.in === where).map(({ name }) => name);
      return {
        name: `${method.toUpperCase()} ${address}`,
        method: method as Operation['method'],
        path: address,
        access: operation['x-access'],
        inPerson: operation['x-in-person'] === true,
        scope: operation['x-scope'],
        inPath: [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string),
        inQuery: named('query'),
        takes: content['application/octet-stream']
          ? 'file'
          : content['application/json']
            ? 'json'
            : 'nothing',
        asksOutside: '502' in (operation.responses ?? {}),
        body: resolve(content['application/json']?.schema ?? {}, committed),
      };
    }),
  );
}

/** What a document says at a place, or at the component that the place refers to. */
export function dereference<T extends object>(document: unknown, entry: T | Reference): T {
  if (!('$ref' in entry)) return entry;
  const steps = (entry as Reference).$ref.split('/').slice(1);
  return steps.reduce((at, step) => (at as Record<string, unknown>)[step], document) as T;
}

const listParameters = (document: Document, { parameters = [] }: RawOperation): Parameter[] =>
  parameters.map((entry) => dereference(document, entry));

function resolve(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.split('/').pop();
  const found = name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
  const properties = Object.entries(found.properties ?? {}).map(([key, value]) => [key, withoutNull(value)]);
  return {
    ...found,
    ...(found.properties && { properties: Object.fromEntries(properties) as Schema['properties'] }),
  };
}

/** What a property takes besides null. */
function withoutNull({ anyOf, ...schema }: Schema & { anyOf?: Schema[] }): Schema {
  if (anyOf) return anyOf.find(({ type }) => type !== 'null') ?? schema;
  const types = [schema.type].flat() as (string | undefined)[];
  return { ...schema, type: types.find((type) => type !== 'null') };
}
