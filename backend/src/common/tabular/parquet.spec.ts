import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { type ParquetColumn, rowsAsParquet } from './parquet.js';

const COLUMNS: ParquetColumn[] = [
  { name: 'title', type: 'text' },
  { name: 'tags', type: 'text' },
  { name: 'capturedAt', type: 'timestamp' },
  { name: 'day', type: 'date' },
  { name: 'rank', type: 'integer' },
  { name: 'rating', type: 'number' },
  { name: 'amount', type: 'decimal' },
  { name: 'sample', type: 'boolean' },
];
const ROW = {
  title: '=Ünïcödé 游戏 🎮',
  tags: ['a', 'b'],
  capturedAt: new Date('2026-03-01T12:34:56.789Z'),
  day: '2026-03-01',
  rank: 3_000_000_000,
  rating: 4.25,
  amount: 1234.56,
  sample: true,
};

async function* inBatches(rows: Record<string, unknown>[], size = 700) {
  for (let at = 0; at < rows.length; at += size) yield Promise.resolve(rows.slice(at, at + size)) as never;
}

async function write(rows: Record<string, unknown>[], columns = COLUMNS) {
  const pieces: Buffer[] = [];
  for await (const piece of rowsAsParquet(inBatches(rows), columns)) pieces.push(piece);
  const { buffer, byteOffset, byteLength } = new Uint8Array(Buffer.concat(pieces));
  return { pieces, file: buffer.slice(byteOffset, byteOffset + byteLength) };
}

it('keeps texts, times, days, whole numbers, amounts and what is unknown', async () => {
  const { file } = await write([ROW, {}, { rating: Number.NaN, capturedAt: '2026-03-02T00:00:00Z' }]);
  const unknown = Object.fromEntries(COLUMNS.map(({ name }) => [name, null]));
  expect(await parquetReadObjects({ file })).toEqual([
    { ...ROW, tags: '["a","b"]', day: new Date('2026-03-01'), rank: 3_000_000_000n },
    unknown,
    { ...unknown, capturedAt: new Date('2026-03-02T00:00:00Z') },
  ]);
});

it('says of every column what it holds, also without rows', async () => {
  const { file } = await write([]);
  const { schema, num_rows } = parquetMetadata(file);
  expect(num_rows).toBe(0n);
  expect(schema.slice(1).map(({ name, type, converted_type }) => [name, type, converted_type])).toEqual([
    ['title', 'BYTE_ARRAY', 'UTF8'],
    ['tags', 'BYTE_ARRAY', 'UTF8'],
    ['capturedAt', 'INT64', 'TIMESTAMP_MILLIS'],
    ['day', 'INT32', 'DATE'],
    ['rank', 'INT64', undefined],
    ['rating', 'DOUBLE', undefined],
    ['amount', 'INT64', 'DECIMAL'],
    ['sample', 'BOOLEAN', undefined],
  ]);
  expect(await parquetReadObjects({ file })).toEqual([]);
});

it('writes group after group, each as soon as it is full', async () => {
  const rows = Array.from({ length: 25_001 }, (_, at) => ({ title: `game ${at}`, rank: at }));
  const { pieces, file } = await write(rows);
  expect(parquetMetadata(file).row_groups.map((group) => Number(group.num_rows))).toEqual([
    10_000, 10_000, 5_001,
  ]);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(400_000);
  const read = await parquetReadObjects({ file, columns: ['title', 'rank'] });
  expect(read).toEqual(rows.map(({ title, rank }) => ({ title, rank: BigInt(rank) })));
});

it('refuses a fraction in a column of whole numbers', async () => {
  await expect(write([{ rank: 1.5 }])).rejects.toThrow('1.5');
});
