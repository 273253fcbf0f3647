import { JsonWalker, type JsonWalkOptions } from './json-walker.js';
import { MAX_RECORD_LENGTH, TabularError } from './tabular.types.js';

const options: JsonWalkOptions = {
  isRecord: (fields) => fields['rank'] !== undefined,
  contextColumns: new Set(['date', 'country']),
};

function walk(text: string, pieceLength = text.length): [number, unknown][] {
  const walker = new JsonWalker(options);
  for (let i = 0; i < text.length; i += pieceLength) walker.push(text.slice(i, i + pieceLength));
  walker.push('', true);
  return walker.records.map(({ line, fields }) => [line, fields]);
}

function catchFault(text: string): TabularError {
  try {
    walk(text);
  } catch (error) {
    if (error instanceof TabularError) return error;
    throw error;
  }
  throw new Error('no fault was found');
}

const tree = `{
  "date": "2026-07-01", "note": "a \\"quoted\\" ] } text", "n": -1.5e3, "none": null,
  "sets": [
    {"country": "jp", "items": [
      {"rank": 1, "id": "a", "extra": {"deep": [1, {"rank": 9}]}},
      {"rank": 2, "id": "b", "date": "2026-07-02", "text": "\\\\"}
    ], "limits": [1, 2]},
    {"items": [{"rank": 3, "id": "c", "country": ""}], "country": "kr"}
  ],
  "country": "us"
}`;

describe('JSON', () => {
  it('returns the rows of a tree with inherited values, also from later keys', () => {
    expect(walk(tree)).toEqual([
      [5, { rank: 1, id: 'a', extra: { deep: [1, { rank: 9 }] }, country: 'jp', date: '2026-07-01' }],
      [6, { rank: 2, id: 'b', text: '\\', country: 'jp', date: '2026-07-02' }],
      [8, { rank: 3, id: 'c', country: 'kr', date: '2026-07-01' }],
    ]);
  });

  it('reads the same however the text is chunked', () => {
    for (let length = 1; length < 40; length++) expect(walk(tree, length)).toEqual(walk(tree));
  });

  it('reads an array of rows, and rows without an identifying column', () => {
    expect(walk('[{"rank":1},\n{"Bundle_Id":"x"},\n[],3,"s",true]')).toEqual([
      [1, { rank: 1 }],
      [2, { bundleid: 'x' }],
    ]);
  });

  it('reads a single row and several documents', () => {
    expect(walk('{"rank":1}')).toEqual([[1, { rank: 1 }]]);
    expect(walk('[{"rank":1}]\n\n[{"rank":2}]')).toEqual([
      [1, { rank: 1 }],
      [3, { rank: 2 }],
    ]);
  });

  it('walks through objects that are larger than a row may be', () => {
    const count = 30_000;
    const items = Array.from(
      { length: count },
      (_, i) => `\n{"rank":${i + 1},"name":"${'x'.repeat(40)}"}`,
    ).join(',');
    const found = walk(`{"country":"jp","sets":[{"date":"d","items":[${items}]}]}`, 65_536);
    expect(found.length).toBe(count);
    expect(found[count - 1]).toEqual([
      count + 1,
      { rank: count, name: 'x'.repeat(40), country: 'jp', date: 'd' },
    ]);
    const late = catchFault(`{"sets":[{"date":"d","items":[${items}]}],"country":"jp"}`);
    expect(late).toMatchObject({ code: 'context_after_rows', line: count + 1 });
  });

  it.each([
    ['a missing comma', '[{"rank":1}\n{"rank":2}]'],
    ['a comma too many', '[{"rank":1},\n]'],
    ['a comma too many in an object', '{"a":[],\n}'],
    ['a wrong end', '{"a":[1,\n}'],
    ['a missing value', '{"a":\n}'],
    ['a bare word', '{"a":\nnope, "b": "some more text"}'],
    ['a key without quotes', '{\na:1}'],
    ['a row that is no JSON', '[\n{"rank":01}]'],
    ['a line break inside a text', '[{"rank":1, "a":\n"x\ny"}]'],
    ['text behind the end', '[]\nsome more text behind'],
  ])('refuses %s, naming the line', (_, text) => {
    expect(catchFault(text)).toMatchObject({ code: 'bad_json', line: 2 });
  });

  it.each(['[{"rank":1}', '[{"rank":1', '{"a":"', '{"a"', '['])(
    'refuses %j, which ends too early',
    (text) => {
      expect(catchFault(text).message).toMatch(/ends in the middle/);
    },
  );

  it('refuses endless nesting and endless texts', () => {
    expect(catchFault('['.repeat(1000)).message).toMatch(/deeper than 64/);
    expect(catchFault('[{"rank":1,"x":' + '['.repeat(1000)).message).toMatch(/deeper than 64/);
    expect(catchFault(`{"a":"${'x'.repeat(MAX_RECORD_LENGTH + 10)}`)).toMatchObject({
      code: 'line_too_long',
    });
  });

  it('is not confused by keys that every object inherits', () => {
    const [[, fields]] = walk('[{"rank":1,"__proto__":{"admin":true},"constructor":"x"}]') as [
      [number, object],
    ];
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(fields).toEqual({ rank: 1, proto: { admin: true }, constructor: 'x' });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
});
