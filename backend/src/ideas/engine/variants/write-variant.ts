import { joinWords } from '../../../common/text/join-words.js';
import { isNowhere, nowhere } from '../knowledge/settings/nowhere.js';
import { settings } from '../knowledge/settings/settings.js';
import { describeKind } from '../knowledge/flavors.js';
import { plays } from '../knowledge/plays/plays.js';
import type { Comparable, OriginItem } from '../engine.types.js';
import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { randomFrom } from '../random.js';
import { tellsPlace, writeOwnPitch } from './write-own-words.js';
import { writeMoment, writeSession, writeWeeks } from './write-loop.js';
import { isSold } from './earn.js';
import { writePlan } from './write-plan.js';
import { writeLink, writePairPitch } from './write-pair.js';
import { isQuotable, praises } from './sources/clauses.js';
import { hasRemark, type Source, type SourceItem } from './sources/sources.js';
import { makeSetting } from './constraint.js';
import type { Recipe } from './recipe.js';
import { type Half, readEntryId } from './half.js';
import { isAnywhere } from './place.js';
import type { Variant } from './variant.types.js';
import { fillWords } from './words.js';

/** Fills the words of the place that the texts tell of. */
type Fill = (text: string) => string;

export function writeVariant(recipe: Recipe, sources: readonly Source[]): Variant {
  const { setting, lead, partner, audience, meta } = recipe;
  const random = randomFrom(recipe.seed + 1);
  // Two halves keep their own words, by which their games are known; a place changes where it happens.
  const place = !partner && tellsPlace(recipe) ? setting : nowhere;
  const fill: Fill = (text) => fillWords(text, place);
  const core = [lead, ...(partner ? [partner] : [])];
  const extras = recipe.extras.map((item) => toPlainItem(item, sources));
  const used = [...core, ...meta].map(({ item }) => item).concat(recipe.extras);
  const kept = sources.map(({ name, input }) => ({
    ...{ source: input, name },
    items: used.flatMap((item) => (item.input === input ? [item.text] : [])),
  }));
  const choice = fill(writeLink(recipe, 'choice') || recipe.choice);
  const why = partner ? writeLink(recipe, 'why') : (recipe.rule?.why ?? '');
  const plan = writePlan(recipe, choice, random);
  const parts = {
    setting: upperFirst(setting.where.replace(/^\S+ /, '')) || 'No place yet',
    choice: upperFirst(choice),
    pressure: upperFirst(fill(recipe.risk)),
    reward: upperFirst(fill(recipe.reward)),
  };
  return {
    ...{ id: recipe.id, axis: recipe.axis, name: recipe.name },
    pitch: partner ? writePairPitch(recipe) : writeOwnPitch(recipe, fill, random),
    ...writeSetting(recipe, parts.setting),
    audience: [audience.who && sentence(audience.who), audience.does && `The game ${audience.does}.`]
      .filter(Boolean)
      .join(' '),
    coreLoop: {
      moment: writeMoment(recipe, fill),
      session: writeSession(recipe, choice, fill, random),
      weeks: writeWeeks(recipe, fill, isSold),
    },
    monetization: recipe.earns,
    artDirection: sentence(recipe.art),
    comparables: listComparables(sources, kept),
    risk: plan.risk,
    firstTest: plan.test,
    why,
    parts,
    coreMechanics: [...core.map((half) => toCoreItem(half, fill, sources)), ...extras],
    metaElements: meta.map((half) => toCoreItem(half, fill, sources)),
    kept,
  };
}

function writeSetting(
  { setting, lead, partner }: Recipe,
  place: string,
): Pick<Variant, 'setting' | 'fantasy'> {
  const { detail, fantasy } = setting;
  // Two halves bring their own people and things.
  if (partner)
    return { setting: isNowhere(setting) ? '' : sentence(place), fantasy: writeFantasy(lead, partner) };
  if (isNowhere(setting)) return { setting: '', fantasy: '' };
  return {
    setting: [sentence(place), detail].filter(Boolean).join(' '),
    fantasy: fantasy && sentence(fantasy),
  };
}

/** Who moves things on a board, spins or spells is nobody by that. */
const NOBODY = new Set<Half['group']>(['board', 'order', 'merge', 'luck', 'word']);
/** Who one is by a store page, or by what is played. */
const readRole = ({ item, group, plan }: Half): string | undefined =>
  item.role ?? (NOBODY.has(group) ? undefined : plan?.role);

