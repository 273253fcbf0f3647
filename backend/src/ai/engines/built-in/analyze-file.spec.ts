import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnalysisEngine } from '../../ai.types.js';
import { analyzeFile, analyzeLines, readLines } from './analyze-file.js';
import { BuiltInEngine } from './built-in.engine.js';

const engine = new BuiltInEngine();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folder(): string {
  folders.push(mkdtempSync(path.join(tmpdir(), 'analyze-file-')));
  return folders.at(-1)!;
}

async function run(
  lines: (string | null)[],
): Promise<{ rows: Record<string, unknown>[]; bad: unknown[]; read: number }> {
  const out: string[] = [];
  const { bad, read } = await analyzeLines(lines, (line) => void out.push(line), engine);
  return { rows: out.map((line) => JSON.parse(line) as Record<string, unknown>), bad, read };
}

async function* bytes(...chunks: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function collect(source: AsyncIterable<string | null>): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for await (const line of source) all.push(line);
  return all;
}

describe('analyzeLines', () => {
  it('writes one row per text in the promised shape', async () => {
    const description = 'Spin the reels of our slot machines!';
    const { rows } = await run([JSON.stringify({ id: 7, title: 'Reel Bay', genre: 'Casino', description })]);
    expect(rows).toEqual([
      {
        id: 7,
        mechanics: [{ id: 'slots', name: 'Slot spinning', confidence: 'high', evidence: [description] }],
        meta: [],
        language: 'en',
        engine: 'built-in',
      },
    ]);
  });

  it('reports bad lines by number and goes on', async () => {
    const good = JSON.stringify({ id: 'a', title: 'T', description: 'A trivia quiz.' });
    const { rows, bad, read } = await run([
      'nonsense',
      '',
      '[1]',
      good,
      '{"title":"no id","description":"x"}',
      '{"id":"b","description":12}',
      null,
      '{"id":"","title":"x"}',
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['a']);
    expect(read).toBe(7);
    expect(bad).toEqual([
      { line: 1, reason: 'not JSON' },
      { line: 3, reason: 'not an object' },
      { line: 5, reason: 'id is missing' },
      { line: 6, reason: 'description is not a text' },
      { line: 7, reason: expect.stringContaining('longer than') as string },
      { line: 8, reason: 'id is missing' },
    ]);
  });

  it('gives a row without a description its refusal', async () => {
    const { rows } = await run(['{"id":"a","title":"Match 3","genre":null,"description":null}']);
    expect(rows[0]).toMatchObject({
      id: 'a',
      mechanics: [],
      meta: [],
      refusal: 'There is no description to analyze.',
    });
  });

  it('can be stopped', async () => {
    const stop = AbortSignal.abort(new Error('enough'));
    await expect(analyzeLines(['{"id":1}'], () => undefined, engine, { signal: stop })).rejects.toThrow(
      'enough',
    );
  });
});

describe('readLines', () => {
  it('joins lines and letters split between chunks, drops line ends and the byte order mark', async () => {
    const umlaut = Buffer.from('ü');
    const source = bytes('\uFEFFone\r\ntw', 'o\n', umlaut.subarray(0, 1), umlaut.subarray(1), '\nlast');
    expect(await collect(readLines(source))).toEqual(['one', 'two', 'ü', 'last']);
  });

  it('gives null for a line that is too long and reads on', async () => {
    const chunk = 'x'.repeat(1024 * 1024);
    expect(await collect(readLines(bytes(chunk, chunk, chunk, chunk, chunk, 'y\nnext\n')))).toEqual([
      null,
      'next',
    ]);
  });
});

describe('analyzeFile', () => {
  it('reads one file and writes the other', async () => {
    const dir = folder();
    writeFileSync(
      path.join(dir, 'in.jsonl'),
      '{"id":1,"title":"T","description":"A crossword."}\n\nbroken\n',
    );
    const seen: number[] = [];
    const result = await analyzeFile(path.join(dir, 'in.jsonl'), path.join(dir, 'out.jsonl'), engine, {
      onProgress: ({ read }) => seen.push(read),
    });
    expect(result).toEqual({ read: 2, written: 1, bad: [{ line: 3, reason: 'not JSON' }] });
    expect(seen).toEqual([1, 2]);
    expect(readFileSync(path.join(dir, 'out.jsonl'), 'utf8')).toContain('"word-clues"');
    expect(readdirSync(dir).sort()).toEqual(['in.jsonl', 'out.jsonl']);
  });

  it('leaves no half file when the engine fails or the input is missing', async () => {
    const dir = folder();
    writeFileSync(path.join(dir, 'in.jsonl'), '{"id":1}\n');
    const failing: AnalysisEngine = {
      id: 'x',
      version: '0',
      label: 'X',
      model: null,
      promptVersion: null,
      external: false,
      analyze: () => Promise.reject(new Error('engine down')),
    };
    await expect(analyzeFile(path.join(dir, 'in.jsonl'), path.join(dir, 'out'), failing)).rejects.toThrow(
      'engine down',
    );
    await expect(analyzeFile(path.join(dir, 'nothing'), path.join(dir, 'out'), engine)).rejects.toThrow(
      'ENOENT',
    );
    expect(readdirSync(dir)).toEqual(['in.jsonl']);
  });
});
