import { joinWords } from '../../../common/text/join-words.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { isNowhere, nowhere } from '../knowledge/settings/nowhere.js';
import { settings } from '../knowledge/settings/settings.js';
import { describeKind } from '../knowledge/flavors.js';
import { plays } from '../knowledge/plays/plays.js';
import { judgePair } from '../knowledge/compatible.js';
import type { Comparable, OriginItem } from '../engine.types.js';
import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random, randomFrom } from '../random.js';
import { writeOwnPitch, writeShape } from './write-own-words.js';
import { writeLink, writePairPitch } from './write-pair.js';
import { isTelling } from './pair.js';
import { hasRemark, type Source, type SourceItem } from './sources.js';
import { makeSetting } from './constraint.js';
import type { Recipe } from './recipe.js';
import { type Half, readEntryId } from './half.js';
import type { Variant } from './variant.types.js';
import { fillWords, pluralize } from './words.js';

/** Fills the words of the place that the texts tell of. */
type Fill = (text: string) => string;

export function writeVariant(recipe: Recipe, sources: readonly Source[]): Variant {
  const { setting, lead, partner, audience, meta } = recipe;
  const random = randomFrom(recipe.seed + 1);
  // Two halves keep their own words, by which their games are known; a place changes where it happens.
  const place = !partner && usesPlace(recipe) ? setting : nowhere;
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
    audience: [sentence(audience.who), audience.does && `The game ${audience.does}.`]
      .filter(Boolean)
      .join(' '),
    coreLoop: {
      moment: writeMoment(recipe, fill),
      session: [writeSession(recipe, fill), `You decide ${choice}.`].filter(Boolean).join(' '),
      weeks: writeWeeks(recipe, fill),
    },
    monetization: writeMoney(recipe),
    artDirection: sentence(recipe.art),
    comparables: listComparables(sources, kept),
    risk: writeRisk(recipe, random),
    firstTest: writeTest(recipe, random),
    why,
    parts,
    coreMechanics: [...core.map((half) => toCoreItem(half, fill, sources)), ...extras],
    metaElements: meta.map((half) => toCoreItem(half, fill, sources)),
    kept,
  };
}

/** A place that the pitch doesn’t tell of is named and no more. */
function writeSetting(recipe: Recipe, place: string): Pick<Variant, 'setting' | 'fantasy'> {
  const { detail, fantasy } = recipe.setting;
  if (isNowhere(recipe.setting)) return { setting: '', fantasy: '' };
  if (!usesPlace(recipe)) return { setting: sentence(place), fantasy: '' };
  return {
    setting: [sentence(place), detail].filter(Boolean).join(' '),
    fantasy: fantasy && sentence(fantasy),
  };
}

/** Whether the texts tell of the place; elsewhere it is named and no more. */
const usesPlace = ({ setting, isPlaced }: Recipe): boolean => isPlaced || setting.id.startsWith('own:');

function writeMoment({ lead, risk, reward }: Recipe, fill: Fill): string {
  const isOwn = !lead.item.id && !lead.item.flavor;
  const act = isOwn && !lead.item.clause ? lead.item.text : `you ${fill(lead.acts.at(-1) ?? '')}`;
  return `${sentence(act)} The challenge: ${fill(risk)}. The payoff: ${fill(reward)}.`;
}

/** How long a session takes; of one’s own words, the rule that makes a game of them. */
function writeSession({ lead, partner, rule }: Recipe, fill: Fill): string {
  if (!partner) return rule ? fill(rule.text) : '';
  const [from, to] = lead.minutes ?? partner.minutes ?? [];
  if (from === undefined || to === undefined || to < 2) return '';
  return `A session takes ${from === to ? from : `${from} to ${to}`} minutes.`;
}

/** What goes on over weeks: what its axis says, what the sources have, or what suits what is played. */
function writeWeeks(recipe: Recipe, fill: Fill): string {
  if (recipe.axis === 'progression')
    return sentence(writeShape(recipe, usesPlace(recipe) ? recipe.setting : nowhere));
  const acts = recipe.meta
    .filter(({ item }) => item.id && isTelling(item) && !MONEY.has(item.id))
    .slice(0, 2)
    .map((half) => sentence(writeAct(fill(half.acts[0] ?? ''))));
  return acts.join(' ') || sentence(recipe.weeks);
}

/** "be known" → "you’re known", "climb" → "you climb" */
const writeAct = (act: string): string => (act.startsWith('be ') ? `you’re ${act.slice(3)}` : `you ${act}`);

