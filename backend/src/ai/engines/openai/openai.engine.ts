import type {
  AnalysisContext,
  AnalysisEngine,
  AnalysisInput,
  AnalysisItem,
  AnalysisResult,
} from '../../ai.types.js';
import type { ModelSchema, StructuredAnswer, StructuredCall } from '../../model.types.js';
import {
  GAME_ANALYSIS_SCHEMA,
  GAME_ANALYSIS_TOKENS,
  GAME_ANALYSIS_VERSION,
  gameAnalysisPrompt,
  LONGEST_DESCRIPTION,
} from '../../prompts/game-analysis.js';
import { findEntry, TAXONOMY_VERSION } from '../../taxonomy/taxonomy.js';
import { detectLanguage } from '../built-in/language.js';
import { anchoredQuote } from './anchored-quote.js';

/** Raise it with every change of what is made of an answer; the prompt has a version of its own. */
export const OPENAI_ENGINE_VERSION = '1.0.0';

/** The part of the model service that an engine needs. */
export interface AsksModel {
  readonly model: string | null;
  askStructured<const S extends ModelSchema>(call: StructuredCall<S>): Promise<StructuredAnswer<S>>;
}

type RawItem = StructuredAnswer<typeof GAME_ANALYSIS_SCHEMA>['value']['mechanics'][number];

/** Asks a language model behind an OpenAI-compatible server. */
export class OpenAiEngine implements AnalysisEngine {
  readonly id = 'openai';
  readonly version = OPENAI_ENGINE_VERSION;
  readonly label = 'OpenAI-compatible model';
  readonly promptVersion = GAME_ANALYSIS_VERSION;
  readonly external = true;

  constructor(private readonly asks: AsksModel) {}

  get model(): string | null {
    return this.asks.model;
  }

  async analyze(
    input: AnalysisInput,
    { user, signal, model }: AnalysisContext = {},
  ): Promise<AnalysisResult> {
    const common = {
      engine: this.id,
      engineVersion: this.version,
      taxonomyVersion: TAXONOMY_VERSION,
      language: detectLanguage(input.description).code,
    };
    if (!/\p{L}/u.test(input.description)) {
      const refusal = { code: 'no_description', message: 'There is no description to analyze.' } as const;
      return { ...common, language: 'und', mechanics: [], metaElements: [], notes: [], refusal };
    }
    const answer = await this.asks.askStructured({
      prompt: gameAnalysisPrompt(input),
      schema: GAME_ANALYSIS_SCHEMA,
      maxTokens: GAME_ANALYSIS_TOKENS,
      user,
      signal,
      model,
    });
    const isCut = input.description.length > LONGEST_DESCRIPTION;
    return {
      ...common,
      mechanics: toItems(answer.value.mechanics, input),
      metaElements: toItems(answer.value.metaElements, input),
      notes: isCut ? [`Only the first ${LONGEST_DESCRIPTION} characters were read.`] : [],
      model: answer.model,
      tokens: answer.tokens,
      rawAnswer: answer.raw,
    };
  }
}

/** What the taxonomy knows is described in its words, so that games can be compared; names are never empty. */
function toItems(items: readonly RawItem[], input: AnalysisInput): AnalysisItem[] {
  return items.flatMap(({ id, name, description, confidence, evidence }) => {
    const entry = id ? findEntry(id) : undefined;
    const known = entry?.name ?? name;
    if (known === '') return [];
    const quotes = evidence.flatMap((quote) => anchoredQuote(quote, input) ?? []);
    return [
      {
        ...(entry ? { id: entry.id } : {}),
        name: known,
        description: description || (entry?.definition ?? ''),
        confidence,
        evidence: [...new Set(quotes)],
      },
    ];
  });
}
