import type { Command } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { GAME_ANALYSIS_SCHEMA, gameAnalysisPrompt } from '../ai/prompts/game-analysis.js';
import type { BrainstormRequest } from '../ideas/engine/engine.types.js';
import { BRAINSTORM_SCHEMA, brainstormPrompt } from '../ideas/engine/model/brainstorm-prompt.js';
import { listPrompts, toShownPrompt } from '../ideas/engine/model/list-prompts.js';
import { CommandError } from './cli.types.js';

const PAGE = { title: 'Royal Match', genre: 'Puzzle', description: 'Swap tiles to restore a castle.' };

/** Writes what a model would be sent, so that prompts can be read and judged without one. Needs no database. */
export function promptsCommand(program: Command): void {
  program
    .command('prompts:export')
    .description('write every prompt as a model would get it, with the shape of its answer')
    .option('--in <file>', 'JSONL of {inputs, constraint}: one brainstorm prompt for each line')
    .option('--out <file>', 'JSONL of {name, version, messages, schema}; printed when left out')
    .action(async (options: { in?: string; out?: string }) => {
      const requests = options.in ? await readRequests(options.in) : undefined;
      const rows = requests
        ? requests.map((request) => toShownPrompt(brainstormPrompt(request), BRAINSTORM_SCHEMA))
        : [...listPrompts(), toShownPrompt(gameAnalysisPrompt(PAGE), GAME_ANALYSIS_SCHEMA)];
      const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
      if (options.out) await writeFile(options.out, text);
      else process.stdout.write(text);
    });
}

async function readRequests(file: string): Promise<BrainstormRequest[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file}: ${error.code ?? error.message}`);
  });
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      try {
        const request = JSON.parse(line) as BrainstormRequest;
        if (Array.isArray(request.inputs)) return request;
      } catch {
        // Told below, with its line.
      }
      throw new CommandError(`${file}, line ${at + 1}: not a JSON object with inputs.`);
    });
}
