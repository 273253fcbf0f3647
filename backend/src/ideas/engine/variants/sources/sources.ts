import { findEntry, findEntryByName } from '../../../../ai/taxonomy/taxonomy.js';
import { ANSWER_LIMITS, type BrainstormInput, type Finding, type ItemKind } from '../../engine.types.js';
import { findNamedEntries, identify } from '../../identify.js';
import { judgePair } from '../../knowledge/compatible.js';
import { findFlavor, findKind, findKindEntry } from '../../knowledge/flavors.js';
import { mechanics } from '../../knowledge/mechanics/mechanics.js';
import { oneLine, quote, sameKey, upperFirst } from '../../phrases.js';
import { type Constraint, readConstraint } from '../constraint.js';
import { type Act, CLEAR_ACT, FAIR_ACT, LEAST_ACT, listActs } from './acts.js';
import { findPlainLine } from './clauses.js';
import { isHandled } from './handled.js';
import {
  isAside,
  isPlainAct,
  LONGEST,
  names,
  type PlayedItem,
  speaks,
  VAGUE,
  tellMechanics,
  tellsKind,
} from './tell-mechanics.js';
import { isMadeForChildren, readRole } from './role.js';
import { shortenTitle } from './titles.js';
import { addArticle } from '../words.js';

/** An item of a source that may go into an idea. */
export interface SourceItem extends PlayedItem {
  text: string;
  kind: ItemKind;
  /** Nearest entry: for judging pairs, never for telling them. */
  near: string | undefined;
  /** Index of the input; null when the engine adds the item because it fits. */
  input: number | null;
  pinned: boolean;
  /** How certain the analysis of its source is; absent for words of one’s own. */
  confidence?: Finding['confidence'];
  /** Sentence of the store text that proves it. */
  evidence?: string;
  /** Found with medium or low confidence only: it stands in, visibly, for a core that nothing certain shows. */
  standsIn?: true;
  /** The game it is taken from, by its short name. */
  from?: string;
  /** The part of a quoted sentence that says what one does. */
  clause?: string;
  /** The title of its game names it. */
  titled?: true;
  /** Who one is, as its store text says it: “A detective”. */
  role?: string;
  /** Its game is made for children. */
  isForChildren?: true;
}

export interface Source {
  name: string;
  input: number;
  /** Of a stored idea or a game. */
  sourceId: string | null;
  /** Of a game. */
  bundleId: string | null;
  mechanics: SourceItem[];
  meta: SourceItem[];
  /** The sentence of its store text that surely says what one does. */
  telling?: string;
  /** What was left out, with the reason. */
  left: { text: string; why: string }[];
}

/** Two chosen items, or an item and the constraint, that do not go together. */
export interface Clash {
  one: string;
  other: string;
  reason: string;
}

export const NO_WORDS = 'it has no words; write what the player does';
/** A clause that speaks of the kind of its game needs no more to speak for it. */
const LEAST_TELLING = -0.4;
const MOST_INPUTS = 3;
const MOST_ITEMS = 60;

/** What each input brings: certain findings in the order of its text, the designer's own words as they are. */
export function readSources(inputs: readonly BrainstormInput[], constraint?: Constraint): Source[] {
  return inputs.slice(0, MOST_INPUTS).map((input, at) => {
    const { sourceId = null, type } = input;
    const bundleId = type === 'game' ? sourceId : null;
    const name = oneLine(input.name);
    const source: Source = { name, input: at, sourceId, bundleId, mechanics: [], meta: [], left: [] };
    const seen = new Set<string>();
    const read = (kind: ItemKind, texts: readonly string[]) => {
      for (const raw of texts.slice(0, MOST_ITEMS)) {
        const text = oneLine(raw);
        const key = sameKey(text) || text;
        if (!text || seen.has(key)) continue;
        seen.add(key);
        const item = readItem(source, input, kind, text, constraint);
        if (item) (item.kind === 'mechanic' ? source.mechanics : source.meta).push(item);
      }
    };
    read('mechanic', input.mechanics);
    read('meta', input.metaElements);
    const told = type === 'game' && input.text ? listActs({ name, text: input.text }) : [];
    const hasCore = source.mechanics.some((item) => item.pinned || item.id !== 'open-world');
    if (source.mechanics.length === 0) standInFor(source, input, told);
    // What is done in an open world tells more than that it is one.
    else if (!hasCore) readStoreText(source, input, told, CLEAR_ACT);
    sortByRank(source, input);
    tellMechanics(source.mechanics, input, told);
    dropUnlike(source, input, told);
    sortByText(source.meta, input);
    if (type === 'game' && input.text) describePage(source, input.text, told);
    return source;
  });
}

