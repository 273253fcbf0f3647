import type { BrainstormSource, Confidence, Idea } from '../../api/types';
import { newId } from '../../api/new-id';

/** Kinds of sources. The result is one of my ideas, a game, or names of mechanics. */
export const SOURCE_TYPES = [
  ['idea', 'My Ideas'],
  ['game', 'Games'],
  ['search', 'Any game'],
  ['chart', 'Top of a chart'],
  ['trend', 'Trend'],
  ['space', 'White space'],
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number][0];

/** A source as chosen so far; its content is loaded by id. */
export interface BrainstormInput {
  id: string;
  type: SourceType;
  /** Idea id, bundle id, or the names of a trend; empty until chosen. */
  sourceId: string;
  /** For games: the tag to choose from. */
  tagId: string;
  /** Content of a trend or white-space source. */
  named: { name: string; mechanics: string[]; metaElements: string[] } | null;
  /** Items the user included, excluded and pinned. */
  kept: string[];
  dropped: string[];
  pinned: string[];
  /** Mechanics added by the user. */
  typed: string[];
}

/** All inputs of a brainstorm. */
export interface Brainstorm {
  inputs: BrainstormInput[];
  /** An idea in the user's own words, used as a source. */
  sentence: string;
  constraints: string[];
}

export interface SourceItem {
  text: string;
  /** Null for the user's own words. */
  confidence: Confidence | null;
  /** Included by default despite medium confidence. */
  standsIn?: boolean;
}

/** State of a source. */
export type SourceState =
  | { state: 'unchosen' }
  | { state: 'loading' }
  | { state: 'failed'; problem: string; retry: () => void }
  | ReadySource;

export interface ReadySource {
  state: 'ready';
  name: string;
  /** Developer or kind of source. */
  detail: string;
  /** Undefined where no image is shown. */
  iconUrl?: string | null;
  /** Bundle id of a game that still needs an analysis. */
  toAnalyze?: string;
  mechanics: SourceItem[];
  metaElements: SourceItem[];
}

export const NOTHING: Brainstorm = { inputs: [], sentence: '', constraints: [] };

export const emptyInput = (type: SourceType = 'idea'): BrainstormInput => ({
  ...{ id: newId(), type, sourceId: '', tagId: '', named: null },
  ...{ kept: [], dropped: [], pinned: [], typed: [] },
});

/** Changing the type or tag resets the choice, which may not be among the new options. */
export function changeInput(input: BrainstormInput, change: Partial<BrainstormInput>): BrainstormInput {
  const next = { ...input, ...change };
  if (next.type !== input.type) return { ...emptyInput(next.type), id: input.id };
  if (next.tagId !== input.tagId) return { ...next, sourceId: '' };
  return next;
}

const isGame = ({ type }: BrainstormInput) => type === 'game' || type === 'search' || type === 'chart';
const toKind = (input: BrainstormInput) => (isGame(input) ? 'game' : input.type);

/** Number (from 1) of another input with the same source; 0 when there is none. */
export function findTwin(inputs: BrainstormInput[], input: BrainstormInput, sourceId: string): number {
  if (!sourceId) return 0;
  const at = inputs.findIndex(
    (other) => other.id !== input.id && toKind(other) === toKind(input) && other.sourceId === sourceId,
  );
  return at + 1;
}

const isIncludedByDefault = ({ confidence, standsIn }: SourceItem) =>
  confidence === null || confidence === 'high' || standsIn === true;

/**
 * A game without high-confidence mechanics would be unrecognizable, so its best medium one is included by default.
 */
export function addStandIn(mechanics: SourceItem[]): SourceItem[] {
  if (mechanics.some(isIncludedByDefault)) {
    return mechanics;
  }
  const best = mechanics.find(({ confidence }) => confidence === 'medium');
  return mechanics.map((item) => (item === best ? { ...item, standsIn: true } : item));
}

export const isKept = (input: BrainstormInput, item: SourceItem): boolean =>
  input.pinned.includes(item.text) ||
  input.kept.includes(item.text) ||
  (isIncludedByDefault(item) && !input.dropped.includes(item.text));

const removeText = (texts: string[], text: string) => texts.filter((one) => one !== text);

/** Includes or excludes an item; excluding also unpins it. */
export function tickItem(input: BrainstormInput, item: SourceItem, ticked: boolean): BrainstormInput {
  const { text } = item;
  const keptTexts = removeText(input.kept, text);
  const dropped = removeText(input.dropped, text);
  if (ticked)
    return { ...input, dropped, kept: isIncludedByDefault(item) ? keptTexts : [...keptTexts, text] };
  return { ...input, kept: keptTexts, dropped: [...dropped, text], pinned: removeText(input.pinned, text) };
}

