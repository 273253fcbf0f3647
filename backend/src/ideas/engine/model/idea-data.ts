import type { BrainstormInput, Concept, IdeaView } from '../engine.types.js';
import type { Charting, MarketTrends } from '../../../trends/trends.types.js';
import type { ModelMessage } from '../../../ai/model.types.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { asData } from '../../../ai/prompts/data.js';
import { truncate } from '../../../common/text/truncate.js';
import { gamesNear } from '../chart-facts.js';
import { judgePair } from '../knowledge/compatible.js';
import { knownEntry } from '../knowledge/knowledge.js';
import { oneLine, sameKey } from '../phrases.js';
import { readConstraint } from '../variants/constraint.js';
import { entryFor, readSources, type SourceItem } from '../variants/sources/sources.js';
import { listFigures } from './figures.js';

/** Longest text of one item in a prompt: sixty items must leave room for the rest. */
const MAX_ITEM = 160;
/** All texts of an idea together, of which none is cut. */
const IDEA_BUDGET = 8_000;
const MAX_QUOTE = 220;
const MAX_STORE_TEXT = 900;
/** A designer's own words are the core: they are shown whole where a store text is cut. */
const MAX_OWN_WORDS = 1_000;
const MAX_GAMES = 12;
const MAX_SOURCE_ITEMS = 15;
const MAX_NOTES = 4;
const MAX_PAIRS = 6;

/** Short names for the items of an idea: a model never sees or makes ids. */
export function itemRefs(idea: IdeaView): Map<string, { id: string; content: string }> {
  return new Map([
    ...idea.coreMechanics.map((item, index) => [`m${index + 1}`, item] as const),
    ...idea.metaElements.map((item, index) => [`e${index + 1}`, item] as const),
  ]);
}

/** A text as the prompts show it. */
export const clip = (text: string, max = MAX_ITEM): string => truncate(text, max, '…');

/** How much of each text of an idea is shown: all of it, unless the texts together leave no room for the rest. */
export function readLengths({ coreMechanics, metaElements, concept }: IdeaView) {
  const { coreLoop, comparables: _games, ...texts } = concept;
  const items = [...coreMechanics, ...metaElements].map(({ content }) => content);
  const all = [...items, ...Object.values(texts), ...Object.values(coreLoop ?? {})];
  return all.join('').length <= IDEA_BUDGET
    ? { item: IDEA_BUDGET, field: IDEA_BUDGET, step: IDEA_BUDGET }
    : { item: MAX_ITEM, field: 400, step: 300 };
}

/** The idea at hand with its concept, as data. */
export function ideaAsData(idea: IdeaView): string {
  const lengths = readLengths(idea);
  const refs = [...itemRefs(idea)].map(([ref, { content }]) => ({ ref, text: clip(content, lengths.item) }));
  return asData('idea', {
    name: idea.name,
    concept: clipConcept(idea.concept, lengths),
    coreMechanics: refs.filter(({ ref }) => ref.startsWith('m')),
    metaElements: refs.filter(({ ref }) => ref.startsWith('e')),
  });
}

