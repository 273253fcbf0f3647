import type { Command } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { gameAnalysisPrompt, GAME_ANALYSIS_SCHEMA } from '../ai/prompts/game-analysis.js';
import { wireSchema } from '../ai/schema-value.js';
import type { ModelPrompt, ModelSchema } from '../ai/model.types.js';
import type { BrainstormRequest, IdeaView } from '../ideas/engine/engine.types.js';
import { ASSIST_SCHEMA, assistPrompt } from '../ideas/engine/model/assist-prompt.js';
import { BRAINSTORM_SCHEMA, brainstormPrompt } from '../ideas/engine/model/brainstorm-prompt.js';
import { chatPrompt } from '../ideas/engine/model/chat-prompt.js';
import { CommandError } from './cli.types.js';

const IDEA: IdeaView = {
  name: 'Midnight Museum',
  coreMechanics: [
    { id: 'a', content: 'Match-3 swap: turn the tumblers of a lock' },
    { id: 'b', content: 'Raids: slip into a friend’s museum and take a copy' },
  ],
  metaElements: [{ id: 'c', content: 'Collection albums: copies in sets of nine open a wing' }],
  concept: {
    pitch:
      'Crack a match-3 lock to slip into a friend’s museum: every move you save is one more minute inside.',
    setting: 'Six rival museums on one street in Lisbon, 1920s.',
  },
};
const SAMPLE: BrainstormRequest = {
  inputs: [
    { name: 'Royal Match', mechanics: ['Match-3 swap'], metaElements: ['Decoration and renovation'] },
    { name: 'Coin Master', mechanics: ['Spin, attack and build'], metaElements: ['Collection albums'] },
  ],
  constraint: 'one hand, nobody loses progress',
};

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
        ? requests.map((request) => toRow(brainstormPrompt(request), BRAINSTORM_SCHEMA))
        : listPrompts();
      const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
      if (options.out) await writeFile(options.out, text);
      else process.stdout.write(text);
    });
}

const toRow = ({ name, version, messages }: ModelPrompt, schema?: ModelSchema): object => ({
  ...{ name, version, messages },
  schema: schema ? wireSchema(schema) : null,
});

function listPrompts(): object[] {
  const item = IDEA.coreMechanics[0]?.content ?? '';
  const assist = { question: 'Make it calmer', item, kind: 'mechanic' as const, idea: IDEA };
  const page = { title: 'Royal Match', genre: 'Puzzle', description: 'Swap tiles to restore a castle.' };
  return [
    toRow(brainstormPrompt(SAMPLE), BRAINSTORM_SCHEMA),
    toRow(assistPrompt(assist, false), ASSIST_SCHEMA),
    toRow(chatPrompt({ message: 'What are the risks?', idea: IDEA, history: [] })),
    toRow(gameAnalysisPrompt(page), GAME_ANALYSIS_SCHEMA),
  ];
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
