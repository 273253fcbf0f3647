import { joinWords } from '../../../common/text/join-words.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { isNowhere, nowhere } from '../knowledge/settings/nowhere.js';
import { settings } from '../knowledge/settings/settings.js';
import { describeKind } from '../knowledge/flavors.js';
import { judgePair } from '../knowledge/compatible.js';
import type { Comparable, OriginItem } from '../engine.types.js';
import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random, randomFrom } from '../random.js';
import { blendFor } from './bridge.js';
import { writeBridge } from './write-bridge.js';
import {
  LONGEST_PITCH,
  labelShape,
  writeAudience,
  writeFirst,
  writeOwnPitch,
  writeShape,
} from './write-own-words.js';
import { hasRemark, type Source, type SourceItem } from './sources.js';
import { makeSetting } from './constraint.js';
import type { Recipe } from './recipe.js';
import { fillHalf, type Half } from './half.js';
import type { Variant } from './variant.types.js';
import { fillWords, pluralize } from './words.js';

/** A recipe with its texts in the words of its place. */
interface Writer {
  recipe: Recipe;
  fill: (text: string, half?: Half) => string;
  /** What one does in a half, in the words of the pitch. */
  listActs: (half: Half) => readonly string[];
  /** How the halves meet; absent when there is one half only. */
  bridge: { texts: string[]; session: string; why: string } | undefined;
  random: Random;
}

export function writeVariant(recipe: Recipe, sources: readonly Source[]): Variant {
  const writer = createWriter(recipe);
  const { fill, random } = writer;
  const { setting, lead, partner, audience, meta } = recipe;
  const core = [lead, ...(partner ? [partner] : [])];
  const extras = recipe.extras.map((item) => toPlainItem(item, sources));
  const used = [...core, ...meta].map(({ item }) => item).concat(recipe.extras);
  const kept = sources.map(({ name, input }) => ({
    ...{ source: input, name },
    items: used.flatMap((item) => (item.input === input ? [item.text] : [])),
  }));
  const parts = {
    setting: upperFirst(setting.where.replace(/^\S+ /, '')) || 'No place yet',
    choice: upperFirst(fill(recipe.choice)),
    pressure: upperFirst(fill(recipe.press).replace(/ press(?:es)?$/, '')),
    reward: upperFirst(fill(recipe.pay).replace(/ pays?$/, '')),
  };
  return {
    ...{ id: recipe.id, axis: recipe.axis, name: recipe.name },
    pitch: writePitch(writer),
    ...writeSetting(recipe, parts.setting),
    audience: [sentence(audience.who), audience.does && `The game ${audience.does}.`]
      .filter(Boolean)
      .join(' '),
    coreLoop: {
      moment: writeMoment(writer),
      session: writeSession(writer),
      weeks: writeWeeks(writer),
    },
    monetization: recipe.earns || writeMoney(writer),
    artDirection: sentence(recipe.art),
    comparables: listComparables(sources, kept),
    risk: writeRisk(recipe, random),
    firstTest: writeTest(recipe, random),
    why: [writer.bridge?.why ?? recipe.rule?.why ?? '', writeTension(writer)].filter(Boolean).join(' '),
    parts,
    coreMechanics: [...core.map((half) => toCoreItem(half, writer, sources)), ...extras],
    metaElements: meta.map((half) => toMetaItem(half, writer, sources)),
    kept,
  };
}

/** A place that the pitch doesn’t tell of is named and no more. */
function writeSetting(recipe: Recipe, place: string): Pick<Variant, 'setting' | 'fantasy'> {
  const { detail, fantasy } = recipe.setting;
  if (isNowhere(recipe.setting)) return { setting: '', fantasy: '' };
  if (!usesPlace(recipe)) return { setting: sentence(shortenPlace(place)), fantasy: '' };
  return {
    setting: [sentence(place), detail].filter(Boolean).join(' '),
    fantasy: fantasy && sentence(fantasy),
  };
}

