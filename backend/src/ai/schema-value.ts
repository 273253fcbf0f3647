import type { ModelSchema, ModelValue } from './model.types.js';
import { truncate } from '../common/text/truncate.js';

/** What is wrong with an answer: for the log, for tests, and for asking the model again. */
export class SchemaError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.slice(0, MOST_FAULTS).join('; '));
  }
}

const MOST_FAULTS = 8;

// A NUL cannot be stored; other control characters are of no use in a text that people read.
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const cleanText = (text: string): string =>
  text.replace(UNWANTED, '').replace(LONE_SURROGATE, '').trim();

/**
 * Reads what a model answered by the schema it was given; see {@link ModelSchema} for what is put right.
 * @throws SchemaError naming the place that differs
 */
export function readBySchema<S extends ModelSchema>(schema: S, value: unknown): ModelValue<S> {
  const faults: string[] = [];
  const found = read(schema, value, '$', faults);
  if (faults.length > 0) throw new SchemaError(faults);
  return found as ModelValue<S>;
}

/** What cannot be read is told in `faults` and null here, so that all faults are told at once. */
function read(schema: ModelSchema, value: unknown, at: string, faults: string[]): unknown {
  const fault = (what: string): null => {
    faults.push(`${at} ${what}`);
    return null;
  };
  if (value === null || value === undefined) return schema.nullable ? null : fault('is missing');
  switch (schema.type) {
    case 'string':
      return readText(schema, value, fault);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : fault('is no number');
    case 'boolean':
      return typeof value === 'boolean' ? value : fault('is neither true nor false');
    case 'array':
      if (!Array.isArray(value)) return fault('is no list');
      return value
        .slice(0, schema.maxItems)
        .map((item, index) => read(schema.items, item, `${at}[${index}]`, faults));
    case 'object': {
      if (typeof value !== 'object' || Array.isArray(value)) return fault('is no object');
      const own = (name: string): unknown =>
        Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [
          name,
          read(part, own(name), `${at}.${name}`, faults),
        ]),
      );
    }
  }
}

function readText(
  schema: Extract<ModelSchema, { type: 'string' }>,
  value: unknown,
  fault: (what: string) => null,
): string | null {
  if (typeof value !== 'string') return fault('is no text');
  const text = cleanText(value);
  if (!schema.enum) return truncate(text, schema.maxLength);
  const named = schema.enum.find((option) => option.toLowerCase() === text.toLowerCase());
  return named ?? fault(`is none of ${schema.enum.join(', ')}`);
}

/** The schema as strict structured output wants it: no limits (servers differ on them), nothing optional. */
export function wireSchema(schema: ModelSchema): Record<string, unknown> {
  const type = schema.nullable ? [schema.type, 'null'] : schema.type;
  const common = { type, ...(schema.description ? { description: schema.description } : {}) };
  if (schema.type === 'array') return { ...common, items: wireSchema(schema.items) };
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties).map(([name, part]) => [name, wireSchema(part)]);
    return {
      ...common,
      properties: Object.fromEntries(properties) as object,
      required: Object.keys(schema.properties),
      additionalProperties: false,
    };
  }
  if (schema.type === 'string' && schema.enum) {
    return { ...common, enum: schema.nullable ? [...schema.enum, null] : [...schema.enum] };
  }
  return common;
}

/**
 * The JSON value in a model's text, be it bare, fenced or between sentences.
 * @throws SchemaError when there is none
 */
export function jsonIn(text: string): unknown {
  const bare = tryJson(text.trim());
  if (bare !== undefined) return bare;
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1];
  const inFence = fenced === undefined ? undefined : tryJson(fenced.trim());
  if (inFence !== undefined) return inFence;
  const between = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const found = between ? tryJson(between) : undefined;
  if (found === undefined) throw new SchemaError(['there is no JSON in it']);
  return found;
}

function tryJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
