import { Readable } from 'node:stream';
import { readTable, type TableOptions } from './read-table.js';
import { TabularError, type TabularBatch } from './tabular.types.js';

async function read(pieces: (string | Buffer)[], options?: TableOptions): Promise<TabularBatch[]> {
  const batches: TabularBatch[] = [];
  for await (const batch of readTable(Readable.from(pieces.map((piece) => Buffer.from(piece))), options)) {
    batches.push(batch);
  }
  return batches;
}

const listValues = (batches: TabularBatch[]): unknown[] =>
  batches.flatMap((batch) => batch.records.map((r) => r.fields));

describe('a table', () => {
  it.each([
    ['csv', 'a,b\n1,2\n'],
    ['csv', 'name\n{braces}\n'],
    ['csv', 'PK,b\n1,2\n'],
    ['json', '[{"a":1},\n{"a":2}]'],
    ['json', '{\n"a": [{"b":1}]}'],
    ['json', '{"rows":[\n{"b":1}\n,{"b":2}\n]}'],
    ['json', '{"rows":[{"b":1}]}'],
    ['jsonl', '{"a":1}\n{"a":2}\n'],
    ['jsonl', '{"a":1}\n\n'],
    ['jsonl', '{"a":1\n{"a":2}\n'],
  ])('is recognized as %s by its content: %j', async (format, text) => {
    for (const before of ['', '\uFEFF', '\n\n']) {
      expect((await read([before + text]))[0]?.format).toBe(format);
    }
  });

  it('may be chunked anywhere, also inside a character', async () => {
    const bytes = Buffer.from('\uFEFFname,rank\nÄpfel 台湾 🎮,1\n');
    for (let at = 1; at < bytes.length; at++) {
      const found = await read([bytes.subarray(0, at), bytes.subarray(at)]);
      expect(listValues(found)).toEqual([{ name: 'Äpfel 台湾 🎮', rank: '1' }]);
    }
  });

  it('comes in batches with the bytes read', async () => {
    const piece = 'abc,1\n'.repeat(50_000);
    const batches = await read(['name,rank\n', piece, piece]);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.at(-1)?.bytesRead).toBe(10 + 2 * piece.length);
    expect(listValues(batches).length).toBe(100_000);
    expect(batches.flatMap((batch) => batch.records).at(-1)?.line).toBe(100_001);
  });

  it('reports broken lines of JSONL and goes on', async () => {
    const [batch] = await read(['{"a":1}\n{"a":\n7\n\n{"rows":[{"a":2},{"a":3}]}\r\n{"a":4}'], {});
    expect(batch?.records.map(({ line, fields }) => [line, fields['a']])).toEqual([
      [1, 1],
      [5, undefined],
      [6, 4],
    ]);
    expect(batch?.bad).toEqual([
      { line: 2, reason: 'the JSON on this line is broken' },
      { line: 3, reason: 'the line is not a JSON object' },
    ]);
  });

  it('finds rows inside the documents of JSONL', async () => {
    const isRecord: TableOptions['isRecord'] = (fields) => fields['a'] !== undefined;
    const [batch] = await read(['{"a":1}\n{"day":"d","rows":[{"a":2},{"a":3}]}\n'], {
      isRecord,
      contextColumns: new Set(['day']),
    });
    expect(batch?.records.map(({ line, fields }) => [line, fields])).toEqual([
      [1, { a: 1 }],
      [2, { a: 2, day: 'd' }],
      [2, { a: 3, day: 'd' }],
    ]);
  });

  const good = 'name,rank\nabc,1\n';
  const faults: [string, (string | Buffer)[], string, string][] = [
    ['nothing', [], 'empty', 'The file is empty'],
    ['blank lines only', ['\n \n'], 'empty', 'The file is empty'],
    ['a header only', ['a,b\n'], 'no_rows', 'no rows'],
    ['JSON without rows', ['{"count":0,"rows":[]}'], 'no_rows', 'No rows were found'],
    ['UTF-16', [Buffer.from('\uFEFFa,b\n1,2', 'utf16le')], 'encoding', 'UTF-16. Save it as UTF-8'],
    ['Latin-1', [good, Buffer.from('caf\xe9,2\n', 'latin1')], 'encoding', 'Line 3: The text is not UTF-8'],
    ['a character cut off at the end', [good, Buffer.from([0xf0, 0x9f])], 'encoding', 'Line 3'],
    ['zero bytes', [good, 'abc,2\nx\0y,3\n'], 'binary', 'Line 4: This isn’t a text file.'],
    ['a workbook', ['PK\x03\x04xyz'], 'binary', 'Excel workbook or a ZIP'],
    ['gzip', [Buffer.from([0x1f, 0x8b, 8, 0])], 'binary', 'compressed'],
    [
      'a picture',
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
      'encoding',
      'not UTF-8',
    ],
    ['a web page', ['<!doctype html>'], 'not_a_table', 'web page'],
    [
      'a JSONL line of 10 MB',
      ['{"a":1}\n', `{"a":"${'x'.repeat(1e7)}"}\n`],
      'line_too_long',
      'Line 2: The line is longer',
    ],
    ['a CSV line of 10 MB', [good, 'x'.repeat(1e7)], 'line_too_long', 'Line 3: The line is longer'],
  ];
  it.each(faults)('is refused for %s', async (_, pieces, code, message) => {
    const fault = await read(pieces).then(
      () => null,
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(TabularError);
    expect(fault).toMatchObject({ code, message: expect.stringContaining(message) as string });
  });

  it('passes on a failure of the source itself', async () => {
    const source = (async function* () {
      yield Buffer.from(good);
      throw new Error('connection lost');
    })();
    await expect(readTable(source).next()).rejects.toThrow('connection lost');
  });

  it('stops reading the source when the caller stops', async () => {
    const source = Readable.from(Array.from({ length: 100 }, () => Buffer.from('abc,1\n'.repeat(20_000))));
    for await (const batch of readTable(source)) {
      expect(batch.records.length).toBeGreaterThan(0);
      break;
    }
    expect(source.destroyed).toBe(true);
  });
});