/** Only what is written down. */
function clipConcept(
  { coreLoop, comparables = [], ...texts }: Partial<Concept>,
  lengths: { field: number; step: number },
): object {
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => (text ? [[field, clip(text, lengths.field)]] : [])),
    ),
    ...(coreLoop
      ? {
          coreLoop: Object.fromEntries(
            Object.entries(coreLoop).map(([step, text]) => [step, clip(text, lengths.step)]),
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

/** The sources with the sentences of their store texts, in the order of those; what is left out is not shown. */
export function sourcesAsData(inputs: readonly BrainstormInput[]): string {
  const material = readSources(inputs).map(({ name, mechanics, meta }, index) => {
    const { findings = [], pin = [], storeText } = inputs[index] ?? {};
    const list = (items: readonly SourceItem[]) =>
      items.slice(0, MAX_SOURCE_ITEMS).map(({ text, id, quoted }) => {
        const found = findings.find((one) => sameKey(one.name) === sameKey(text));
        return {
          item: clip(text, id ? MAX_ITEM : MAX_OWN_WORDS),
          ...(quoted ? { sentenceOfStoreText: true } : id ? {} : { ownWords: true }),
          ...(found ? { confidence: found.confidence } : {}),
          ...(found?.quote ? { quotation: clip(found.quote, MAX_QUOTE) } : {}),
        };
      });
    return {
      ...{ input: index + 1, name: clip(name, 120) },
      ...(storeText ? { storeText: clip(oneLine(storeText), MAX_STORE_TEXT) } : {}),
      ...{ mechanics: list(mechanics), metaElements: list(meta) },
      ...(pin.length > 0 ? { mustStay: pin.slice(0, MAX_SOURCE_ITEMS).map((text) => clip(text)) } : {}),
    };
  });
  return asData('inputs', material);
}

/**
 * Charting games and the figures that may be cited, as data of a message; nothing when no chart is known.
 * @param about entries that are asked about: their games and figures come first
 */
export function marketAsData(
  charting: Charting | undefined,
  trends?: MarketTrends,
  about: readonly string[] = [],
): ModelMessage[] {
  if (!charting || charting.games.length === 0) return [];
  const near = gamesNear(charting, about)
    .map(({ game }) => game)
    .slice(0, MAX_GAMES / 2);
  const games = [...new Set([...near, ...charting.games])]
    .slice(0, MAX_GAMES)
    .map(({ title, rank, rankingType, items, newcomer }) => ({
      ...{ title: clip(title, 80), rank, list: rankingType },
      ...(newcomer ? { newcomer } : {}),
      items: items.slice(0, 8).map(entryName),
    }));
  const charts = { scope: charting.scope, sample: charting.sample, games };
  const figures = listFigures(charting, trends, about);
  return [{ role: 'user', content: `${asData('charts', charts)}\n${asData('figures', figures)}` }];
}

/** Entries of the inputs, as far as they are certain or chosen and hold to the constraint. */
const listEntriesByInput = (inputs: readonly BrainstormInput[], constraint?: string): string[][] =>
  readSources(inputs, readConstraint(constraint)).map(({ mechanics, meta }) => [
    ...new Set([...mechanics, ...meta].slice(0, MAX_SOURCE_ITEMS).flatMap(({ id }) => id ?? [])),
  ]);

export const listEntries = (inputs: readonly BrainstormInput[], constraint?: string): string[] => [
  ...new Set(listEntriesByInput(inputs, constraint).flat()),
];

/** Entries that an idea's items stand for. */
export const listIdeaEntries = ({ coreMechanics, metaElements }: IdeaView): string[] => [
  ...new Set(
    [...coreMechanics, ...metaElements]
      .slice(0, MAX_SOURCE_ITEMS)
      .flatMap(({ content }) => entryFor(content) ?? []),
  ),
];

/** What the product knows of the sources' mechanics: what they need, where they fail, and which of them fit. */
export function craftAsData(inputs: readonly BrainstormInput[], constraint?: string): ModelMessage {
  const ids = listEntriesByInput(inputs, constraint);
  const known = [...new Set(ids.flatMap((own) => own.slice(0, MAX_NOTES)))].flatMap((id) => {
    const found = knownEntry(id);
    if (!found) return [];
    const { act, gives, needs, pitfall } = found.known;
    const minutes = 'minutes' in found.known ? { minutesOfOneGo: found.known.minutes.join('–') } : {};
    return [{ item: found.entry.name, players: act, gives, needs, usualFailure: pitfall, ...minutes }];
  });
  const pairs = ids.flatMap((own, at) =>
    ids.slice(at + 1).flatMap((others) =>
      own.flatMap((one) =>
        others.flatMap((other) => {
          const judged = judgePair(one, other);
          return judged ? [{ pair: `${entryName(one)} with ${entryName(other)}`, ...judged }] : [];
        }),
      ),
    ),
  );
  const notes = { mechanics: known, pairs: pairs.slice(0, MAX_PAIRS) };
  return { role: 'user', content: asData('craft_notes', notes) };
}
