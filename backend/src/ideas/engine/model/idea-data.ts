import type { BrainstormInput, Concept, IdeaView } from '../engine.types.js';
import type { Charting } from '../../../trends/trends.types.js';
import type { ModelMessage } from '../../../ai/model.types.js';
import { asData } from '../../../ai/prompts/data.js';
import { truncate } from '../../../common/truncate.js';
import { listFigures } from './figures.js';

/** Longest text of one item in a prompt: sixty items must leave room for the rest. */
const MAX_ITEM = 160;
const MAX_QUOTE = 160;
const MAX_GAMES = 12;
const MAX_SOURCE_ITEMS = 15;

/** Short names for the items of an idea: a model never sees or makes ids. */
export function itemRefs(idea: IdeaView): Map<string, { id: string; content: string }> {
  return new Map([
    ...idea.coreMechanics.map((item, index) => [`m${index + 1}`, item] as const),
    ...idea.metaElements.map((item, index) => [`e${index + 1}`, item] as const),
  ]);
}

/** A text as the prompts show it. */
export const clip = (text: string, max = MAX_ITEM): string => truncate(text, max, '…');

/** The idea at hand with its concept, as data. */
export function ideaAsData(idea: IdeaView): string {
  const refs = [...itemRefs(idea)].map(([ref, { content }]) => ({ ref, text: clip(content) }));
  return asData('idea', {
    name: idea.name,
    concept: clipConcept(idea.concept),
    coreMechanics: refs.filter(({ ref }) => ref.startsWith('m')),
    metaElements: refs.filter(({ ref }) => ref.startsWith('e')),
  });
}

/** Only what is written down; each field short enough that all of them leave room. */
function clipConcept({ coreLoop, comparables = [], ...texts }: Partial<Concept>): object {
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => (text ? [[field, clip(text, 400)]] : [])),
    ),
    ...(coreLoop
      ? {
          coreLoop: Object.fromEntries(
            Object.entries(coreLoop).map(([step, text]) => [step, clip(text, 300)]),
          ),
        }
      : {}),
    ...(comparables.length > 0
      ? {
          comparables: comparables
            .slice(0, 6)
            .map(({ title, note }) => `${clip(title, 80)}: ${clip(note, 160)}`),
        }
      : {}),
  };
}

/** The sources with the sentences of their store texts, certain findings first; guesses are not shown. */
export function sourcesAsData(inputs: readonly BrainstormInput[]): string {
  const material = inputs.map((input, index) => {
    const quoteFor = (text: string) => input.findings?.find(({ name }) => name === text)?.quote;
    const isUsable = (text: string): boolean => {
      const finding = input.findings?.find(({ name }) => name === text);
      const chosen = input.keep?.includes(text) === true || input.pin?.includes(text) === true;
      return input.drop?.includes(text) !== true && (chosen || !finding || finding.confidence === 'high');
    };
    const list = (texts: readonly string[]) =>
      texts
        .filter(isUsable)
        .slice(0, MAX_SOURCE_ITEMS)
        .map((text) => {
          const quote = quoteFor(text);
          return { item: clip(text), ...(quote ? { quotation: clip(quote, MAX_QUOTE) } : {}) };
        });
    return {
      ...{ input: index + 1, name: clip(input.name, 120) },
      mechanics: list(input.mechanics),
      metaElements: list(input.metaElements),
      ...(input.pin && input.pin.length > 0
        ? { mustStay: input.pin.slice(0, MAX_SOURCE_ITEMS).map((text) => clip(text)) }
        : {}),
    };
  });
  return asData('inputs', material);
}

/** The best charting games and the figures that may be cited, as data of a message; nothing when no chart is known. */
export function chartsAsData(charting: Charting | undefined): ModelMessage[] {
  if (!charting || charting.games.length === 0) return [];
  const games = charting.games.slice(0, MAX_GAMES).map(({ title, rank, rankingType, items }) => ({
    title: clip(title, 80),
    rank,
    list: rankingType,
    items: items.slice(0, 8),
  }));
  const charts = { scope: charting.scope, sample: charting.sample, games };
  const figures = listFigures(charting);
  return [{ role: 'user', content: `${asData('charts', charts)}\n${asData('figures', figures)}` }];
}
