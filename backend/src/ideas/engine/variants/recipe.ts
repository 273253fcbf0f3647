import { HARSH, LIGHTS, MEDIA, SOFT } from '../knowledge/art-directions.js';
import { openRules } from '../knowledge/families/open-rules.js';
import { type Link, turnLink } from '../knowledge/links/links.js';
import { plays } from '../knowledge/plays/plays.js';
import { parseRows } from '../knowledge/rows.js';
import { type Setting, settings } from '../knowledge/settings/settings.js';
import { businessRows, placeTwistRows, progressionRows, twistRows } from '../knowledge/shapes.js';
import { tempos } from '../knowledge/tempo.js';
import { sameKey, sentence, upperFirst } from '../phrases.js';
import { hashText, pick, type Random, randomFrom, shuffle } from '../random.js';
import { type Audience, chooseAudience, listAudiences } from './audience.js';
import { type Constraint, findPlaces } from './constraint.js';
import { chooseCore, sortTelling } from './pair.js';
import type { Table } from './read-table.js';
import type { Source, SourceItem } from './sources/sources.js';
import { nowhere } from '../knowledge/settings/nowhere.js';
import { isEnglish } from '../talk/languages.js';
import { type OwnWords, readOwnWords } from './own-words.js';
import { drawLinks } from './link.js';
import { nameVariant } from './name.js';
import { choosePlace, type Place } from './place.js';
import { chooseEarnings } from './earn.js';
import { namesPlace, toHalf, type Half } from './half.js';
import { AXES, type Axis } from './variant.types.js';

/** Everything that a variant is made of, before it is told: parts of two can be put together. */
export interface Recipe {
  id: string;
  axis: Axis;
  setting: Setting;
  /** Whether the pitch tells of the place. */
  isPlaced: boolean;
  lead: Half;
  partner: Half | undefined;
  /** What makes one game of the two, in this order; absent beside one. */
  link: Link | undefined;
  /** Kept beside the core: a third that gets in nobody's way, and what was pinned. */
  extras: SourceItem[];
  meta: Half[];
  audience: Audience;
  art: string;
  name: string;
  /** What makes a game of words of one’s own; absent beside another half and where nobody can read the words. */
  rule: Rule | undefined;
  /** The twist, progression or business of its axis, words left open. */
  shape: string;
  /** How it may go on over weeks, where neither its axis nor its sources say so. */
  weeks: string;
  /** How it earns. */
  earns: string;
  choice: string;
  risk: string;
  reward: string;
  /** For choices while it is told. */
  seed: number;
}

interface Rule {
  text: string;
  why: string;
}

const twists = parseRows(twistRows);
const placeTwists = parseRows(placeTwistRows);
const progressions = parseRows(progressionRows).map(([text = '']) => text);
const businesses = parseRows(businessRows);
const MOST_META = 3;

/** More places than these share a common word with a text by chance. */
const FEW_PLACES = 6;

/** Kinds of play that few places name, and what else people do where they fit. */
const KIN: Readonly<Record<string, string>> = {
  ...{ horde: 'defend', bullet: 'aim', melee: 'fight', rogue: 'fight', auto: 'command', empire: 'command' },
  ...{ puzzle: 'match', survive: 'defend', horror: 'hide', board: 'solve', screw: 'solve', color: 'draw' },
  ...{ word: 'tell', trivia: 'tell', social: 'tell', life: 'tell', roam: 'run', party: 'tap', spin: 'deal' },
  ...{ drift: 'race', sport: 'team', absorb: 'run', idle: 'earn', city: 'build' },
};
/** How often a place is drawn that has verbs for none, one, two or three of the kinds of play. */
const SUITS = [0.005, 0.2, 1, 1];
/** How much more often a cozy place is drawn when that is asked for. */
const COZY = 40;

