import type { OpenAPIObject } from '@nestjs/swagger';
import { BY_ENDING, BY_FORMAT, BY_NAME, LEFT_OUT } from './example-values.js';
import { BY_SCHEMA } from './example-texts.js';
import { NUMBERS } from './example-numbers.js';
import type { Operation } from './operations.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Content {
  schema?: Schema;
  example?: unknown;
}

/** The position of a value: its property, its schema and the enclosing schemas. */
interface ValuePosition {
  property: string;
  owner: string;
  within: readonly string[];
}

/** Placeholder for a number without an example. A test makes sure none ships. */
export const PLACEHOLDER_NUMBER = 12_345;

/** Adds an example to every JSON body and response, built from the examples of its schemas. */
export function addExamples(document: OpenAPIObject, operations: readonly Operation[]): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const bodies = operations.flatMap(({ requestBody, responses }) => [
    requestBody,
    ...(Object.values(responses) as { content?: Record<string, unknown> }[]),
  ]);
  for (const body of bodies) {
    const json = body?.content?.['application/json'] as Content | undefined;
    if (json?.schema) json.example ??= exampleFor(json.schema, schemas);
  }
}

/** A value that the schema allows, without properties that lead back to an enclosing schema. */
export function exampleFor(schema: Schema, schemas: Record<string, Schema>): unknown {
  return build(schema, { property: '', owner: '', within: [] });

  function build(part: Schema, place: ValuePosition): unknown {
    if (part.$ref) {
      const name = part.$ref.split('/').pop() as string;
      if (place.within.includes(name)) return undefined;
      return build(schemas[name] ?? {}, { ...place, owner: name, within: [...place.within, name] });
    }
    if (part.example !== undefined) return part.example;
    if (part.const !== undefined) return part.const;
    // The compiler lists members of a union in the order it met them.
    const own = `${place.owner}.${place.property}`;
    const example = BY_SCHEMA[own] ?? BY_NAME[own];
    if (part.enum?.includes(example)) return example;
    if (part.enum) return [...part.enum].filter((value) => value !== null).sort()[0];
    if (part.allOf) return Object.assign({}, ...part.allOf.map((each) => build(each, place))) as object;
    const some = part.anyOf ?? part.oneOf;
    if (some) return build(some.find(({ type }) => type !== 'null') ?? {}, place) ?? null;
    return buildPlain(part, place);
  }

  function buildPlain(part: Schema, place: ValuePosition): unknown {
    const [type] = [part.type].flat().filter((each) => each !== 'null');
    if (type === 'object' || part.properties) return buildObject(part, place);
    if (type === 'array') {
      const item = build(part.items ?? {}, place);
      return item === undefined ? [] : [item];
    }
    if (type === 'boolean') return false;
    if (type === 'number' || type === 'integer') return buildNumber(part, place);
    if (type !== 'string') return {};
    if (part.format && BY_FORMAT[part.format]) return BY_FORMAT[part.format];
    const text = BY_SCHEMA[`${place.owner}.${place.property}`];
    return text === null ? null : textFor(place, text ?? find(BY_NAME, place)).slice(0, part.maxLength);
  }

  function buildNumber({ minimum = -Infinity, maximum = Infinity }: Schema, place: ValuePosition): number {
    const known = find(NUMBERS, place) ?? find(BY_NAME, place);
    const value = typeof known === 'number' ? known : PLACEHOLDER_NUMBER;
    return Math.max(minimum, Math.min(maximum, value));
  }

  function buildObject({ properties = {}, additionalProperties }: Schema, place: ValuePosition): object {
    const entries = Object.entries(properties)
      .filter(([property]) => !LEFT_OUT.has(`${place.owner}.${property}`))
      .map(([property, part]) => [property, build(part, { ...place, property })] as const);
    if (entries.length === 0 && typeof additionalProperties === 'object')
      entries.push(['name', build(additionalProperties, { ...place, property: 'name' })]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
}

/** `Schema.property` takes precedence over the name of the property. */
const find = <T>(values: Readonly<Record<string, T>>, { owner, property }: ValuePosition): T | undefined =>
  values[`${owner}.${property}`] ?? values[property];

const textFor = ({ property }: ValuePosition, known: unknown): string =>
  typeof known === 'string'
    ? known
    : (BY_ENDING.find(([ending]) => ending.test(property))?.[1] ?? placeholderFor(property));

/** Placeholder for a text without an example: `releaseNotes` → `Release notes`. A test makes sure none ships. */
export const placeholderFor = (property: string): string =>
  property
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