/** Who one is in one half and what one does in the other: “A farmer who plays solitaire”. */
function writeFantasy(one: Half, other: Half): string {
  // Who is somewhere is more of a person than who plays what is played anywhere.
  const isSomewhere = (half: Half) => half.item.role !== undefined || (readRole(half) && !isAnywhere(half));
  const [who, what] =
    isSomewhere(one) || (readRole(one) && !isSomewhere(other)) ? [one, other] : [other, one];
  const role = readRole(who);
  if (!role) return '';
  // “A sharpshooter who merges small things” is nobody; somebody whom a store page tells of may do what is played.
  const isPerson = who.item.role !== undefined && !NOBODY.has(what.group);
  const does = isPerson && what.plan && what.plan.role !== role ? what.plan.does : '';
  return sentence(does ? `${role} who ${does}` : role);
}

/** A title or a heading says nothing of a game. */
const SHORTEST_PROOF = 24;
const LONGEST_PROOF = 110;

/** The games and ideas among the sources, with what this one shares and what the store page says. */
export function listComparables(
  sources: readonly Source[],
  kept: readonly { source: number; items: readonly string[] }[],
): Comparable[] {
  const isPlayed = sources.some(({ mechanics }) => mechanics.length > 0);
  return sources.flatMap(({ name, input, sourceId, bundleId, mechanics, telling }) => {
    const items = kept.find(({ source }) => source === input)?.items ?? [];
    if (!sourceId) return [];
    // What surrounds the play is many a game’s.
    if (items.length === 0 || (isPlayed && mechanics.length === 0)) {
      return [
        {
          title: name,
          note: 'What one does in it is not known yet. Add its mechanics to compare it.',
          bundleId,
        },
      ];
    }
    const item = mechanics.find((one) => (one.line ?? one.evidence) && items.includes(one.text));
    const said = [item?.line, telling, item?.evidence].find(
      (text = '', at) => text.length <= LONGEST_PROOF && isQuotable(text) && (at < 2 || !praises(text)),
    );
    const quoted = mechanics.find((item) => item.quoted && items.includes(item.text))?.text;
    const proof = (quoted ?? said)?.replace(/[“”"]/gu, '').replace(/[\s,;:–—-]+$/u, '');
    // What surrounds the play is many a game’s; only a source that has nothing else is near by it.
    const core = mechanics.filter((item) => !item.quoted && !item.standsIn && items.includes(item.text));
    const shared = mechanics.length > 0 ? core.map(({ text }) => text) : items;
    const guessed = mechanics.find((item) => item.standsIn && items.includes(item.text));
    const notes = [
      shared.length > 0 && `In common: ${joinWords(shared.map(shorter))}.`,
      guessed && `Probably in common: ${shorter(guessed.text)}.`,
      proof && proof.length > SHORTEST_PROOF && `Its store page: ${quote(proof, LONGEST_PROOF)}`,
    ].filter(Boolean);
    const kind = mechanics.find((item) => item.flavor && items.includes(item.text))?.flavor;
    if (notes.length === 0 && kind)
      notes.push(`Its store text suggests this kind of game: ${lowerFirst(describeKind(kind))}.`);
    return [{ title: name, note: notes.join(' '), bundleId }];
  });
}

const shorter = (text: string): string => shorten(lowerFirst(text), 60);

const originFor = (item: SourceItem, sources: readonly Source[], rule: OriginItem['origin']['rule']) => ({
  rule,
  input: item.input,
  inputName: sources.find(({ input }) => input === item.input)?.name ?? null,
  sourceId: sources.find(({ input }) => input === item.input)?.sourceId ?? null,
  from: item.input === null ? null : item.text,
  taxonomyId: item.id ?? null,
  confidence: item.confidence ?? null,
});

const everyPlace = [...settings, nowhere, makeSetting('in', '')];

/** A remark of the designer's stays; one that was told here in some place is told again. */
function hasOwnRemark({ item, name, acts }: Half): boolean {
  const known = [...acts, ...(plays.get(readEntryId(item))?.acts ?? [])];
  const play = plays.get(readEntryId(item));
  return (
    hasRemark(item.text) &&
    !everyPlace.some((place) => known.some((act) => item.text === `${name}: ${fillWords(act, place, play)}`))
  );
}

/** Under the name people know, with what it comes to here; words of one's own as they are. */
function toCoreItem(half: Half, fill: Fill, sources: readonly Source[]): OriginItem {
  const { item } = half;
  const [act = ''] = half.acts;
  // A kind that the store text names stands for the game as its mechanic; the sentence is kept as where it comes from.
  const name = item.quoted && item.flavor ? upperFirst(describeKind(item.flavor)) : half.name;
  const rule = item.input === null ? 'complement' : 'keep';
  const isNamed = (item.id && !hasOwnRemark(half)) || (item.quoted && item.flavor);
  const content = isNamed ? `${name}: ${fill(act)}` : item.clause ? upperFirst(item.clause) : item.text;
  return { content, origin: originFor(item, sources, rule) };
}

const toPlainItem = (item: SourceItem, sources: readonly Source[]): OriginItem => ({
  content: item.text,
  origin: originFor(item, sources, 'keep'),
});