/** The five variants of one attempt; another attempt uses other places, audiences and shapes. */
export function planVariants(
  { sources, places, constraint }: Pick<Table, 'sources' | 'places' | 'constraint'>,
  attempt: number,
): Recipe[] {
  const salt = hashText(JSON.stringify([sources, constraint?.text]));
  const order = rankFor(sources, constraint, salt);
  // A place that is asked for is told in each variant.
  const served = listServed(places, constraint);
  const asksForPlace = (axis: Axis) => axis === 'setting' || (constraint?.places.length ?? 0) > 0;
  const core = chooseCore(sources, constraint, randomFrom(salt + attempt * 7_919));
  if (!core) return [];
  const { lead, partner, third } = core;
  const own = partner || lead.id ? undefined : readOwnWords(lead.text, order.settings);
  // A place, words nobody can read and a few words are a title themselves.
  const isShort = own !== undefined && (own.isTitle === true || lead.text.split(' ').length < 4);
  const turns = randomFrom(salt + attempt);
  const rules = partner || lead.id ? [] : listRules(toHalf(lead, turns), own, randomFrom(salt));
  const used = [lead, ...(partner ? [partner] : [])];
  const people = listAudiences(
    used.map((item) => toHalf(item, turns)),
    randomFrom(hashText(`audience/${salt}`)),
  );
  const links = partner ? drawLinks(toHalf(lead, turns), toHalf(partner, turns), randomFrom(salt)) : [];
  return AXES.map((axis, at): Recipe => {
    const turn = attempt * AXES.length + at;
    const seed = hashText(`${salt}/${turn}`);
    const random = randomFrom(seed);
    const flipped = (axis === 'audience' || axis === 'progression') && partner?.kind === 'mechanic';
    const [first, second] = [toHalf(lead, random), partner && toHalf(partner, random)];
    const turned = flipped && second && partner.input !== null && partner.id ? second : undefined;
    const [a, b] = turned ? [turned, first] : [first, second];
    const place = own ? chooseOwnPlace(own, axis, turn) : choosePlace(served, order.settings, axis, attempt);
    const { setting } = place;
    const meta = chooseMeta(sources, used, random).map((item) => toHalf(item, random));
    const rule = nth(rules, turn);
    const halves = [first, ...(second ? [second] : [])];
    const shape = shapeFor(rule && axis === 'coreTwist' ? 'setting' : axis, order, attempt, halves);
    const isPlaced =
      setting.where !== '' && (second !== undefined || asksForPlace(axis)) && !halves.some(namesPlace);
    // Too few people whom both suit would be those of every such pair.
    const crowd = people.length >= AXES.length ? nth(people, turn) : undefined;
    // The next five meet the same links with other axes.
    const link = nth(links, turn + attempt);
    return {
      ...{ id: `${attempt}-${at}`, axis, setting, isPlaced, lead: a, partner: b, rule, meta, seed },
      link: link && turned ? turnLink(link) : link,
      extras: listExtras(sources, used, third),
      audience: chooseAudience(axis, halves, crowd, attempt),
      art: chooseArt(a, random),
      name: isShort
        ? own.name
        : nameVariant(
            { ...place, halves, sources, turn, isPlaced: isPlaced && axis === 'setting' && !own?.isOwnPlace },
            random,
          ),
      ...shape,
      earns: shape.earns || chooseEarnings(halves, meta, constraint, random),
      weeks: nth(listProgressions(order, halves), turn + 1) ?? '',
      choice: shape.choice || a.choice,
      risk: (b ?? a).risk,
      reward: a.reward,
    };
  });
}

/** A place that the words don't name themselves serves the variant that differs by its setting alone. */
const chooseOwnPlace = ({ settings: own }: OwnWords, axis: Axis, turn: number): Place => {
  const isOwn = own.every(({ id }) => id.startsWith('own:')) || own.length <= FEW_PLACES;
  return { setting: isOwn || axis === 'setting' ? (nth(own, turn) as Setting) : nowhere, titles: [] };
};

/** What makes a game of words of one’s own; nothing where nobody can read them. */
function listRules(lead: Half, own: OwnWords | undefined, random: Random): Rule[] {
  if (!isEnglish(lead.item.text)) return [];
  const isPlace =
    own?.settings.some(({ id, people }) => id.startsWith('own:') && people === 'guests') ?? false;
  const rows = isPlace ? placeTwists : lead.family ? parseRows(lead.family.rules) : parseRows(openRules);
  return shuffle(rows, random).map(([text = '', why = '']) => ({ text, why: isPlace ? '' : sentence(why) }));
}

const listExtras = (
  sources: readonly Source[],
  core: readonly SourceItem[],
  third: SourceItem | undefined,
): SourceItem[] => {
  const pinned = sources.flatMap(({ mechanics }) => mechanics.filter((item) => item.pinned));
  return [...new Set([...(third ? [third] : []), ...pinned])].filter((item) => !core.includes(item));
};

