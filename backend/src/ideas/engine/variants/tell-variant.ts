import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { judgePair } from '../knowledge/compatible.js';
import type { Comparable, OriginItem } from '../engine.types.js';
import { joinWords, lowerFirst, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random, randomFrom } from '../random.js';
import { FRAMES, isNowhere } from './own-words.js';
import type { Recipe } from './recipe.js';
import type { Source, SourceItem } from './sources.js';
import { tellIn, type Told } from './told.js';
import type { Variant } from './variant.types.js';
import { fillWords } from './words.js';

const LONGEST_PITCH = 240;

/** A recipe with its texts in the words of its place. */
interface Telling {
  recipe: Recipe;
  fill: (text: string, told?: Told) => string;
  a: string;
  gain: string;
  use: string;
  goal: string;
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
    pressure: upperFirst(fill(recipe.press)),
    reward: upperFirst(fill(recipe.pay)),
  };
  return {
    ...{ id: recipe.id, axis: recipe.axis, name: recipe.name },
    pitch: tellPitch(telling),
    fantasy: setting.fantasy && sentence(setting.fantasy),
    setting: isNowhere(setting) ? '' : [sentence(parts.setting), setting.detail].filter(Boolean).join(' '),
    audience: `${sentence(audience.who)} The game ${audience.does}.${tellMinutes(lead)}`,
    coreLoop: {
      moment: `${sentence(fill(lead.acts[1] ?? (lead.acts[0] || lead.item.text), lead))} ${sentence(fill(lead.press))}`,
      session: tellSession(telling),
      weeks: tellWeeks(telling),
    },
    monetization: recipe.earns || tellMoney(telling),
    artDirection: sentence(recipe.art),
    comparables: listComparables(sources, kept),
    risk: tellRisk(recipe, random),
    firstTest: tellTest(recipe, random),
    why: sentence(`You choose ${fill(recipe.choice)}, ${fill(recipe.press)}, ${fill(recipe.pay)}`),
    parts,
    coreMechanics: [...core.map((told) => toCoreItem(told, telling, sources)), ...extras],
    metaElements: meta.map((told) => toMetaItem(told, telling, sources)),
    kept,
  };
}

function beginTelling(recipe: Recipe): Telling {
  const { setting, lead, partner } = recipe;
  const random = randomFrom(recipe.seed + 1);
  const fill = (text: string, told?: Told) => (told ? tellIn(setting, told, text) : fillWords(text, setting));
  return {
    recipe,
    fill,
    a: fill(lead.acts[0] ?? '', lead),
    gain: fill(lead.gain, lead),
    use: partner ? fill(partner.use, partner) : '',
    goal: pick(setting.goals, random) ?? '',
    random,
  };
}

/** The idea in a sentence or two, in the shape of its axis; the longest that fits. */
function tellPitch(telling: Telling): string {
  const { recipe, fill, a, gain, use, goal, random } = telling;
  if (!recipe.partner) return tellOwnPitch(telling);
  const where = recipe.setting.where;
  const link = `${gain} ${use}`;
  const shape = fill(recipe.shape);
  const options: Record<string, string[]> = {
    setting: [
      `To ${goal}, you ${a}: ${link}.`,
      `${upperFirst(where)}, you ${a}; ${link}.`,
      `Your job is to ${goal}. You ${a}, and ${link}.`,
    ],
    audience: [
      `For ${recipe.audience.who}: ${where}, you ${a}, and ${link}.`,
      `${upperFirst(where)}, you ${a}: ${link}. For ${recipe.audience.who}.`,
    ],
    coreTwist: [`${upperFirst(a)}: ${link}. ${shape}`, `${shape} You ${a}, and ${link}.`],
    progression: [`${shape} Day to day, you ${a}, and ${link}.`, `${shape} ${upperFirst(a)}: ${link}.`],
    business: [`${shape}. To ${goal}, you ${a}, and ${link}.`, `${shape}. You ${a}, and ${link}.`],
  };
  const list = a === '' ? tellStatement(telling, shape) : (options[recipe.axis] ?? []);
  const first = a === '' ? 0 : Math.floor(random() * list.length);
  const ordered = [...list.slice(first), ...list.slice(0, first), `${upperFirst(a)}: ${link}.`];
  return ordered.find((text) => text.length <= LONGEST_PITCH) ?? shorten(ordered.at(-1) ?? '', LONGEST_PITCH);
}

