import type { BrainstormSource, Confidence, Idea } from '../../api/types';
import { newId } from '../../api/new-id';

/** Where a source is looked for. What is chosen is an idea of mine, a game, or names of mechanics. */
export const SOURCE_TYPES = [
  ['idea', 'My Ideas'],
  ['game', 'Games'],
  ['search', 'Any game'],
  ['chart', 'Top of a chart'],
  ['trend', 'Trend'],
  ['space', 'White space'],
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number][0];

/** One source to mix, as far as it is chosen; what an idea or a game holds is read by its id. */
export interface BrainstormInput {
  id: string;
  type: SourceType;
  /** Idea id or bundle id, or the names that a trend stands for; empty until chosen. */
  sourceId: string;
  /** For games: the tag to choose among. */
  tagId: string;
  /** What a trend or a gap brings. */
  named: { name: string; mechanics: string[]; metaElements: string[] } | null;
  /** Items that are used although they don't start ticked, that stay out, and that every variant has. */
  kept: string[];
  dropped: string[];
  pinned: string[];
  /** Mechanics that the person adds. */
  typed: string[];
}

/** Everything that is mixed. */
export interface Brainstorm {
  inputs: BrainstormInput[];
  /** An idea in the person's own words, a source of its own. */
  sentence: string;
  constraints: string[];
}

export interface SourceItem {
  text: string;
  /** Null of words that are somebody's own. */
  confidence: Confidence | null;
  /** Starts ticked although it is not certain. */
  standsIn?: boolean;
}

/** What an input holds. */
export type SourceState =
  | { state: 'unchosen' }
  | { state: 'loading' }
  | { state: 'failed'; problem: string; retry: () => void }
  | ReadySource;

export interface ReadySource {
  state: 'ready';
  name: string;
  /** Developer, or what it is. */
  about: string;
  /** Undefined where there is no picture to show. */
  iconUrl?: string | null;
  /** Of a game without an analysis: it may be analyzed. */
  toAnalyze?: string;
  mechanics: SourceItem[];
  metaElements: SourceItem[];
}

export const NOTHING: Brainstorm = { inputs: [], sentence: '', constraints: [] };

export const emptyInput = (type: SourceType = 'idea'): BrainstormInput => ({
  ...{ id: newId(), type, sourceId: '', tagId: '', named: null },
  ...{ kept: [], dropped: [], pinned: [], typed: [] },
});

/** Another type or tag starts the choice again, since its source would not be among the offered ones. */
export function changeInput(input: BrainstormInput, change: Partial<BrainstormInput>): BrainstormInput {
  const next = { ...input, ...change };
  if (next.type !== input.type) return { ...emptyInput(next.type), id: input.id };
  if (next.tagId !== input.tagId) return { ...next, sourceId: '' };
  return next;
}

const isGame = ({ type }: BrainstormInput) => type === 'game' || type === 'search' || type === 'chart';
const toKind = (input: BrainstormInput) => (isGame(input) ? 'game' : input.type);

/** The number, from 1, of another input that has this source already; 0 when none has. */
export function findTwin(inputs: BrainstormInput[], input: BrainstormInput, sourceId: string): number {
  if (!sourceId) return 0;
  const at = inputs.findIndex(
    (other) => other.id !== input.id && toKind(other) === toKind(input) && other.sourceId === sourceId,
  );
  return at + 1;
}

const startsTicked = ({ confidence, standsIn }: SourceItem) =>
  confidence === null || confidence === 'high' || standsIn === true;

/** Without a certain mechanic a game would not be recognizable: the best of medium confidence starts ticked. */
export function addStandIn(mechanics: SourceItem[]): SourceItem[] {
  if (mechanics.some(startsTicked)) {
    return mechanics;
  }
  const best = mechanics.find(({ confidence }) => confidence === 'medium');
  return mechanics.map((item) => (item === best ? { ...item, standsIn: true } : item));
}

export const isKept = (input: BrainstormInput, item: SourceItem): boolean =>
  input.pinned.includes(item.text) ||
  input.kept.includes(item.text) ||
  (startsTicked(item) && !input.dropped.includes(item.text));

const without = (texts: string[], text: string) => texts.filter((one) => one !== text);

