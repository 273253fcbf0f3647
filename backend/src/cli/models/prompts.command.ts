import type { Command } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { analyzeText } from '../../ai/engines/built-in/built-in.engine.js';
import { GAME_ANALYSIS_SCHEMA, gameAnalysisPrompt } from '../../ai/prompts/game-analysis.js';
import type { BrainstormInput, BrainstormRequest } from '../../ideas/engine/engine.types.js';
import {
  listBrainstormPrompts,
  listPrompts,
  type ShownPrompt,
  toShownPrompt,
} from '../../ideas/engine/model/list-prompts.js';
import { TrendsService } from '../../trends/trends.service.js';
import { type CliContext, CommandError } from '../cli.types.js';

const PAGE = { title: 'Royal Match', genre: 'Puzzle', description: 'Swap tiles to restore a castle.' };

interface PromptOptions {
  in?: string;
  out?: string;
  country?: string;
  variants?: boolean;
}
type Market = Pick<BrainstormRequest, 'charting' | 'trends'>;

/** Exports prompts, so that they can be judged without a model. */
export function promptsCommand(program: Command, context: CliContext): void {
  program
    .command('prompts:export')
    .description('write every prompt as sent to a model, with the JSON schema of its answer')
    .option(
      '--in <file>',
      'JSONL of {inputs, constraint}: one brainstorm prompt for each line. An input has name and mechanics, metaElements, or the description of a store page to read them from',
    )
    .option('--variants', 'with --in: write the prompt for five variants instead of one idea')
    .option(
      '--country <code>',
      "show the charts, trends and white space of this market, from the product's database",
    )
    .option(
      '--out <file>',
      'output file (JSONL of {name, version, messages, schema}); standard output by default',
    )
    .action(async (options: PromptOptions) => {
      const requests = options.in ? await readRequests(options.in) : undefined;
      const market = options.country ? await readMarket(options.country, context) : {};
      const rows = requests
        ? requests.flatMap((request) => choose(listBrainstormPrompts({ ...market, ...request }), options))
        : [...listPrompts(market), toShownPrompt(gameAnalysisPrompt(PAGE), GAME_ANALYSIS_SCHEMA)];
      const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
      if (options.out) await writeFile(options.out, text);
      else process.stdout.write(text);
    });
}

const choose = ([one, five]: ShownPrompt[], { variants }: PromptOptions): ShownPrompt[] => {
  const prompts = variants ? five : one;
  return prompts ? [prompts] : [];
};

async function readMarket(country: string, { openApp }: CliContext): Promise<Market> {
  const { app, close } = await openApp();
  try {
    return await app.get(TrendsService).getMarket({ country });
  } finally {
    await close();
  }
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
        if (Array.isArray(request.inputs)) return { ...request, inputs: request.inputs.map(readInput) };
      } catch {
        // Reported below with its line.
      }
      throw new CommandError(`${file}, line ${at + 1}: not a JSON object with inputs.`);
    });
}

/** For a store page, adds the items that the built-in engine finds, with their evidence. */
function readInput(input: BrainstormInput & { description?: string }): BrainstormInput {
  const { name = '', mechanics = [], metaElements = [], description, ...rest } = input;
  if (!description) return { ...rest, name, mechanics, metaElements };
  const found = analyzeText({ title: name, description });
  const items = [...found.mechanics, ...found.metaElements];
  return {
    ...{ name, type: 'game', text: description, storeText: description, ...rest },
    mechanics: [...mechanics, ...found.mechanics.map((item) => item.name)],
    metaElements: [...metaElements, ...found.metaElements.map((item) => item.name)],
    findings: items.map((item) => {
      const [quote = ''] = item.evidence;
      return { name: item.name, confidence: item.confidence, quote, at: description.indexOf(quote) };
    }),
  };
}
