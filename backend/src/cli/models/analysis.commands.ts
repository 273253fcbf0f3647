import { type Command, Option } from 'commander';
import { AiService } from '../../ai/ai.service.js';
import type { AnalysisEngine } from '../../ai/ai.types.js';
import { analyzeFile, type FileAnalysis } from '../../ai/engines/built-in/analyze-file.js';
import { OpenAiEngine } from '../../ai/engines/openai/openai.engine.js';
import { ModelService } from '../../ai/model.service.js';
import { readEnv } from '../../config/env.js';
import { CommandError } from '../cli.types.js';

const MAX_PRINTED_LINES = 20;
const PROGRESS_MS = 1_000;

/** Analyses files of texts; needs no database. */
export function analysisCommands(program: Command, projectRoot: string): void {
  program
    .command('analyses:run')
    .description('find the core mechanics and meta elements of the games in a file')
    .addOption(
      new Option('--engine <name>', 'engine to use').choices(['built-in', 'openai']).default('built-in'),
    )
    .requiredOption('--in <file>', 'JSONL of {id, title, genre, description}')
    .requiredOption('--out <file>', 'JSONL of {id, mechanics, meta, language, engine}')
    .action(async (options: { engine: string; in: string; out: string }) => {
      const engine = openEngine(options.engine, projectRoot);
      const started = performance.now();
      const abort = new AbortController();
      process.once('SIGINT', () => abort.abort());
      const result = await analyzeFile(options.in, options.out, engine, {
        signal: abort.signal,
        onProgress: progressPrinter(),
      }).catch((error: NodeJS.ErrnoException) => {
        if (abort.signal.aborted) throw new CommandError('Canceled. Nothing was written.');
        if (error.code) throw new CommandError(`${error.path ?? options.in}: ${error.code}`);
        throw error;
      });
      report(options.in, result, performance.now() - started);
    });
}

function openEngine(name: string, projectRoot: string): AnalysisEngine {
  if (name !== 'openai') return new AiService().getEngine(name);
  const model = new ModelService(readEnv(projectRoot));
  if (!model.configured) throw new CommandError('Set OPENAI_API_KEY or OPENAI_BASE_URL to ask a model.');
  return new OpenAiEngine(model);
}

function progressPrinter(): (sofar: Readonly<FileAnalysis>) => void {
  let printedAt = performance.now();
  return ({ read }) => {
    if (performance.now() - printedAt < PROGRESS_MS) return;
    printedAt = performance.now();
    process.stderr.write(`${read.toLocaleString('en')} texts read\n`);
  };
}

function report(file: string, { read, written, bad }: FileAnalysis, milliseconds: number): void {
  for (const { line, reason } of bad.slice(0, MAX_PRINTED_LINES)) {
    process.stderr.write(`${file}: Line ${line}: ${reason}\n`);
  }
  const skipped = bad.length > 0 ? `, ${bad.length} bad lines skipped` : '';
  process.stdout.write(
    `${written} of ${read} texts analyzed${skipped} (${(milliseconds / 1_000).toFixed(1)} s)\n`,
  );
  if (written === 0)
    throw new CommandError('No line of the file could be analyzed. Each line needs an id and a description.');
}
