import { joinWords } from '../../../common/text/join-words.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { isNowhere, nowhere } from '../knowledge/settings/nowhere.js';
import { settings } from '../knowledge/settings/settings.js';
import { sayKind } from '../knowledge/flavors.js';
import { judgePair } from '../knowledge/compatible.js';
import type { Comparable, OriginItem } from '../engine.types.js';
import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random, randomFrom } from '../random.js';
import { blendFor } from './bridge.js';
import { tellBridge } from './tell-bridge.js';
import { LONGEST_PITCH, labelShape, tellAudience, tellFirst, tellOwnPitch, tellShape } from './tell-own.js';
import { hasRemark, type Source, type SourceItem } from './sources.js';
import { makeSetting } from './constraint.js';
import type { Recipe } from './recipe.js';
import { tellIn, type Told } from './told.js';
import type { Variant } from './variant.types.js';
import { fillWords, pluralize } from './words.js';

/** A recipe with its texts in the words of its place. */
interface Telling {
  recipe: Recipe;
  fill: (text: string, told?: Told) => string;
  /** What one does in a half, in the words of the pitch. */
  listActs: (told: Told) => readonly string[];
  /** How the halves meet; absent when there is one half only. */
  bridge: { texts: string[]; session: string; why: string } | undefined;
  random: Random;
}

export function tellVariant(recipe: Recipe, sources: readonly Source[]): Variant {
  const telling = beginTelling(recipe);
  const { fill, random } = telling;
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
    pitch: tellPitch(telling),
    ...tellSetting(recipe, parts.setting),
    audience: [sentence(audience.who), audience.does && `The game ${audience.does}.`]
      .filter(Boolean)
      .join(' '),
    coreLoop: {
      moment: tellMoment(telling),
      session: tellSession(telling),
      weeks: tellWeeks(telling),
    },
    monetization: recipe.earns || tellMoney(telling),
    artDirection: sentence(recipe.art),
    comparables: listComparables(sources, kept),
    risk: tellRisk(recipe, random),
    firstTest: tellTest(recipe, random),
    why: [telling.bridge?.why ?? recipe.rule?.why ?? '', tellTension(telling)].filter(Boolean).join(' '),
    parts,
    coreMechanics: [...core.map((told) => toCoreItem(told, telling, sources)), ...extras],
    metaElements: meta.map((told) => toMetaItem(told, telling, sources)),
    kept,
  };
}

/** A place that the pitch doesn’t tell of is named and no more. */
function tellSetting(recipe: Recipe, place: string): Pick<Variant, 'setting' | 'fantasy'> {
  const { detail, fantasy } = recipe.setting;
  if (isNowhere(recipe.setting)) return { setting: '', fantasy: '' };
  if (!isTold(recipe)) return { setting: sentence(shortenPlace(place)), fantasy: '' };
  return {
    setting: [sentence(place), detail].filter(Boolean).join(' '),
    fantasy: fantasy && sentence(fantasy),
  };
}

/** "A hat shop where hats choose heads" → "A hat shop"; what says little alone stays whole. */
const shortenPlace = (text: string): string =>
  /^(\S+ \S+ .*?\S),? (?:where|that|who|whose|which|with)\b/.exec(text)?.[1] ?? text;

/** Whether the texts tell of the place; elsewhere it is named and no more. */
const isTold = ({ setting, isPlaced }: Recipe): boolean => isPlaced || setting.id.startsWith('own:');

/** Two acts that need no place, the ones that say most, in either order. */
function listPlainActs(told: Told, seed: number): readonly string[] {
  const acts = blendFor(told)?.acts ?? told.acts;
  const [one = '', other = one] = [...acts].sort((a, b) => b.length - a.length);
  return seed % 2 === 0 ? [one, other] : [other, one];
}

function beginTelling(recipe: Recipe): Telling {
  const { setting, lead, partner, bridge } = recipe;
  // Two halves keep their own words, by which their games are known; a place changes where it happens.
  const place = !partner && isTold(recipe) ? setting : nowhere;
  const fill = (text: string, told?: Told) => (told ? tellIn(place, told, text) : fillWords(text, place));
  const random = randomFrom(recipe.seed + 1);
  // A play speaks of the things of a place: without one, and for a kind of its own, the plain acts are told.
  const listActs = (told: Told): readonly string[] =>
    told.item.flavor || (place === nowhere && told.item.id) ? listPlainActs(told, recipe.seed) : told.acts;
  if (!bridge) return { recipe, fill, listActs, bridge: undefined, random };
  const halves = [lead, partner].flatMap((told) => (told?.family ? [told] : []));
  const told = tellBridge(bridge, randomFrom(recipe.seed));
  const judged = judgePair(lead.item.id ?? '', partner?.item.id ?? '');
  const own = recipe.extras.filter(({ id }) => !id).map(({ text }) => sentence(shorten(text, 90)));
  const join = (text: string): string => (bridge.kind === 'loose' ? [text, ...own].join(' ') : text);
  return {
    ...{ recipe, fill, listActs, random },
    bridge: {
      texts: told.texts.map((text) => tellFirst(halves, join(fill(text)))),
      session: fill(told.session),
      // The table tells of one moment in which both meet; other bridges have reasons of their own.
      why: bridge.kind === 'embody' && judged?.verdict === 'fit' ? judged.reason : fill(told.why),
    },
  };
}