/** Words of one's own that are no clause stand before everything else, unchanged. */
function tellStatement({ recipe, gain, use }: Telling, shape: string): string[] {
  const { item } = recipe.lead;
  const said = shorten(item.text, 150).replace(/[.\s]+$/, '');
  const end = upperFirst(/[!?…]$/.test(said) ? said : `${said}.`);
  const place = `It happens ${recipe.setting.where}, where ${gain} ${use}.`;
  return [...(shape ? [`${end} ${sentence(shape)}`] : []), `${end} ${place}`, end];
}

/** Words of one's own alone: they stand first and whole, and the axis adds one thing. */
function tellOwnPitch({ recipe, fill, a, random }: Telling): string {
  const { axis, setting, audience, lead } = recipe;
  const said = sentence(shorten(lead.item.text, 130).replace(/[.\s]+$/, ''));
  const shape = sentence(fill(recipe.shape));
  const place = setting.id.startsWith('own:') || isNowhere(setting) ? '' : upperFirst(setting.where);
  const inPlace = !place ? said : a ? `${place}, you ${a}.` : `${said} It happens ${setting.where}.`;
  const occasion = setting.id.startsWith('own:') ? (setting.goals[0] ?? '') : '';
  const options: Record<string, string> = {
    setting: occasion
      ? `${said.replace(/\.$/, '')}, ${occasion}.`
      : `${inPlace} ${setting.detail || (pick(FRAMES, random) ?? '')}`,
    audience: `${inPlace} For ${audience.who}: it ${audience.does}.`,
  };
  const text = options[axis] ?? `${said} ${shape}`;
  return text.length <= LONGEST_PITCH ? text : shorten(text, LONGEST_PITCH);
}

function tellSession({ recipe, fill, gain, use }: Telling): string {
  const { lead, partner } = recipe;
  if (!partner) return `You choose ${fill(recipe.choice)}.`;
  return `${sentence(`${gain} ${use}`)} You choose ${fill((partner.play ? partner : lead).choice)}.`;
}

function tellMinutes({ minutes, unit }: Told): string {
  if (!minutes) return '';
  const [from, to] = minutes;
  return ` ${from === to ? from : `${from}–${to}`}-minute ${unit}s.`;
}

function tellWeeks({ recipe, fill }: Telling): string {
  if (recipe.axis === 'progression') return upperFirst(fill(recipe.shape));
  return recipe.meta
    .filter(({ item }) => item.id)
    .slice(0, 2)
    .map((told) => sentence(fill(told.acts[0] ?? '', told)))
    .join(' ');
}

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
    `Three ${lead.unit}s and one ${partner.unit} in gray shapes, six testers.`,
    `One evening of paper and dice: five times ${aOrAn(lead.unit)}, then ${aOrAn(partner.unit)}.`,
    `A build with no art, two ${lead.unit}s long, for eight strangers.`,
    `Ten minutes of ${aOrAn(lead.unit)} and ${aOrAn(partner.unit)} by turns, seven testers, nothing explained.`,
  ];
  const proof = pick([lead.proof, partner.proof], random) ?? lead.proof;
  return `${pick(setups, random) ?? ''} Go on if ${proof.replace(/^four of six /, '')}.`;
}

const aOrAn = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** The sources as games this one stands beside, with what it shares and what it goes without. */
export function listComparables(
  sources: readonly Source[],
  kept: readonly { source: number; items: readonly string[] }[],
): Comparable[] {
  return sources.flatMap(({ name, input, bundleId, mechanics, meta }) => {
    const items = kept.find(({ source }) => source === input)?.items ?? [];
    if (items.length === 0) return [];
    const gone = [...mechanics, ...meta].map(({ text }) => text).filter((text) => !items.includes(text));
    const rest = gone.length > 0 ? `; goes without ${joinWords(gone.slice(0, 2).map(shorter))}` : '';
    return [{ title: name, note: `Shares ${joinWords(items.map(shorter))}${rest}`, bundleId }];
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
});

/** Under the name people know, with what it comes to here; words of one's own as they are. */
function toCoreItem(told: Told, { fill }: Telling, sources: readonly Source[]): OriginItem {
  const { item, name, acts } = told;
  const rule = item.input === null ? 'complement' : 'keep';
  const content = item.id ? `${name}: ${fill(acts[0] ?? '', told)}` : item.text;
  return { content, origin: originFor(item, sources, rule) };
}

const toPlainItem = (item: SourceItem, sources: readonly Source[]): OriginItem => ({
  content: item.text,
  origin: originFor(item, sources, 'keep'),
});

const toMetaItem = (told: Told, telling: Telling, sources: readonly Source[]): OriginItem =>
  toCoreItem(told, telling, sources);