export function pinItem(input: BrainstormInput, item: SourceItem, pinned: boolean): BrainstormInput {
  const rest = removeText(input.pinned, item.text);
  if (!pinned) return { ...input, pinned: rest };
  return { ...tickItem(input, item, true), pinned: [...rest, item.text] };
}

/** The items of a source, including those added by the user. */
export function listItems(input: BrainstormInput, source: ReadySource) {
  const typed = input.typed.map((text): SourceItem => ({ text, confidence: null }));
  const mechanics = [
    ...source.mechanics,
    ...typed.filter(({ text }) => !source.mechanics.some((item) => item.text === text)),
  ];
  const all = [...mechanics, ...source.metaElements];
  const keptCount = all.filter((item) => isKept(input, item)).length;
  return { mechanics, metaElements: source.metaElements, all, kept: keptCount };
}

/** Why generating isn't possible; null when it is. */
export function findReason({ inputs, sentence }: Brainstorm, sources: SourceState[]): string | null {
  if (inputs.length === 0 && !sentence.trim()) return 'Add an input or write one sentence first.';
  for (const [at, input] of inputs.entries()) {
    const source = sources[at] ?? { state: 'unchosen' };
    const name = `Input ${at + 1}`;
    if (findTwin(inputs, input, input.sourceId)) return `${name} is the same as another one.`;
    if (source.state === 'unchosen') return `Choose ${describeChoice(input)} for input ${at + 1}.`;
    if (source.state === 'loading') return `${name} is loading.`;
    if (source.state === 'failed') return `${name} could not be loaded.`;
    const { all, kept } = listItems(input, source);
    if (all.length === 0 && source.toAnalyze)
      return `Analyze ${source.name}, or type its mechanics, to generate.`;
    // A game without certain items is described by its store text.
    if (isGame(input) && !all.some(isIncludedByDefault)) continue;
    if (all.length === 0) return `${source.name} has neither mechanics nor meta elements.`;
    if (kept === 0) return `Select at least one item of ${source.name}.`;
  }
  return null;
}

function describeChoice({ type, tagId }: BrainstormInput): string {
  if (type === 'idea') return 'an idea';
  if (type === 'trend') return 'a trend';
  if (type === 'space') return 'a pair';
  return type === 'game' && !tagId ? 'a tag and a game' : 'a game';
}

/** The request's sources; only valid when `findReason` returns null. */
export function toSources({ inputs, sentence }: Brainstorm, sources: SourceState[]): BrainstormSource[] {
  const chosen = inputs.flatMap((input, at): BrainstormSource[] => {
    const source = sources[at];
    if (source?.state !== 'ready') return [];
    const { mechanics, metaElements, all } = listItems(input, source);
    const listTexts = (items: SourceItem[]) => items.map(({ text }) => text);
    const lists = {
      // The server applies the same default unless something else was included.
      keep: listTexts(
        all.filter(
          (item) =>
            isKept(input, item) && (!isIncludedByDefault(item) || (item.standsIn && input.kept.length > 0)),
        ),
      ),
      drop: listTexts(all.filter((item) => !isKept(input, item) && isIncludedByDefault(item))),
      pin: listTexts(all.filter(({ text }) => input.pinned.includes(text))),
    };
    const stored = isGame(input) ? 'game' : input.type === 'idea' ? 'idea' : undefined;
    return [
      {
        ...{ name: source.name, mechanics: listTexts(mechanics), metaElements: listTexts(metaElements) },
        ...Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0)),
        ...(stored ? { type: stored, sourceId: input.sourceId } : {}),
      },
    ];
  });
  const words = sentence.trim();
  return words ? [...chosen, { name: 'Your sentence', mechanics: [words], metaElements: [] }] : chosen;
}

/** How many of my ideas used exactly these sources, so that the next one differs. */
export function attemptsSoFar(sources: BrainstormSource[], ideas: Idea[]): number {
  const toKey = (rows: { type?: string | null; sourceId?: string | null; name: string }[]) =>
    rows
      .map(({ type, sourceId, name }) => `${type ?? ''} ${sourceId ?? name}`)
      .sort()
      .join('|');
  const wanted = toKey(sources);
  return ideas.filter((idea) => toKey(idea.sources) === wanted).length;
}

/** Restores the state kept in this tab; unknown content is ignored. */
export function parseBrainstorm(text: string): Brainstorm {
  try {
    const stored = JSON.parse(text || '{}') as Partial<Brainstorm> | null;
    const { inputs, sentence, constraints } = stored ?? {};
    return {
      inputs: (inputs ?? []).map((input) => ({ ...emptyInput(), ...input })),
      sentence: sentence ?? '',
      constraints: constraints ?? [],
    };
  } catch {
    return NOTHING;
  }
}