/** Places for all five: those that a designer asks for, else those that suit the sources and the mood that is asked for. */
function listServed(places: readonly Place[], constraint: Constraint | undefined): readonly Place[] {
  const wantedPlaces = (constraint?.places ?? []).map((setting) => ({ setting, titles: [] }));
  if (wantedPlaces.length > 0) return AXES.map((_, at) => nth(wantedPlaces, at) as Place);
  return asksForCozy(constraint) ? places.filter(({ setting }) => isRestful(setting)) : places;
}

interface Order {
  settings: readonly Setting[];
  twists: readonly string[][];
  progressions: readonly string[];
  businesses: readonly string[][];
}

const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

const asksForCozy = (constraint: Constraint | undefined): boolean =>
  constraint?.rules.some(({ words }) => words.includes('cozy')) ?? false;
const isRestful = ({ moods }: Setting): boolean => moods.some((one) => one === 'cozy' || one === 'calm');

function rankFor(sources: readonly Source[], constraint: Constraint | undefined, salt: number): Order {
  const random = randomFrom(salt);
  const kinds = sources.map(
    ({ mechanics: [first] }) => plays.get(first?.flavor?.like ?? first?.near ?? '')?.kind ?? '',
  );
  const isDone = (kind: string, verbs: Setting['verbs']) => kind in verbs || (KIN[kind] ?? '') in verbs;
  const cozy = asksForCozy(constraint);
  // Drawn by weight: a place where nobody does what is played there hardly ever comes first.
  const weigh = (setting: Setting): number => {
    const suits = kinds.filter((kind) => isDone(kind, setting.verbs)).length;
    const mood = cozy && isRestful(setting) ? COZY : 1;
    return (SUITS[suits] ?? 1) * mood;
  };
  const ranked = settings
    .map((setting) => ({ setting, key: random() ** (1 / weigh(setting)) }))
    .sort((a, b) => b.key - a.key)
    .map(({ setting }) => setting);
  // One's own words may name a place; it comes first, others follow.
  const named = sources
    .flatMap(({ mechanics }) => mechanics)
    .flatMap(({ id, text, quoted }) => (id || quoted ? [] : findPlaces(text)));
  const near = named.length <= FEW_PLACES ? named : [];
  return {
    settings: [...new Set([...near, ...ranked])],
    twists: shuffle(twists, random),
    progressions: shuffle(progressions, random),
    businesses: shuffle(businesses, random),
  };
}

type Shape = Pick<Recipe, 'shape' | 'earns' | 'choice'>;

/** Long games of what is played, any where nothing tells that. */
function listProgressions({ progressions }: Order, halves: readonly Half[]): readonly string[] {
  const own = halves.flatMap(({ plan }) => plan?.weeks ?? []);
  return own.length > 0 ? own : progressions;
}

function shapeFor(axis: Axis, order: Order, attempt: number, halves: readonly Half[]): Shape {
  const plain = { shape: '', earns: '', choice: '' };
  if (axis === 'coreTwist' && halves.length === 1) {
    const [shape = '', choice = ''] = nth(order.twists, attempt) ?? [];
    return { ...plain, shape, choice };
  }
  if (axis === 'progression') {
    return { ...plain, shape: nth(listProgressions(order, halves), attempt) ?? '' };
  }
  if (axis !== 'business') return plain;
  const [shape = '', earns = ''] = nth(order.businesses, attempt) ?? [];
  return { ...plain, shape, earns };
}

/** One or two of each source, those that were pinned first. */
function chooseMeta(sources: readonly Source[], used: readonly SourceItem[], random: Random): SourceItem[] {
  const taken = new Set(used.map(({ id, text }) => id ?? sameKey(text)));
  const chosen: SourceItem[] = [];
  const take = (item: SourceItem | undefined) => {
    if (!item || (chosen.length >= MOST_META && !item.pinned) || taken.has(item.id ?? sameKey(item.text)))
      return;
    taken.add(item.id ?? sameKey(item.text));
    chosen.push(item);
  };
  for (const { meta } of sources) meta.filter(({ pinned }) => pinned).forEach(take);
  for (const { meta } of sources) take(shuffle(sortTelling(meta).slice(0, MOST_META), random)[0]);
  for (const { meta } of sources)
    take(sortTelling(meta).find(({ id, text }) => !taken.has(id ?? sameKey(text))));
  return chosen;
}

function chooseArt({ group }: Half, random: Random): string {
  const tempo = group && tempos[group];
  const spoils = tempo === 'fast' || tempo === 'journey' ? SOFT : HARSH;
  const looks = [MEDIA, LIGHTS].map((list) => list.filter((look) => !spoils.test(look)));
  return upperFirst(looks.map((list) => pick(list, random)).join(', '));
}
