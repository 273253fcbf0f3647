import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { familyFor, findFamily } from '../knowledge/families.js';
import type { Family } from '../knowledge/families/family.types.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { type Group, mechanics, type MechanicTexts } from '../knowledge/mechanics/mechanics.js';
import { type Plan, plans } from '../knowledge/plans/plans.js';
import { plays, returns } from '../knowledge/plays/plays.js';
import type { ToldActs } from '../knowledge/rows.js';
import { pick, type Random, shuffle } from '../random.js';
import type { SourceItem } from './sources/sources.js';
import { PLACES, statesPlace } from './places.js';
import { findHandled, swapThing, tellThings } from './sources/handled.js';
import { asClause } from './verbs.js';
import { addArticle, pluralize } from './words.js';

/** An item as one half of a game. */
export interface Half extends Omit<MechanicTexts, 'group' | 'details'> {
  item: SourceItem;
  /** How it is played; absent where no entry tells. */
  group: Group | undefined;
  /** What words that no entry describes are told with. */
  family: Family | undefined;
  /** What is played, under a name that people know. */
  name: string;
  /** Several of what one handles or faces. */
  things: string;
  /** What a success elsewhere does for it; of a meta element only. */
  use: string;
  minutes: readonly [number, number] | undefined;
  /** What it comes to over weeks; absent where no entry tells. */
  plan: Plan | undefined;
}

/** A text that says where it happens needs no other place. */
export const namesPlace = ({ item }: Half): boolean => !item.id && !item.quoted && statesPlace(item.text);

/** What is said of words that neither an entry nor a verb explains. */
const OPEN: Omit<MechanicTexts, 'group' | 'genre' | keyof ToldActs> = {
  ...{ thing: 'try', go: 'round', at: 'in the game' },
  ...{ choice: 'when it is good enough', good: 'each good try', bad: 'a try that fails' },
  ...{ risk: 'a best round that is hard to beat', reward: 'a round worth showing' },
  proof: 'testers start again without being asked',
};
const LONG_TERM = { ...OPEN, go: 'evening', choice: 'what to put first' };

