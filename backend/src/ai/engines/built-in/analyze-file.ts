import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import type { AnalysisEngine, AnalysisInput, AnalysisResult } from '../../ai.types.js';
import { checkAnswer } from '../../check-answer.js';
import { ModelError } from '../../model.types.js';

/** A line that could not be analyzed; counting starts at 1 and includes empty lines. */
export interface BadLine {
  line: number;
  reason: string;
}

export interface FileAnalysis {
  /** Lines with content. */
  read: number;
  written: number;
  bad: BadLine[];
}

export interface AnalyzeFileOptions {
  signal?: AbortSignal;
  /** Called after every line with the figures so far. */
  onProgress?: (sofar: Readonly<FileAnalysis>) => void;
}

/** A store text is a few kilobytes; a longer line is no store text and must not fill the memory. */
const LONGEST_LINE = 4 * 1024 * 1024;

/**
 * Analyses a JSONL file of `{id, title, genre, description}` into one of
 * `{id, mechanics, meta, language, engine[, refusal]}`, line by line, so that memory does not grow with the file.
 * A bad line is reported by its number and skipped. The output appears under its name only when all is done.
 * Throws when a file cannot be read or written, when the engine itself fails, or when `signal` aborts.
 */
export async function analyzeFile(
  input: string,
  output: string,
  engine: AnalysisEngine,
  options: AnalyzeFileOptions = {},
): Promise<FileAnalysis> {
  const partial = `${output}.partial`;
  const sink = createWriteStream(partial);
  try {
    const write = async (line: string): Promise<void> => {
      if (!sink.write(`${line}\n`)) await once(sink, 'drain');
    };
    await once(sink, 'open');
    const result = await analyzeLines(readLines(createReadStream(input)), write, engine, options);
    sink.end();
    await once(sink, 'close');
    await rename(partial, output);
    return result;
  } catch (error) {
    sink.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

/** The same over any source of lines; `null` stands for a line that was too long. */
export async function analyzeLines(
  lines: AsyncIterable<string | null> | Iterable<string | null>,
  write: (line: string) => Promise<void> | void,
  engine: AnalysisEngine,
  { signal, onProgress }: AnalyzeFileOptions = {},
): Promise<FileAnalysis> {
  const sofar: FileAnalysis = { read: 0, written: 0, bad: [] };
  let line = 0;
  for await (const text of lines) {
    signal?.throwIfAborted();
    line++;
    if (text !== null && text.trim() === '') continue;
    sofar.read++;
    const row = text === null ? `longer than ${LONGEST_LINE} bytes` : readRow(text);
    if (typeof row === 'string') sofar.bad.push({ line, reason: row });
    else {
      const result = await answerOrReason(engine, { ...row.input, id: String(row.id) }, signal);
      if (typeof result === 'string') sofar.bad.push({ line, reason: result });
      else {
        await write(JSON.stringify(toOutput(row.id, result)));
        sofar.written++;
      }
    }
    onProgress?.(sofar);
  }
  return sofar;
}

/** The checked answer, or in words why an external model gave none: the next line may fare better. */
async function answerOrReason(
  engine: AnalysisEngine,
  input: AnalysisInput,
  signal: AbortSignal | undefined,
): Promise<AnalysisResult | string> {
  try {
    return checkAnswer(input, await engine.analyze(input, { signal }));
  } catch (error) {
    if (error instanceof ModelError && error.kind !== 'off') return error.message;
    throw error;
  }
}

/** The row, or in words why it is none. */
function readRow(text: string): { id: string | number; input: AnalysisInput } | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not an object';
  const { id, title, genre, description } = value as Record<string, unknown>;
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return 'id is missing';
  for (const [name, field] of Object.entries({ title, genre, description })) {
    if (field !== undefined && field !== null && typeof field !== 'string') return `${name} is not a text`;
  }
  const toText = (field: unknown): string => (typeof field === 'string' ? field : '');
  return { id, input: { title: toText(title), genre: toText(genre), description: toText(description) } };
}

function toOutput(id: string | number, result: AnalysisResult): Record<string, unknown> {
  const toItems = (list: AnalysisResult['mechanics']): unknown[] =>
    list.map(({ id: entry, name, confidence, evidence }) => ({ id: entry, name, confidence, evidence }));
  return {
    id,
    mechanics: toItems(result.mechanics),
    meta: toItems(result.metaElements),
    ...(result.details?.length ? { details: toItems(result.details) } : {}),
    language: result.language,
    engine: result.engine,
    ...(result.refusal ? { refusal: result.refusal.message } : {}),
  };
}

/** Lines of a byte stream, without their ends (LF or CRLF) and without a byte order mark. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;
  let first = true;
  const finish = (text: string): string | null => {
    const whole = tooLong || text.length > LONGEST_LINE ? null : text.replace(/\r$/, '');
    const clean = first && whole !== null ? whole.replace(/^\uFEFF/, '') : whole;
    tooLong = first = false;
    return clean;
  };
  for await (const chunk of chunks) {
    const pieces = (rest + decoder.write(Buffer.from(chunk))).split('\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) yield finish(piece);
    if (rest.length > LONGEST_LINE) {
      tooLong = true;
      rest = '';
    }
  }
  rest += decoder.end();
  if (rest !== '' || tooLong) yield finish(rest);
}
