import { BUNDLE_ID } from '../../src/games/games.types.js';
import type { Operation, Schema } from './operations.js';

/** A request that no honest client sends. */
export interface MalformedCase {
  what: string;
  /** Address below the server, query included. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** It must be refused; others may also be understood in a harmless way. */
  refuse: boolean;
  /** It can be understood, so that an outside service may be asked, which may fail. */
  asksOutside?: boolean;
}

const UUID = '4f9a1c5e-1111-4000-8000-00000000abcd';
const LONG = 'x'.repeat(100_000);
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const JSON_TYPE = { 'content-type': 'application/json' };

const IDS = [
  ...[
    '%00',
    '%zz',
    '%ff%fe',
    '..%2f..%2fetc%2fpasswd',
    '%F0%9F%98%80',
    '%E2%80%AE',
    'a%0d%0ab',
    "'%20or%201=1--",
    '%22',
  ],
  ...[
    'null',
    'undefined',
    '__proto__',
    '-1',
    '9'.repeat(40),
    `${UUID}x`,
    '%7B%22%24ne%22:1%7D',
    'x'.repeat(3_000),
  ],
];
const QUERY_VALUES = [
  ...[
    '%00',
    '%zz',
    '%ff',
    '%ED%A0%80',
    'x'.repeat(5_000),
    encodeURIComponent(deep(500)),
    encodeURIComponent('{"__proto__":{"a":1}}'),
  ],
  ...[
    '[',
    '{}',
    'null',
    '1e999',
    '-1',
    '["id","ASC"];drop',
    encodeURIComponent('[0,99999999]'),
    encodeURIComponent('{"id":[{}]}'),
  ],
];
const BROKEN_JSON = ['{', '{"a":}', '{"a":1}{', "{'a':1}", '\u0000', 'NaN', '[1,', '"\\x"', '{"a":"\u0001"}'];
const FOREIGN_TYPES = [
  ...[
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
  ],
  ...['application/vnd.api+json', 'nonsense', ''],
];

/** About sixty requests for one operation, most of them wrong in one place only. */
export function malformedCases(operation: Operation): MalformedCase[] {
  return [...addressCases(operation), ...queryCases(operation), ...bodyCases(operation)];
}

/** The address with harmless values in its path. */
export function plainAddress({ path }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    /^(id|commentId)$/.test(name) ? UUID : 'com.some.game',
  );
}

function addressCases(operation: Operation): MalformedCase[] {
  return operation.inPath.flatMap((name) =>
    IDS.map((value) => ({
      what: `path ${name}=${value.slice(0, 30)}`,
      path: plainAddress({ ...operation, path: operation.path.replace(`{${name}}`, value) }),
      refuse: true,
      asksOutside: name === 'bundleId' && BUNDLE_ID.test(value),
      ...validBody(operation),
    })),
  );
}

function queryCases(operation: Operation): MalformedCase[] {
  const address = plainAddress(operation);
  const make = (query: string, refuse = false): MalformedCase => ({
    what: `query ${query.slice(0, 50)}`,
    path: `${address}?${query}`,
    refuse,
    asksOutside: !refuse,
    ...validBody(operation),
  });
  const values =
    operation.inQuery.length > 3 ? QUERY_VALUES.filter((_, index) => index % 2 === 0) : QUERY_VALUES;
  const each = operation.inQuery.flatMap((name) => [
    ...values.map((value) => make(`${name}=${value}`, value === '%00')),
    make(`${name}=a&${name}=b`, true),
    make(`${name}[]=a&${name}[b][c]=d`),
    make(`${name}=`),
  ]);
  const any = [
    '__proto__[a]=1&constructor.prototype.a=1',
    '%00=%00',
    '&&&=&=',
    `x=${'y'.repeat(9_000)}`,
    '%',
  ];
  return [...each, ...any.map((query) => make(query))];
}