/** What only says that a game is wanted: “I want to make a game about …”. */
export const PREFACE =
  /^(?:i(?:’d| would|'d)? (?:want|like) (?:to (?:make|build|create) )?)?an? (?:\S+ )?game (?:about|where|in which|with) /i;
/** What the thing does that a text is about is not what its player does: “a city that folds up at night”. */
const ABOUT = /^(?:an?|the) ([^,.]*?)\s(who|that|which|whose)\s+(.*)$/i;

/** What words come to that no entry describes, by their verbs. */
function readFamily({ quoted, clause, text }: SourceItem): Family | undefined {
  if (quoted) return clause ? (findFamily(clause) ?? findFamily(text)) : undefined;
  const bare = text.replace(PREFACE, '');
  const [, thing = '', , does = bare] = ABOUT.exec(bare) ?? [];
  return PLACES.test(thing) ? undefined : findFamily(does);
}

/** The entry whose texts tell an item. */
export const readEntryId = ({ flavor, id = '' }: SourceItem): string => flavor?.like ?? id;

/** Whether two games have one core: one says of both what is played. */
export const isSameCore = (one: Half, other: Half): boolean =>
  readEntryId(one.item) !== '' &&
  readEntryId(one.item) === readEntryId(other.item) &&
  one.item.flavor === other.item.flavor;

/** Whether nothing is known of a game but its world: no words of its store page say what one does. */
export const isWorldOnly = ({ from, flavor, quoted, clause }: SourceItem): boolean =>
  from !== undefined && quoted === true && !flavor && !clause;

/** Whether a game is an open world and its page names nothing to do there. */
export const isOpenWorld = ({ from, flavor, id, line }: SourceItem): boolean =>
  from !== undefined && id === 'open-world' && !flavor && !line;

/** Whoever does so does it in one way, whatever the game. */
const PLAIN_VERB = /^(?:battle|connect|defeat|destroy|explore|fight|place|rotate|shoot|slide|solve)\b/;

/** How an item is told; words of one's own stay as they are. */
export function toHalf(item: SourceItem, random: Random): Half {
  const base = {
    item,
    use: '',
    things: 'tries',
    family: undefined,
    plan: tellPlan(item),
    name: item.id ? entryName(item.id) : item.text,
  };
  const minutes = item.id ? mechanicKnowledge[item.id]?.minutes : undefined;
  const known = mechanics.get(readEntryId(item));
  if (known) {
    const told = tellThings(tellKind(known, item), item);
    const own = told.thing === (item.flavor?.tell ?? String)(known.thing);
    const things = own ? (item.flavor?.tell ?? String)(pluralize(known.thing)) : pluralize(told.thing);
    // What a store page says best comes first.
    const acts = item.acts ? told.acts : shuffle(told.acts, random);
    const moment = isOwnKind(item) ? '' : told.moment;
    return { ...base, ...told, moment, things, acts, minutes };
  }
  const longTerm = item.id ? returns.get(item.id) : undefined;
  if (longTerm) {
    const acts = shuffle(longTerm.acts, random);
    const use = pick(longTerm.uses, random) ?? '';
    return { ...base, ...LONG_TERM, group: undefined, genre: base.name, acts, use, minutes };
  }
  const said = item.id ? undefined : readFamily(item);
  const family = said ?? (item.id || item.quoted ? undefined : familyFor(plays.get(item.near ?? '')?.kind));
  const acts = [item.clause ?? (item.quoted ? '' : (asClause(item.text) ?? ''))];
  // A verb of one’s own tells how it is played; of a store page only a plain one does, and an entry that is only near doesn’t.
  const group = item.quoted && !PLAIN_VERB.test(item.clause ?? '') ? undefined : said?.group;
  // What a store page calls a round is not known from a verb.
  const { go, at } = item.quoted ? OPEN : (family ?? OPEN);
  const told = { ...OPEN, genre: '', ...family };
  const handled = item.quoted ? findHandled(item.clause ?? '') : undefined;
  const things = pluralize(handled ?? told.thing);
  return {
    ...base,
    ...(handled ? swapThing(told, handled, things) : told),
    go,
    at,
    group,
    things,
    family,
    acts,
    minutes,
  };
}

/** Entries whose kinds are played so differently that what holds for one may not hold for the next. */
const VARIED = new Set(
  'auto-combat ball-bounce battle-royale city-building coin-raid creature-catch drift-stunt life-sim line-drawing physics-play sandbox-build short-runner social-deduction tap-timing tile-blast tower-defence turn-based-combat vehicle-sim'.split(
    ' ',
  ),
);
/** Whether what holds for others may not hold for a game: it is of another kind, or its page speaks of other things. */
const isOwnKind = (item: SourceItem): boolean =>
  item.isUnlike === true || (item.flavor?.genre !== undefined && VARIED.has(readEntryId(item)));

/** A plan with its rounds called what the page of its game calls them. */
function tellPlan(item: SourceItem): Plan | undefined {
  const { flavor, round } = item;
  const plan = plans.get(readEntryId(item));
  if (!plan || isOwnKind(item) || isWorldOnly(item)) return undefined;
  const go = mechanics.get(readEntryId(item))?.go ?? '';
  const tell = (text: string): string => {
    const told = flavor?.tell(text) ?? text;
    return round
      ? told.replace(
          new RegExp(`(?<!\\b(?:can|to|you|players) )\\b${go}(e?s)?\\b`, 'g'),
          (_, many?: string) => (many ? pluralize(round) : round),
        )
      : told;
  };
  return {
    ...plan,
    weeks: plan.weeks.map(tell),
    earnings: plan.earnings.map(({ sells, text }) => ({ sells, text: tell(text) })),
  };
}

/** A mechanic in the words of the kind of it that a game is: arrows instead of cars. */
function tellKind(mechanic: MechanicTexts, { flavor, acts: own, round: go }: SourceItem): MechanicTexts {
  // “on the run” → “in the level”
  const isThere = mechanic.at.endsWith(` ${mechanic.go}`);
  const known = go ? { ...mechanic, go, at: isThere ? `in the ${go}` : mechanic.at } : mechanic;
  if (!flavor) return { ...known, acts: own ?? known.acts };
  const { tell, genre } = flavor;
  const acts = own ?? (flavor.acts.length > 0 ? flavor.acts : known.acts.map(tell));
  const words = Object.fromEntries(
    Object.entries(known).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string' ? [[name, tell(text)]] : [],
    ),
  );
  return {
    ...known,
    ...words,
    group: known.group,
    acts,
    genre: genre ? addArticle(`${genre}${/(?:game|RPG)$/.test(genre) ? '' : ' game'}`) : known.genre,
  };
}