/** How games with these earn. */
const MONEY: ReadonlyMap<string, string> = new Map([
  ['gacha', 'Random draws, with the odds on the screen.'],
  ['battle-pass', 'A season pass with a free track and a paid one.'],
  ['subscription', 'A monthly membership with fixed benefits.'],
  ['vip-tiers', 'Benefits that grow with what a player has spent.'],
  ['premium-currency', 'A second currency, sold in packs.'],
  ['virtual-economy', 'Packs of play money.'],
  ['piggy-bank', 'A savings jar that fills with play and is opened for a price.'],
  ['limited-offers', 'Bundles that are offered for a short time.'],
  ['rewarded-ads', 'Optional ads that give a small reward.'],
  ['ad-removal', 'Ads, and one purchase that removes them.'],
  ['premium-unlock', 'One purchase that opens the full game.'],
]);

/** What its axis says or what the sources sell. */
function writeMoney({ axis, earns, meta }: Recipe): string {
  if (axis === 'business') return earns;
  return meta.flatMap(({ item }) => MONEY.get(item.id ?? '') ?? []).join(' ');
}

function writeRisk({ lead, partner }: Recipe, random: Random): string {
  if (!partner)
    return 'Nobody has played this yet. If one round is no fun by itself, nothing built around it will help.';
  const judged = lead.item.near && partner.item.near && judgePair(lead.item.near, partner.item.near);
  if (judged && judged.verdict === 'clash') return judged.reason;
  const pitfalls = [lead, partner].flatMap(({ item }) => {
    const known = mechanicKnowledge[readEntryId(item)];
    return known ? [sentence(known.pitfall)] : [];
  });
  return (
    pick(pitfalls, random) ?? 'One part may be much more fun than the other, so players skip the weaker one.'
  );
}

function writeTest({ lead, partner }: Recipe, random: Random): string {
  if (!partner) {
    return `One screen in gray shapes that does only this, six testers, ten minutes. Go on if ${lead.proof.replace(/^testers/, 'four')}.`;
  }
  const [gos, gos2] = [lead.go, partner.go].map(pluralize);
  const rounds = gos === gos2 ? gos : `${gos} and ${gos2}`;
  const setups = [
    `A build in gray shapes with the rule that joins both parts, six testers, ten minutes each.`,
    `A prototype without art: ten minutes of ${rounds}, eight testers, no instructions.`,
    `Both parts in gray shapes, first with the rule that joins them and then without it, six testers.`,
    `A paper version of the rule, four colleagues, half an hour, then a build in gray shapes for six testers.`,
    `One playable ${gos === gos2 ? lead.go : `${lead.go} and ${partner.go}`} with placeholder art, five testers who think aloud while they play.`,
    `Twenty minutes of ${rounds} on a phone, two testers at a time, one playing and one watching.`,
  ];
  const proof = pick([lead.proof, partner.proof], random) ?? lead.proof;
  return `${pick(setups, random) ?? ''} Go on if ${proof}.`;
}

/** A title or a heading says nothing of a game. */
const SHORTEST_PROOF = 24;

/** The games and ideas among the sources, with what this one shares and what the store page says. */
export function listComparables(
  sources: readonly Source[],
  kept: readonly { source: number; items: readonly string[] }[],
): Comparable[] {
  return sources.flatMap(({ name, input, sourceId, bundleId, mechanics }) => {
    const items = kept.find(({ source }) => source === input)?.items ?? [];
    if (!sourceId || items.length === 0) return [];
    const item = mechanics.find((one) => (one.line ?? one.evidence) && items.includes(one.text));
    // What breaks off or only leads to a list says nothing.
    const said = [item?.line, item?.evidence].find((text = '') => /^[\p{Lu}\p{N}].*[^:\s]$/su.test(text));
    const quoted = mechanics.find((item) => item.quoted && items.includes(item.text))?.text;
    const proof = (quoted ?? said)?.replace(/[“”"]/gu, '').replace(/[\s,;:–—-]+$/u, '');
    // What surrounds the play is many a game’s; only a source that has nothing else is near by it.
    const core = mechanics.filter((item) => !item.quoted && !item.standsIn && items.includes(item.text));
    const shared = mechanics.length > 0 ? core.map(({ text }) => text) : items;
    const notes = [
      shared.length > 0 && `In common: ${joinWords(shared.map(shorter))}.`,
      proof && proof.length > SHORTEST_PROOF && `Its store page: ${quote(proof, 110)}`,
    ];
    return [{ title: name, note: notes.filter(Boolean).join(' '), bundleId }];
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
