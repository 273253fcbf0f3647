import { z } from 'zod';
import { choice, extractJson, list, orNull, readBySchema, text, toWireSchema } from './schema-value.js';

const SCHEMA = z.object({
  name: text(5),
  size: orNull(choice(['big', 'small'])),
  parts: list(z.number(), 2),
  open: orNull(z.boolean()),
});

const good = { name: 'harbour', size: 'BIG', parts: [1, 2, 3], open: null };

it('cuts what is too long and drops what was not asked for', () => {
  expect(readBySchema(SCHEMA, { ...good, owner: 'me' })).toEqual({
    name: 'harbo',
    size: 'big',
    parts: [1, 2],
    open: null,
  });
  expect(readBySchema(SCHEMA, { name: ' a\u0000b\ud800 ', parts: [] })).toEqual({
    name: 'ab',
    size: null,
    parts: [],
    open: null,
  });
});

it.each([
  [{ ...good, name: null }, '$.name is missing'],
  [{ ...good, name: 7 }, '$.name is no text'],
  [{ ...good, size: 'huge' }, '$.size is none of big, small'],
  [{ ...good, parts: ['1'] }, '$.parts[0] is no number'],
  [{ ...good, parts: {} }, '$.parts is no list'],
  [{ ...good, open: 'yes' }, '$.open is neither true nor false'],
  [[good], '$ is no object'],
  [{}, '$.name is missing; $.parts is missing'],
])('refuses %j', (value, message) => {
  expect(() => readBySchema(SCHEMA, value)).toThrow(message);
});

it('requires all fields of strict servers, without limits that some of them refuse', () => {
  expect(toWireSchema(SCHEMA)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['name', 'size', 'parts', 'open'],
    properties: {
      name: { type: 'string' },
      size: { type: ['string', 'null'], enum: ['big', 'small', null] },
      parts: { type: 'array', items: { type: 'number' } },
      open: { type: ['boolean', 'null'] },
    },
  });
});

it.each([
  ['{"a":1}'],
  ['  {"a":1}\n'],
  ['```json\n{"a":1}\n```'],
  ['Here: ```\n{"a":1}\n``` Bye {'],
  ['Sure! {"a":1} Anything else?'],
])('finds the JSON in %j', (text) => expect(extractJson(text)).toEqual({ a: 1 }));

// Would take minutes if each of the spaces were a place to start from.
it('refuses a code block that never ends without delay', () => {
  expect(() => extractJson('```' + ' '.repeat(500_000))).toThrow('there is no JSON');
});

it.each(['', 'no', '42', '"text"', 'null', '{"a":', 'a { b } c'])('finds none in %j', (text) => {
  expect(() => extractJson(text)).toThrow('there is no JSON');
});