/** What a store text says of its game beside what is played. */
function describePage(source: Source, text: string, [best]: readonly Act[]): void {
  if (best && best.score >= FAIR_ACT) source.telling = best.line;
  const role = readRole(text);
  if (role) for (const item of source.mechanics) item.role = upperFirst(addArticle(role));
  if (isMadeForChildren(source.name, text)) for (const item of source.mechanics) item.isForChildren = true;
}

function readItem(
  source: Source,
  input: BrainstormInput,
  kind: ItemKind,
  text: string,
  constraint: Constraint | undefined,
): SourceItem | undefined {
  const has = (list: readonly string[] | undefined) =>
    list?.some((one) => sameKey(one) === sameKey(text)) ?? false;
  const leave = (why: string) => void source.left.push({ text, why });
  const pinned = has(input.pin);
  if (!/\p{L}/u.test(text)) return leave(NO_WORDS);
  if (has(input.drop)) return leave('dropped');
  const finding = input.findings?.find(({ name }) => sameKey(name) === sameKey(text));
  if (finding && finding.confidence !== 'high' && !pinned && !has(input.keep)) {
    return leave(describeDoubt(finding.confidence));
  }
  const id = entryFor(text, kind);
  const near = id ?? identify(text, kind)[0] ?? findNamedEntries(text)[0];
  const rule = constraint?.rules.find(({ excluded }) => near !== undefined && excluded.has(near));
  if (rule && !pinned && kind === 'meta')
    return leave(`it ${rule.reason} (“${constraint?.describeRule(rule) ?? ''}”)`);
  const own = id ? findEntry(id)?.kind : undefined;
  const confidence = finding && {
    confidence: finding.confidence,
    ...(finding.quote ? { evidence: finding.quote.replace(/^[^\p{L}\p{N}“"]+/u, '') } : {}),
  };
  const flavor = findFlavor(id, input.name, input.text, finding?.quote);
  return {
    ...{ text, kind: own ?? kind, id, near, input: source.input, pinned },
    ...confidence,
    ...(flavor ? { flavor } : {}),
    ...(id && isTitled(id, input.name) ? { titled: true } : {}),
    ...nameGame(input),
  };
}

const nameGame = ({ type, name }: BrainstormInput): Pick<SourceItem, 'from'> =>
  type === 'game' ? { from: shortenTitle(oneLine(name)) } : {};

const isTitled = (id: string, title: string): boolean =>
  findNamedEntries(title).includes(id) || findFlavor(id, title) !== undefined;

/**
 * Without a certain mechanic a game is not recognizable. What its store text clearly says one does takes the place, else
 * the best evidenced mechanic, told as such, else a sentence of the text.
 */
function standInFor(source: Source, input: BrainstormInput, told: readonly Act[]): void {
  const [best] = told;
  const medium = findDoubted(source, input, 'medium');
  const isClear = best !== undefined && best.score >= CLEAR_ACT;
  const titled = findFlavor('any', source.name)?.like;
  // What its title calls a game goes before what no clause of its text shows.
  const isShown = medium && told.some((act) => act.score >= LEAST_TELLING && speaks(act, medium.id));
  const isOther = titled && !isShown ? titled !== medium?.id : isClear && !names(best, medium?.id);
  if (medium && !isOther) return standIn(source, input, medium);
  if (readStoreText(source, input, told, FAIR_ACT)) return;
  const low = input.text ? findDoubted(source, input, 'low') : undefined;
  if (low) standIn(source, input, low);
  else if (!readStoreText(source, input, told, LEAST_ACT)) quoteStoreText(source, input);
}

type Doubted = Pick<SourceItem, 'text' | 'confidence'> & { id: string; quote: string | undefined };

/** The first mechanic that was left out for its confidence alone; one that was dropped by hand is not followed by a guess. */
function findDoubted(
  { left }: Source,
  { mechanics, findings = [] }: BrainstormInput,
  confidence: 'medium' | 'low',
): Doubted | undefined {
  const find = (text: string) =>
    findings.find(({ name, rejected }) => !rejected && sameKey(name) === sameKey(text));
  // That a game is an open world says little, and less where it is not certain.
  const rank = (text: string) =>
    entryFor(text, 'mechanic') === 'open-world' ? 'low' : find(text)?.confidence;
  const text = mechanics
    .map(oneLine)
    .find((text) => find(text) && find(text)?.confidence !== 'high' && rank(text) === confidence);
  const id = text && entryFor(text, 'mechanic');
  if (!id || findEntry(id)?.kind !== 'mechanic') return undefined;
  return left.some((one) => one.text === text && one.why === describeDoubt(confidence))
    ? { text, id, confidence, quote: find(text)?.quote }
    : undefined;
}

function standIn(source: Source, input: BrainstormInput, { quote, ...doubted }: Doubted): void {
  source.left = source.left.filter(({ text }) => text !== doubted.text);
  const flavor = findFlavor(doubted.id, input.name, input.text, quote);
  source.mechanics.push({
    ...{ ...doubted, kind: 'mechanic', near: doubted.id, input: source.input },
    ...{ pinned: false, standsIn: true },
    ...(flavor ? { flavor } : {}),
    ...nameGame(input),
  });
}

/** A sentence of the store text that says what one does, or that names the kind of game. @returns whether there is one */
function readStoreText(source: Source, input: BrainstormInput, told: readonly Act[], least: number): boolean {
  const { text, drop = [] } = input;
  if (!text) return false;
  const sure = told.filter(({ score }) => score >= least);
  const page = `${source.name}\n${text}`;
  const isFallback = ({ score, text: said }: Act) =>
    least === LEAST_ACT && score >= LEAST_TELLING && said.length <= LONGEST;
  const best =
    sure.find((act) => isPlainAct(act.text, page)) ??
    sure.find((act) => isPlainAct(act.text, page, 'any')) ??
    // Less plain words still tell more than none.
    sure.find(isFallback);
  // Beside a world that is certain, a sentence names one of many things to do there.
  const hasWorld = source.mechanics.length > 0;
  const found = findKind(source.name, text, hasWorld ? '' : (best?.line ?? findPlainLine(text) ?? ''));
  // That it is a world of many players says the least.
  const kind = found?.like === 'open-world' && best ? undefined : found;
  const telling = kind && told.find((act) => act.score >= LEAST_TELLING && tellsKind(act, kind));
  // What one does tells more than a kind of game that it doesn’t show.
  const isOther = !telling && best !== undefined && best.score >= FAIR_ACT;
  const flavor = isOther ? undefined : kind;
  const act = flavor ? telling : best;
  if (!flavor && !act) return false;
  const line = act?.line ?? findPlainLine(text);
  const shown = line ?? source.name;
  if (drop.some((one) => sameKey(one) === sameKey(shown))) return true;
  const item = quoteLine(source, input, shown, act?.text);
  source.mechanics.push(flavor ? { ...item, flavor } : item);
  return true;
}

/** A sentence of the store text in place of a mechanic. @param clause the part of it that says what one does */
const quoteLine = (source: Source, input: BrainstormInput, text: string, clause?: string): SourceItem => ({
  ...{ text, kind: 'mechanic', id: undefined, near: undefined, input: source.input },
  ...{ pinned: false, quoted: true },
  ...nameGame(input),
  ...(clause ? { clause } : {}),
});

/** The sentence that says most of a game, where none says what one does. @returns whether there is one */
function quoteStoreText(source: Source, input: BrainstormInput): boolean {
  const line = input.text && findPlainLine(input.text);
  if (!line || input.drop?.some((one) => sameKey(one) === sameKey(line))) return false;
  source.mechanics.push(quoteLine(source, input, line));
  return true;
}

/** What a page says one does is as likely to be true as this where what was found speaks of nothing on it. */
const TELLING = 0;

/** What the title doesn’t name and no clause says, of a kind that the page has few words of, is no core where the page says what one does. */
function findOther(
  source: Source,
  { text = '', keep = [] }: BrainstormInput,
  told: readonly Act[],
): { line: string; text?: string } | undefined {
  const [found] = source.mechanics;
  if (!found?.id || !found.confidence || found.standsIn || found.isSpoken || found.flavor) return undefined;
  const { id } = found;
  const isKept = found.pinned || keep.some((one) => sameKey(one) === sameKey(found.text));
  if (found.titled || isKept || !isAside(found, text)) return undefined;
  const page = `${source.name}\n${text}`;
  const isTold = (act: Act) => act.score >= TELLING && !speaks(act, id) && isPlainAct(act.text, page, 'any');
  const line = found.isUnlike && VAGUE.has(id) ? findPlainLine(text) : undefined;
  return told.find(isTold) ?? (line ? { line } : undefined);
}

/** A guess of which the store text has few words, or not the thing that is handled, is worth less than a sentence of it. */
function dropUnlike(source: Source, input: BrainstormInput, told: readonly Act[]): void {
  const [guess] = source.mechanics;
  const other = findOther(source, input, told);
  if (guess && other) {
    source.mechanics[0] = quoteLine(source, input, other.line, other.text);
    source.left.push({ text: guess.text, why: 'its store page speaks of other things' });
    return;
  }
  if (!guess?.standsIn || guess.line || !input.text) return;
  const known = guess.flavor ? undefined : mechanics.get(guess.id ?? '');
  const hasThing = !known || !isHandled(known) || input.text.toLowerCase().includes(known.thing);
  if ((hasThing && !guess.isUnlike) || !quoteStoreText(source, input)) return;
  source.mechanics.shift();
  source.left.push({ text: guess.text, why: describeDoubt(guess.confidence ?? 'low') });
}

const describeDoubt = (confidence: string): string => `found with ${confidence} confidence only`;

const REMARK = /[:(–—;]| - /;
/** Whether a designer says what a mechanic comes to: "Match-3 swap: line up lenses". */
export const hasRemark = (text: string): boolean => REMARK.test(text);

/** The entry whose name a text is, alone or before a remark. */
export function entryFor(text: string, kind?: ItemKind): string | undefined {
  const head = text.split(REMARK, 1)[0] ?? text;
  const named = findEntryByName(text) ?? findEntryByName(head);
  if (named) return named.id;
  // What the engine itself writes for a kind of its own: "Arrow-puzzle: free arrows".
  const own = head === text ? undefined : findKindEntry(head);
  if (own) return own;
  // A word or two in which people speak of a mechanic; a longer text is one's own.
  if (sameKey(text).split(' ').length > 2) return undefined;
  return identify(text, kind)[0] ?? identify(text)[0];
}

/** Where a game is played, or that one has to think, says little beside what is done there. */
const isBroad = ({ id = '' }: SourceItem, leads: boolean): boolean =>
  id === 'open-world' || (id === 'brain-teaser' && !leads);
/** A puzzle among fields, kitchens and clothes is a puzzle: these are what it is about, not what is played. */
const isPuzzle = ({ id = '' }: SourceItem): boolean =>
  PUZZLES.has(findEntry(id)?.family ?? '') && !SCENES.has(id);
const isTheme = ({ id = '' }: SourceItem): boolean =>
  findEntry(id)?.family === 'build-and-manage' || THEMES.has(id);
const PUZZLES = new Set(['match-and-clear', 'sort-and-think']);
const SCENES = new Set(['brain-teaser', 'hidden-object', 'point-and-click', 'physics-play']);
const THEMES = new Set(['dress-up-design', 'branching-story']);

/** Pinned first, then what the title names, then as the analysis ranks them: it weighs the whole page. */
function sortByRank(source: Source, { keep = [] }: BrainstormInput): void {
  const leave = (items: SourceItem[], isLess: (item: SourceItem, at: number) => boolean): SourceItem[] => {
    const isLeft = items.map(
      (item, at) =>
        item.confidence !== undefined &&
        !item.pinned &&
        !keep.some((one) => sameKey(one) === sameKey(item.text)) &&
        isLess(item, at),
    );
    const core = items.find((_, at) => !isLeft[at]);
    if (!core) return items;
    items.forEach(({ text }, at) => {
      if (isLeft[at]) source.left.push({ text, why: `it says little beside ${core.text}` });
    });
    return items.filter((_, at) => !isLeft[at]);
  };
  const told = leave(source.mechanics, (item, at) =>
    isBroad(item, at === 0 && !source.mechanics.some(isPuzzle)),
  ).sort((a, b) => rankItem(a) - rankItem(b));
  const isPuzzleGame = told.some((item, at) => isPuzzle(item) && (at === 0 || item.titled));
  source.mechanics = isPuzzleGame ? leave(told, isTheme) : told;
}

const rankItem = ({ pinned, titled }: SourceItem): number => (pinned ? 0 : titled ? 1 : 2);

/** In the order in which the store text tells of them, pinned first. */
function sortByText(items: SourceItem[], { findings = [] }: BrainstormInput): void {
  const places = new Map(
    items.map((item) => {
      const at = findings.find(({ name }) => sameKey(name) === sameKey(item.text))?.at;
      return [item, item.pinned ? -1 : (at ?? Number.MAX_SAFE_INTEGER)];
    }),
  );
  items.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** One's own words may rule out what another source is about: "without any violence" beside a shooter. */
function findContradiction(words: SourceItem, other: SourceItem): Clash[] {
  if (words.id || words.input === other.input || !other.near) return [];
  const { near } = other;
  const rule = readConstraint(words.text)?.rules.find(({ excluded }) => excluded.has(near));
  return rule ? [{ one: words.text, other: other.text, reason: `${quote(other.text)} ${rule.reason}.` }] : [];
}

/** What was chosen and does not go together; it is told, not silently changed. */
export function findClashes(sources: readonly Source[], constraint?: Constraint): Clash[] {
  const items = sources.flatMap(({ mechanics, meta }) => [...mechanics.slice(0, 2), ...meta]);
  const clashes = items.flatMap((a, at) => {
    const pairs = items.slice(at + 1).flatMap((b): Clash[] => {
      const judged = a.near && b.near && a.input !== b.input ? judgePair(a.near, b.near) : undefined;
      if (judged?.verdict === 'clash') return [{ one: a.text, other: b.text, reason: judged.reason }];
      return [...findContradiction(a, b), ...findContradiction(b, a)];
    });
    const rule = constraint?.rules.find(({ excluded }) => a.near !== undefined && excluded.has(a.near));
    if (rule && constraint) {
      pairs.push({ one: constraint.describeRule(rule), other: a.text, reason: `${a.text} ${rule.reason}.` });
    }
    return pairs;
  });
  return clashes.slice(0, ANSWER_LIMITS.clashes);
}