/** "A hat shop where hats choose heads" → "A hat shop"; what says little alone stays whole. */
function shortenPlace(text: string): string {
  const [place = text] = text.split(/(?<! fought),? (?:where|that|whose|which|with)\b/);
  return place.split(' ').length > 2 ? place : text;
}

/** Whether the texts tell of the place; elsewhere it is named and no more. */
const usesPlace = ({ setting, isPlaced }: Recipe): boolean => isPlaced || setting.id.startsWith('own:');

/** Two acts that need no place, the ones that say most, in either order. */
function listPlainActs(half: Half, seed: number): readonly string[] {
  const acts = blendFor(half)?.acts ?? half.acts;
  const [one = '', other = one] = [...acts].sort((a, b) => b.length - a.length);
  return seed % 2 === 0 ? [one, other] : [other, one];
}

function createWriter(recipe: Recipe): Writer {
  const { setting, lead, partner, bridge } = recipe;
  // Two halves keep their own words, by which their games are known; a place changes where it happens.
  const place = !partner && usesPlace(recipe) ? setting : nowhere;
  const fill = (text: string, half?: Half) => (half ? fillHalf(place, half, text) : fillWords(text, place));
  const random = randomFrom(recipe.seed + 1);
  // A play speaks of the things of a place: without one, and for a kind of its own, the plain acts are told.
  const listActs = (half: Half): readonly string[] =>
    half.item.flavor || (place === nowhere && half.item.id) ? listPlainActs(half, recipe.seed) : half.acts;
  if (!bridge) return { recipe, fill, listActs, bridge: undefined, random };
  const halves = [lead, partner].flatMap((half) => (half?.family ? [half] : []));
  const bridgeTexts = writeBridge(bridge, randomFrom(recipe.seed));
  const judged = judgePair(lead.item.id ?? '', partner?.item.id ?? '');
  const own = recipe.extras.filter(({ id }) => !id).map(({ text }) => sentence(shorten(text, 90)));
  const join = (text: string): string => (bridge.kind === 'loose' ? [text, ...own].join(' ') : text);
  return {
    ...{ recipe, fill, listActs, random },
    bridge: {
      texts: bridgeTexts.texts.map((text) => writeFirst(halves, join(fill(text)))),
      session: fill(bridgeTexts.session),
      // The table tells of one moment in which both meet; other bridges have reasons of their own.
      why: bridge.kind === 'embody' && judged?.verdict === 'fit' ? judged.reason : fill(bridgeTexts.why),
    },
  };
}

/** The idea in a sentence or two, in the shape of its axis; the fullest that fits. */
function writePitch(writer: Writer): string {
  const { recipe, bridge, fill, random } = writer;
  if (!bridge) return writeOwnPitch(recipe, fill, random);
  const { axis } = recipe;
  const shapeText = recipe.shape && writeShape(recipe, nowhere);
  const shape = shapeText && labelShape(axis, shapeText);
  const place = recipe.isPlaced ? `${pick(PLACES, random) ?? ''} ${recipe.setting.where}.` : '';
  const texts = [...(place ? bridge.texts.map((text) => `${text} ${place}`) : []), ...bridge.texts];
  const options: Record<string, string[]> = {
    audience: [
      ...texts.map((text) => `${text} ${writeAudience(recipe)}`),
      ...texts.map((text) => `${text} For ${recipe.audience.who}.`),
    ],
  };
  const list = [...(options[axis] ?? texts.map((text) => `${text} ${shape}`.trim())), ...texts.slice(-1)];
  return list.find((text) => text.length <= LONGEST_PITCH) ?? shorten(list.at(-1) ?? '', LONGEST_PITCH);
}

/** What the sentence about the place begins with. */
const PLACES = ['Set it', 'It happens', 'Picture it', 'Put it'];

const says = (text: string, one: string, many: string): string =>
  / press$| pay$/.test(text)
    ? text.replace(/ press$| pay$/, ` ${many}`)
    : text.replace(/ presses$| pays$/, ` ${one}`);

