import { z } from 'zod';
import { type AnalysisInput, MOST_QUOTES } from '../ai.types.js';
import type { ModelPrompt } from '../model.types.js';
import { choice, list, orNull, text } from '../schema-value.js';
import { taxonomyEntries } from '../taxonomy/taxonomy.js';
import type { EntryKind } from '../taxonomy/taxonomy.types.js';
import { asData, DATA_RULE } from './data.js';
import { truncate } from '../../common/text/truncate.js';

export const GAME_ANALYSIS_VERSION = '1';
/** Store descriptions have at most 4,000 characters; with the vocabulary this stays below the prompt limit. */
export const LONGEST_DESCRIPTION = 8_000;
/** Answers contain some twenty items of about a hundred tokens. */
export const GAME_ANALYSIS_TOKENS = 4_000;

const item = z.object({
  id: orNull(text(80, 'id of the vocabulary, or null')),
  name: text(120),
  description: text(600, 'one sentence, how this game does it'),
  confidence: choice(['high', 'medium', 'low']),
  evidence: list(text(500), MOST_QUOTES, 'sentences copied word for word from title or description'),
});

/** Most items in an answer. */
export const MOST_NAMED = { mechanics: 20, metaElements: 30 };

export const GAME_ANALYSIS_SCHEMA = z.object({
  mechanics: list(item, MOST_NAMED.mechanics),
  metaElements: list(item, MOST_NAMED.metaElements),
});

/** Asks for the mechanics and meta elements described on a store page. */
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

const listVocabulary = (kind: EntryKind): string =>
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
${listVocabulary('mechanic')}

Vocabulary of meta elements:
${listVocabulary('meta')}`;