/** The idea in a sentence or two, in the shape of its axis; the fullest that fits. */
function tellPitch(telling: Telling): string {
  const { recipe, bridge, fill, random } = telling;
  if (!bridge) return tellOwnPitch(recipe, fill, random);
  const { axis } = recipe;
  const told = recipe.shape && tellShape(recipe, nowhere);
  const shape = told && labelShape(axis, told);
  const place = recipe.isPlaced ? `${pick(PLACES, random) ?? ''} ${recipe.setting.where}.` : '';
  const texts = [...(place ? bridge.texts.map((text) => `${text} ${place}`) : []), ...bridge.texts];
  const options: Record<string, string[]> = {
    audience: [
      ...texts.map((text) => `${text} ${tellAudience(recipe)}`),
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
const tellChoice = (choice: string): string => (choice.startsWith('to ') ? `whether ${choice}` : choice);

/** What one decides, what makes it hard and what it is worth; a way to earn changes none of it. */
function tellTension({ recipe, fill, random }: Telling): string {
  const { axis, lead, partner } = recipe;
  const choice = tellChoice(fill(axis === 'business' ? (partner ?? lead).choice : recipe.choice));
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

function tellMoment({ recipe: { lead }, fill, listActs }: Telling): string {
  const [one = '', other = one] = listActs(lead);
  const act = lead.item.id || lead.item.flavor ? fill(other, lead) : '';
  const press = says(fill(lead.press), 'keeps it tense', 'keep it tense');
  return `${sentence(act ? tellAct(act) : lead.item.text)} ${sentence(press)}`;
}

function tellSession({ recipe, fill, bridge }: Telling): string {
  const { lead, partner } = recipe;
  if (!partner)
    return `${recipe.rule ? `${fill(recipe.rule.text)} ` : ''}You decide ${tellChoice(fill(recipe.choice))}.`;
  return `${bridge?.session ?? ''}${tellMinutes(lead)} You decide ${tellChoice(fill((partner.play ? partner : lead).choice))}.`.trim();
}

function tellMinutes({ minutes, unit }: Told): string {
  if (!minutes) return '';
  const [from, to] = minutes;
  return ` ${from === to ? from : `${from}–${to}`}-minute ${pluralize(unit)}.`;
}

function tellWeeks({ recipe, fill }: Telling): string {
  if (recipe.axis === 'progression')
    return sentence(tellShape(recipe, isTold(recipe) ? recipe.setting : nowhere));
  return recipe.meta
    .filter(({ item }) => item.id)
    .slice(0, 2)
    .map((told) => sentence(tellAct(fill(told.acts[0] ?? '', told))))
    .join(' ');
}

/** "be known" → "you’re known", "climb" → "you climb" */
const tellAct = (act: string): string => (act.startsWith('be ') ? `you’re ${act.slice(3)}` : `you ${act}`);

const MONEY = new Set(
  'gacha battle-pass subscription vip-tiers premium-currency virtual-economy piggy-bank limited-offers rewarded-ads ad-removal premium-unlock'.split(
    ' ',
  ),
);

/** From what the sources sell; nothing when they say nothing. */
const tellMoney = ({ recipe, fill }: Telling): string =>
  recipe.meta
    .filter(({ item }) => MONEY.has(item.id ?? ''))
    .map((told) => sentence(`${told.name}: ${fill(told.acts[0] ?? '', told)}`))
    .join(' ');

function tellRisk({ lead, partner }: Recipe, random: Random): string {
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

function tellTest({ lead, partner }: Recipe, random: Random): string {
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
const hasOwnRemark = (told: Told): boolean =>
  hasRemark(told.item.text) &&
  !everyPlace.some((place) =>
    [...told.acts, ...(blendFor(told)?.acts ?? [])].some(
      (act) => told.item.text === `${told.name}: ${tellIn(place, told, act)}`,
    ),
  );

/** Under the name people know, with what it comes to here; words of one's own as they are. */
function toCoreItem(told: Told, { fill, listActs }: Telling, sources: readonly Source[]): OriginItem {
  const { item } = told;
  const [act = ''] = listActs(told);
  // A kind that the store text names stands for the game as its mechanic; the sentence is kept as where it comes from.
  const name = item.quoted && item.flavor ? upperFirst(sayKind(item.flavor)) : told.name;
  const rule = item.input === null ? 'complement' : 'keep';
  const content =
    (item.id && !hasOwnRemark(told)) || (item.quoted && item.flavor)
      ? `${name}: ${fill(act, told)}`
      : item.text;
  return { content, origin: originFor(item, sources, rule) };
}

const toPlainItem = (item: SourceItem, sources: readonly Source[]): OriginItem => ({
  content: item.text,
  origin: originFor(item, sources, 'keep'),
});

const toMetaItem = (told: Told, telling: Telling, sources: readonly Source[]): OriginItem =>
  toCoreItem(told, telling, sources);