const HARD = [
  ['keeps it tense', 'keep it tense'],
  ['makes that hard', 'make that hard'],
  ['keeps up the pressure', 'keep up the pressure'],
] as const;
const WORTH = [
  ['makes it worth it', 'make it worth it'],
  ['is what you play for', 'are what you play for'],
  ['is the reward', 'are the reward'],
] as const;

/** "to go on or to stop" → "whether to go on or to stop" */
const writeChoice = (choice: string): string => (choice.startsWith('to ') ? `whether ${choice}` : choice);

/** What one decides, what makes it hard and what it is worth; a way to earn changes none of it. */
function writeTension({ recipe, fill, random }: Writer): string {
  const { axis, lead, partner } = recipe;
  const choice = writeChoice(fill(axis === 'business' ? (partner ?? lead).choice : recipe.choice));
  const [hard, hards] = pick(HARD, random) ?? HARD[0];
  const [worth, worths] = pick(WORTH, random) ?? WORTH[0];
  const press = says(fill(axis === 'business' ? lead.press : recipe.press), hard, hards);
  const pay = says(fill(axis === 'business' ? lead.pay : recipe.pay), worth, worths);
  const forms = [
    `You decide ${choice}; ${press}, and ${pay}.`,
    `You decide ${choice}, and ${press}.`,
    `You decide ${choice}: ${pay}.`,
  ];
  // Variants that share a reason differ at least in its form.
  return forms[{ audience: 1, progression: 1, business: 2 }[axis as string] ?? 0] ?? '';
}

function writeMoment({ recipe: { lead }, fill, listActs }: Writer): string {
  const [one = '', other = one] = listActs(lead);
  const act = lead.item.id || lead.item.flavor ? fill(other, lead) : '';
  const press = says(fill(lead.press), 'keeps it tense', 'keep it tense');
  return `${sentence(act ? writeAct(act) : lead.item.text)} ${sentence(press)}`;
}

function writeSession({ recipe, fill, bridge }: Writer): string {
  const { lead, partner } = recipe;
  if (!partner)
    return `${recipe.rule ? `${fill(recipe.rule.text)} ` : ''}You decide ${writeChoice(fill(recipe.choice))}.`;
  return `${bridge?.session ?? ''}${writeMinutes(lead)} You decide ${writeChoice(fill((partner.play ? partner : lead).choice))}.`.trim();
}

function writeMinutes({ minutes, unit }: Half): string {
  if (!minutes) return '';
  const [from, to] = minutes;
  return ` ${from === to ? from : `${from}–${to}`}-minute ${pluralize(unit)}.`;
}

function writeWeeks({ recipe, fill }: Writer): string {
  if (recipe.axis === 'progression')
    return sentence(writeShape(recipe, usesPlace(recipe) ? recipe.setting : nowhere));
  return recipe.meta
    .filter(({ item }) => item.id)
    .slice(0, 2)
    .map((half) => sentence(writeAct(fill(half.acts[0] ?? '', half))))
    .join(' ');
}

/** "be known" → "you’re known", "climb" → "you climb" */
const writeAct = (act: string): string => (act.startsWith('be ') ? `you’re ${act.slice(3)}` : `you ${act}`);

const MONEY = new Set(
  'gacha battle-pass subscription vip-tiers premium-currency virtual-economy piggy-bank limited-offers rewarded-ads ad-removal premium-unlock'.split(
    ' ',
  ),
);

/** From what the sources sell; nothing when they say nothing. */
const writeMoney = ({ recipe, fill }: Writer): string =>
  recipe.meta
    .filter(({ item }) => MONEY.has(item.id ?? ''))
    .map((half) => sentence(`${half.name}: ${fill(half.acts[0] ?? '', half)}`))
    .join(' ');