function bodyCases(operation: Operation): MalformedCase[] {
  if (operation.method === 'get') return [];
  const address = plainAddress(operation);
  const json = (what: string, body: string | Buffer, refuse: boolean): MalformedCase => ({
    what: `body ${what}`,
    path: address,
    headers: JSON_TYPE,
    body,
    refuse,
  });
  const takesJson = operation.takes === 'json';
  return [
    ...BROKEN_JSON.map((text) => json(JSON.stringify(text), text, true)),
    json('prototype', '{"__proto__":{"polluted":true}}', true),
    json('constructor', '{"constructor":{"prototype":{"polluted":true}}}', true),
    json('65 levels deep', `{"a":${deep(65)}}`, true),
    json('100,000 levels deep', deep(100_000), true),
    json('lone surrogate', '{"name":"\\ud800"}', true),
    json('zero character', '{"name":"a\\u0000b"}', true),
    json('not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), false),
    json('more than 1 MB', `{"a":"${'x'.repeat(1_100_000)}"}`, true),
    ...['null', '[]', '"text"', '1', 'true', '[[]]', '{}'].map((text) =>
      json(text, text, takesJson && text !== '{}' && hasRequired(operation)),
    ),
    ...FOREIGN_TYPES.map((type) => ({
      what: `type ${type || 'none'}`,
      path: address,
      headers: { 'content-type': type },
      body: 'a=1&b=2',
      refuse: true,
    })),
    {
      what: 'bytes',
      path: address,
      headers: { 'content-type': 'application/octet-stream' },
      body: LONG,
      refuse: operation.takes !== 'file',
    },
    ...(takesJson
      ? propertyCases(operation.body).map(({ what, body, refuse }) =>
          json(what, JSON.stringify(body), refuse),
        )
      : []),
  ];
}

const hasRequired = ({ body }: Operation): boolean => (body.required ?? []).length > 0;

/** Type and smallest body that fit the operation. */
export function validBody({ takes, body }: Operation): Pick<MalformedCase, 'headers' | 'body'> {
  return takes === 'json' ? { headers: JSON_TYPE, body: JSON.stringify(example(body)) } : {};
}

/** The smallest body that fits the schema. */
function example(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return schema.format === 'email' ? 'nobody@nowhere.example' : 'some text';
  const required = (schema.required ?? []).map((name) => [name, example(schema.properties?.[name] ?? {})]);
  return Object.fromEntries(required);
}

const VALUES: [string, unknown][] = [
  ['null', null],
  ['number', 12.5],
  ['boolean', true],
  ['object', { a: 1 }],
  ['list', ['a', 1, null]],
  ['empty', ''],
  ['blank', ' \t '],
  ['huge', LONG],
  ['zero character', 'a\u0000b'],
  ['long list', Array.from({ length: 20_000 }, () => 'x')],
];

function propertyCases(schema: Schema): { what: string; body: unknown; refuse: boolean }[] {
  const base = example(schema) as Record<string, unknown>;
  const properties = Object.entries(schema.properties ?? {});
  const missing = (schema.required ?? []).map((name) => {
    const { [name]: _left, ...rest } = base;
    return { what: `without ${name}`, body: rest, refuse: true };
  });
  const wrong = properties.flatMap(([name, property]) =>
    VALUES.map(([what, value]) => ({
      what: `${name}: ${what}`,
      body: { ...base, [name]: value },
      refuse: isWrong(property, what, (schema.required ?? []).includes(name)),
    })),
  );
  return [...missing, ...wrong];
}

/** Whether a value of this kind can be nothing but a mistake. */
function isWrong(property: Schema, what: string, required: boolean): boolean {
  if (what === 'zero character' || what === 'long list') return true;
  if (what === 'null') return required;
  if (what === 'empty' || what === 'blank')
    return required || property.type !== 'string' || property.enum !== undefined;
  if (property.$ref ?? property.allOf) return what !== 'object';
  if (property.type === 'string') return true;
  if (property.type === 'object') return what !== 'object';
  if (property.type === 'boolean') return what !== 'boolean';
  if (property.type === 'number' || property.type === 'integer') return what !== 'number';
  return property.type === 'array';
}
