import { type AnalysisInput, MOST_QUOTES } from '../ai.types.js';
import type { ModelPrompt, ModelSchema } from '../model.types.js';
import { taxonomyEntries } from '../taxonomy/taxonomy.js';
import type { EntryKind } from '../taxonomy/taxonomy.types.js';
import { asData, DATA_RULE } from './data.js';
import { truncate } from '../../common/text/truncate.js';

export const GAME_ANALYSIS_VERSION = '1';
/** Store descriptions end at 4,000 characters; with the vocabulary this stays below the cap of a prompt. */
export const LONGEST_DESCRIPTION = 8_000;
/** Answers hold some twenty items of about a hundred tokens. */
export const GAME_ANALYSIS_TOKENS = 4_000;

const item = {
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 80, nullable: true, description: 'id of the vocabulary, or null' },
    name: { type: 'string', maxLength: 120 },
    description: { type: 'string', maxLength: 600, description: 'one sentence, how this game does it' },
    confidence: { type: 'string', enum: ['high', 'medium', 'low'], maxLength: 6 },
    evidence: {
      type: 'array',
      items: { type: 'string', maxLength: 500 },
      maxItems: MOST_QUOTES,
      description: 'sentences copied word for word from title or description',
    },
  },
} as const satisfies ModelSchema;

export const GAME_ANALYSIS_SCHEMA = {
  type: 'object',
  properties: {
    mechanics: { type: 'array', items: item, maxItems: 20 },
    metaElements: { type: 'array', items: item, maxItems: 30 },
  },
} as const satisfies ModelSchema;

/** Asks which mechanics and meta elements a store page tells of. */
export function gameAnalysisPrompt({ title, genre, description }: AnalysisInput): ModelPrompt {
  const page = {
    title: truncate(title, 300),
    genre: genre ?? '',
    description: truncate(description, LONGEST_DESCRIPTION),
  };
  return {
    name: 'game_analysis',
    version: GAME_ANALYSIS_VERSION,
    messages: [
      { role: 'system', content: RULES },
      { role: 'user', content: `Analyse the game of this store page.\n${asData('store_page', page)}` },
    ],
  };
}

const vocabulary = (kind: EntryKind): string =>
  taxonomyEntries
    .filter((entry) => entry.kind === kind)
    .map(({ id, definition }) => `${id}: ${definition}`)
    .join('\n');

const RULES = `You analyse mobile games for market researchers. From the words of a store page you name the core mechanics (what the player does, moment to moment) and the meta elements (what surrounds play: progress, economy, social life, retention, monetisation).

Rules:
- Name only what the page says or plainly implies. An empty list is a right answer.
- Use the id of the vocabulary below where one fits; id null and a name of your own only where none does.
- evidence: one or two sentences or phrases copied exactly from the title or the description. Nothing paraphrased.
- confidence: high when the page says so outright, medium when it is likely, low when it is a guess.
- A denial ("no ads", "no clans") is no evidence for the thing denied. Other games of the same publisher do not count.
- Each thing once, the most important first. Write in English.

${DATA_RULE}

Vocabulary of mechanics:
${vocabulary('mechanic')}

Vocabulary of meta elements:
${vocabulary('meta')}`;