function writeRisk({ lead, partner }: Recipe, random: Random): string {
  if (!partner)
    return 'Nobody has played this. If one round is not worth another, nothing built around it helps.';
  const judged = lead.item.near && partner.item.near && judgePair(lead.item.near, partner.item.near);
  if (judged && judged.verdict === 'clash') return judged.reason;
  const pitfalls = [lead, partner].flatMap(({ item, name }) => {
    const known = item.id ? mechanicKnowledge[item.id] : undefined;
    return known ? [sentence(`${name}: ${known.pitfall}`)] : [];
  });
  const long = lead.minutes?.[1];
  const two = `Two games in one. If ${aOrAn(lead.unit)} takes longer than ${long ?? 3} minutes, people never reach the next ${partner.unit}.`;
  return pick(lead.unit === partner.unit ? pitfalls : [...pitfalls, two], random) ?? two;
}

function writeTest({ lead, partner }: Recipe, random: Random): string {
  if (!partner) {
    return `One screen in gray shapes that does only this, six testers, ten minutes. Go on if ${lead.proof.replace(/^testers/, 'four')}.`;
  }
  const setups = [
    `Three ${pluralize(lead.unit)} and one ${partner.unit} in gray shapes, six testers.`,
    `One evening of paper and dice: five times ${aOrAn(lead.unit)}, then ${aOrAn(partner.unit)}.`,
    `A build with no art, two ${pluralize(lead.unit)} long, for eight strangers.`,
    `Ten minutes of ${aOrAn(lead.unit)} and ${aOrAn(partner.unit)} by turns, seven testers, nothing explained.`,
  ];
  const proof = pick([lead.proof, partner.proof], random) ?? lead.proof;
  return `${pick(setups, random) ?? ''} Go on if ${proof.replace(/^four of six /, '')}.`;
}

const aOrAn = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** The sources as games this one stands beside, with what it shares, where the store says so, and what it goes without. */
export function listComparables(
  sources: readonly Source[],
  kept: readonly { source: number; items: readonly string[] }[],
): Comparable[] {
  return sources.flatMap(({ name, input, bundleId, mechanics, meta }) => {
    const items = kept.find(({ source }) => source === input)?.items ?? [];
    if (items.length === 0) return [];
    const gone = [...mechanics, ...meta].map(({ text }) => text).filter((text) => !items.includes(text));
    const rest = gone.length > 0 ? `; goes without ${joinWords(gone.slice(0, 2).map(shorter))}` : '';
    const said = mechanics.find(({ text, evidence }) => evidence && items.includes(text))?.evidence;
    const proof = said ? `. Its store page: ${quote(said, 110)}` : '';
    return [{ title: name, note: `Shares ${joinWords(items.map(shorter))}${rest}${proof}`, bundleId }];
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
const hasOwnRemark = (half: Half): boolean =>
  hasRemark(half.item.text) &&
  !everyPlace.some((place) =>
    [...half.acts, ...(blendFor(half)?.acts ?? [])].some(
      (act) => half.item.text === `${half.name}: ${fillHalf(place, half, act)}`,
    ),
  );

/** Under the name people know, with what it comes to here; words of one's own as they are. */
function toCoreItem(half: Half, { fill, listActs }: Writer, sources: readonly Source[]): OriginItem {
  const { item } = half;
  const [act = ''] = listActs(half);
  // A kind that the store text names stands for the game as its mechanic; the sentence is kept as where it comes from.
  const name = item.quoted && item.flavor ? upperFirst(describeKind(item.flavor)) : half.name;
  const rule = item.input === null ? 'complement' : 'keep';
  const content =
    (item.id && !hasOwnRemark(half)) || (item.quoted && item.flavor)
      ? `${name}: ${fill(act, half)}`
      : item.text;
  return { content, origin: originFor(item, sources, rule) };
}

const toPlainItem = (item: SourceItem, sources: readonly Source[]): OriginItem => ({
  content: item.text,
  origin: originFor(item, sources, 'keep'),
});

const toMetaItem = (half: Half, writer: Writer, sources: readonly Source[]): OriginItem =>
  toCoreItem(half, writer, sources);
