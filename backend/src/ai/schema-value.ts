import { z } from 'zod';
import type { ModelSchema } from './model.types.js';
import { truncate } from '../common/text/truncate.js';

/** Why an answer does not match its schema: for the log, for tests, and for asking the model again. */
export class SchemaError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.slice(0, MOST_FAULTS).join('; '));
  }
}

const MOST_FAULTS = 8;

// NUL cannot be stored; other control characters are useless in display text.
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const cleanText = (text: string): string =>
  text.replace(UNWANTED, '').replace(LONE_SURROGATE, '').trim();

/** Text without unwanted characters, cut to a length. */
export const text = (max: number, description?: string) =>
  describe(
    z.string().overwrite((value) => truncate(cleanText(value), max)),
    description,
  );

/** One of several words, case-insensitive. */
export const choice = <const T extends readonly string[]>(options: T) =>
  z.preprocess(
    (value) => options.find((option) => option.toLowerCase() === String(value).trim().toLowerCase()) ?? value,
    z.enum(options),
  );

/** A list; items beyond `max` are dropped. */
export const list = <S extends z.ZodType>(items: S, max: number, description?: string) =>
  describe(
    z.preprocess(
      (value) => (Array.isArray(value) ? (value as unknown[]).slice(0, max) : value),
      z.array(items),
    ),
    description,
  );

/** May be null or missing; becomes null. */
export const orNull = <S extends z.ZodType>(schema: S, description?: string) =>
  describe(
    z.preprocess((value) => value ?? null, schema.nullable()),
    description ?? schema.description,
  );

const describe = <S extends z.ZodType>(schema: S, description: string | undefined): S =>
  description === undefined ? schema : schema.describe(description);

/**
 * Parses a model's answer by the schema that it was given: texts and lists that are too long are cut, unknown
 * properties dropped; any other difference is an error.
 * @throws SchemaError naming every difference
 */
export function readBySchema<S extends ModelSchema>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: nameFault });
  if (result.success) return result.data;
  throw new SchemaError(result.error.issues.map(({ path, message }) => `${writePath(path)} ${message}`));
}

const writePath = (path: PropertyKey[]): string =>
  ['$', ...path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))].join('');

const NO_SUCH: Record<string, string> = { string: 'text', array: 'list' };

const nameFault: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === null || issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'boolean') return 'is neither true nor false';
  return `is no ${NO_SUCH[issue.expected] ?? issue.expected}`;
};

/** The schema as strict structured output requires it: no limits (servers differ on them), nothing optional. */
export function toWireSchema(schema: ModelSchema): Record<string, unknown> {
  const { $schema: _draft, ...wire } = z.toJSONSchema(schema);
  return JSON.parse(JSON.stringify(wire), (_key, value: unknown) => mergeNull(value)) as typeof wire;
}

/** Not all servers support `anyOf`, but all support null as one of two types. */
function mergeNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, ...rest } = value as z.core.JSONSchema.BaseSchema;
  const [schema, none] = anyOf ?? [];
  if (!schema || none?.type !== 'null') return value;
  return {
    ...schema,
    ...rest,
    type: [schema.type, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

/**
 * Extracts the JSON value from a model's text, whether bare, fenced or between sentences.
 * @throws SchemaError when there is none
 */
export function extractJson(text: string): unknown {
  const bare = tryJson(text.trim());
  if (bare !== undefined) return bare;
  const fenced = /```(?:json)?([\s\S]*?)```/i.exec(text)?.[1];
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
