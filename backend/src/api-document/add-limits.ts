import { BUNDLE_ID } from '../games/games.types.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Operation, ParameterObject } from './operations.js';

/** Limit of request line and headers together; longer ones are refused before routing. */
export const MAX_HEAD_BYTES = 16 * 1024;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
}

interface Media {
  schema?: Schema;
}

/** Reading from stores, models and files stops here, so no text of an answer is longer. */
const MAX_READ_BYTES = 10 * 1024 * 1024;

/** Limits texts in addresses and headers where the route has no limit of its own. */
export function addLimits({ parameters = [] }: Operation): void {
  for (const { name, in: where, schema } of parameters as ParameterObject[]) {
    const text = schema as Schema | undefined;
    if (text?.type !== 'string' || text.enum || text.format || text.pattern || text.maxLength) continue;
    if (where === 'path' && name === 'bundleId') text.pattern = BUNDLE_ID.source;
    else text.maxLength = MAX_HEAD_BYTES;
  }
}

/** Limits a response that is a list. */
export function limitAnswer(operation: Operation): void {
  const most = operation['x-at-most'];
  delete operation['x-at-most'];
  if (most === undefined) return;
  for (const { content } of Object.values(operation.responses) as { content?: Record<string, Media> }[])
    for (const { schema } of Object.values(content ?? {}))
      if (schema && hasType(schema, 'array')) schema.maxItems = most;
}

/** Limits the schemas of bodies and responses; lists of enum values hold each value once. */
export function addSchemaLimits(
  { components }: Pick<OpenAPIObject, 'components'>,
  operations: Operation[],
): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const requestSchemas = new Set<string>();
  visit(
    operations.map(({ requestBody }) => requestBody),
    schemas,
    requestSchemas,
    limitWords,
  );
  for (const [name, schema] of Object.entries(schemas)) {
    if (!requestSchemas.has(name)) visit(schema, {}, new Set(), limitAnswered);
  }
}

function limitWords(schema: Schema): void {
  if (hasType(schema, 'array') && schema.items?.enum) schema.maxItems ??= schema.items.enum.length;
}

function limitAnswered(schema: Schema): void {
  limitText(schema);
  limitWords(schema);
}

const hasType = ({ type }: Schema, name: string): boolean => [type].flat().includes(name);

function limitText(schema: Schema): void {
  const { enum: words, format, pattern } = schema;
  if (hasType(schema, 'string') && !words && !format && !pattern) schema.maxLength ??= MAX_READ_BYTES;
}

/** Visits every schema below a node once, following references as far as they are given. */
function visit(
  node: unknown,
  schemas: Record<string, Schema>,
  seen: Set<string>,
  show: (schema: Schema) => void,
): void {
  if (node === null || typeof node !== 'object') return;
  const schema = node as Schema;
  const name = schema.$ref?.split('/').at(-1);
  if (name && schemas[name] && !seen.has(name)) {
    seen.add(name);
    visit(schemas[name], schemas, seen, show);
  }
  show(schema);
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') visit(value, schemas, seen, show);
  }
}