/** Ticks an item, or takes the tick off; a pin needs the tick. */
export function tickItem(input: BrainstormInput, item: SourceItem, ticked: boolean): BrainstormInput {
  const { text } = item;
  const kept = without(input.kept, text);
  const dropped = without(input.dropped, text);
  if (ticked) return { ...input, dropped, kept: startsTicked(item) ? kept : [...kept, text] };
  return { ...input, kept, dropped: [...dropped, text], pinned: without(input.pinned, text) };
}

export function pinItem(input: BrainstormInput, item: SourceItem, pinned: boolean): BrainstormInput {
  const rest = without(input.pinned, item.text);
  if (!pinned) return { ...input, pinned: rest };
  return { ...tickItem(input, item, true), pinned: [...rest, item.text] };
}

/** What an input brings, with what the person has added to it. */
export function listItems(input: BrainstormInput, source: ReadySource) {
  const typed = input.typed.map((text): SourceItem => ({ text, confidence: null }));
  const mechanics = [
    ...source.mechanics,
    ...typed.filter(({ text }) => !source.mechanics.some((item) => item.text === text)),
  ];
  const all = [...mechanics, ...source.metaElements];
  const kept = all.filter((item) => isKept(input, item)).length;
  return { mechanics, metaElements: source.metaElements, all, kept };
}

/** Why nothing can be generated yet; null when it can. */
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
    if (all.length === 0 && source.toAnalyze) return `${name} is not analyzed yet.`;
    // A game in which nothing is certain is told in the words of its store text.
    if (isGame(input) && !all.some(startsTicked)) continue;
    if (all.length === 0) return `${name} has neither mechanics nor meta elements.`;
    if (kept === 0) return `Tick at least one item of input ${at + 1}.`;
  }
  return null;
}

function describeChoice({ type, tagId }: BrainstormInput): string {
  if (type === 'idea') return 'an idea';
  if (type === 'trend') return 'a trend';
  if (type === 'space') return 'a pair';
  return type === 'game' && !tagId ? 'a tag and a game' : 'a game';
}

/** What the server is sent; call it only when nothing speaks against it. */
export function toSources({ inputs, sentence }: Brainstorm, sources: SourceState[]): BrainstormSource[] {
  const chosen = inputs.flatMap((input, at): BrainstormSource[] => {
    const source = sources[at];
    if (source?.state !== 'ready') return [];
    const { mechanics, metaElements, all } = listItems(input, source);
    const texts = (items: SourceItem[]) => items.map(({ text }) => text);
    const lists = {
      // The server lets the same item stand in, unless something else was ticked.
      keep: texts(
        all.filter(
          (item) => isKept(input, item) && (!startsTicked(item) || (item.standsIn && input.kept.length > 0)),
        ),
      ),
      drop: texts(all.filter((item) => !isKept(input, item) && startsTicked(item))),
      pin: texts(all.filter(({ text }) => input.pinned.includes(text))),
    };
    const stored = isGame(input) ? 'game' : input.type === 'idea' ? 'idea' : undefined;
    return [
      {
        ...{ name: source.name, mechanics: texts(mechanics), metaElements: texts(metaElements) },
        ...Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0)),
        ...(stored ? { type: stored, sourceId: input.sourceId } : {}),
      },
    ];
  });
  const words = sentence.trim();
  return words ? [...chosen, { name: 'Your sentence', mechanics: [words], metaElements: [] }] : chosen;
}

/** How many of my ideas were mixed from exactly these sources: the next one shall be another idea. */
export function attemptsSoFar(sources: BrainstormSource[], ideas: Idea[]): number {
  const toKey = (rows: { type?: string | null; sourceId?: string | null; name: string }[]) =>
    rows
      .map(({ type, sourceId, name }) => `${type ?? ''} ${sourceId ?? name}`)
      .sort()
      .join('|');
  const wanted = toKey(sources);
  return ideas.filter((idea) => toKey(idea.sources) === wanted).length;
}

/** Reads what an earlier page of this tab has kept; anything unknown is nothing. */
export function parseBrainstorm(text: string): Brainstorm {
  try {
    const kept = JSON.parse(text || '{}') as Partial<Brainstorm> | null;
    const { inputs, sentence, constraints } = kept ?? {};
    return {
      inputs: (inputs ?? []).map((input) => ({ ...emptyInput(), ...input })),
      sentence: sentence ?? '',
      constraints: constraints ?? [],
    };
  } catch {
    return NOTHING;
  }
}
