import { analyzeText } from '../../ai/engines/built-in/built-in.engine.js';
import { findEntry, findEntryByName, taxonomyEntries } from '../../ai/taxonomy/taxonomy.js';
import type { ItemKind } from './engine.types.js';
import { knownEntry, mechanicKnowledge, metaKnowledge } from './knowledge/knowledge.js';
import { oneLine, sameKey } from './phrases.js';
import { truncate } from '../../common/text/truncate.js';

const LONGEST_ITEM = 1_000;
const REMEMBERED = 5_000;
/** Words of an item up to which one spoken word says what it is. */
const LONGEST_SPOKEN = 4;

/** Every text the engine itself writes for an entry, so that its own items are known again exactly. */
const ownTexts = new Map<string, string>();
const beats = new Map<string, string>();
const rewards = new Map<string, string>();
for (const [id, known] of Object.entries({ ...mechanicKnowledge, ...metaKnowledge })) {
  for (const text of [...known.variants, known.casual, known.rivalry]) ownTexts.set(sameKey(text), id);
  rewards.set(sameKey(known.reward), id);
  if ('beat' in known) beats.set(sameKey(known.beat), id);
}

/** Ideas still hold what the engine wrote before its texts were spelled the American way. */
const toAmerican = (key: string): string =>
  key
    .replace(/\b(defen)ce\b/g, '$1se')
    .replace(/\b(recogni|equali)s/g, '$1z')
    .replace(/\b(met)res\b/g, '$1ers')
    .replace(/\btowards\b/g, 'toward');

/** Names, longest first, for finding one inside a longer text. */
const nameKeys = taxonomyEntries
  .flatMap((entry) =>
    [entry.name, entry.id, ...(entry.aliases ?? [])].map((name) => ({ key: sameKey(name), entry })),
  )
  .filter(({ key }) => key.length > 3)
  .sort((a, b) => b.key.length - a.key.length);

/** Words in which people speak of an entry and that are neither its name nor a cue of store texts. */
const SPOKEN: Record<string, string> = {
  'match 3': 'match3-swap',
  'match three': 'match3-swap',
  merge: 'merge-items',
  roguelike: 'roguelike-run',
  roguelite: 'roguelike-run',
  rogue: 'roguelike-run',
  idle: 'idle-accumulation',
  clicker: 'idle-accumulation',
  td: 'tower-defence',
  racing: 'circuit-racing',
  race: 'circuit-racing',
  shooter: 'aimed-shooting',
  fps: 'aimed-shooting',
  farming: 'farm-production',
  farm: 'farm-production',
  cooking: 'orders-service',
  restaurant: 'orders-service',
  survivors: 'horde-survival',
  'survivor like': 'horde-survival',
  gacha: 'gacha',
  pass: 'battle-pass',
  ads: 'rewarded-ads',
  pvp: 'realtime-pvp',
  'co op': 'co-op-play',
  coop: 'co-op-play',
  guild: 'guilds',
  clan: 'guilds',
  clans: 'guilds',
  events: 'limited-events',
  league: 'ranked-league',
  energy: 'lives-energy',
  lives: 'lives-energy',
  renovation: 'decorate-renovate',
  decoration: 'decorate-renovate',
  decorate: 'decorate-renovate',
  renovate: 'decorate-renovate',
  rebuild: 'decorate-renovate',
  restore: 'decorate-renovate',
  puzzle: 'brain-teaser',
  cards: 'collectible-card',
  '4x': 'empire-4x',
  autobattler: 'auto-combat',
  'auto battler': 'auto-combat',
  platformer: 'platforming',
  runner: 'endless-runner',
  pets: 'pets-companions',
  skins: 'avatar-cosmetics',
  cosmetics: 'avatar-cosmetics',
  story: 'story-chapters',
  narrative: 'branching-story',
  collection: 'collection-album',
  album: 'collection-album',
  streak: 'streaks',
  leaderboard: 'leaderboards',
};
const spokenKeys = Object.keys(SPOKEN).sort((a, b) => b.length - a.length);

/** Singular and plural of names and spoken words, longest first. */
const namesInMessages: [string, string][] = [
  ...nameKeys.flatMap(({ key, entry }): [string, string][] => [
    [key, entry.id],
    [key.endsWith('s') ? key.slice(0, -1) : `${key}s`, entry.id],
  ]),
  // "The puzzle" in a message is what is played, whatever that is.
  ...Object.entries(SPOKEN)
    .filter(([word]) => word !== 'puzzle')
    .flatMap(([word, id]): [string, string][] => [
      [word, id],
      [`${word}s`, id],
    ]),
].sort(([a], [b]) => b.length - a.length);

const remembered = new Map<string, string[]>();

/**
 * Taxonomy ids that a free text names, best first; empty when none fits. Exact names and the engine's own wording
 * come first, then names inside the text, then what the analysis engine reads in it, then spoken words.
 */
export function identify(text: string, kind?: ItemKind): string[] {
  const line = truncate(oneLine(text), LONGEST_ITEM);
  if (!line) return [];
  let ids = remembered.get(line);
  if (!ids) {
    ids = findEntryIds(line);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(line, ids);
  }
  return kind ? ids.filter((id) => findEntry(id)?.kind === kind) : [...ids];
}

/** The entry an item of this kind stands for; an entry of the other kind when only that is named. */
export const identifyOne = (text: string, kind: ItemKind): string | undefined =>
  identify(text, kind)[0] ?? identify(text)[0];

/** Ids of the entries a message calls by name or in spoken words, in the order of the message. Nothing is guessed. */
export function findNamedEntries(text: string): string[] {
  const padded = ` ${sameKey(truncate(oneLine(text), 4_000))} `;
  const found: { id: string; at: number; length: number }[] = [];
  for (const [key, id] of namesInMessages) {
    const at = padded.indexOf(` ${key} `);
    if (at < 0) continue;
    // "guild wars" is not also "guild": the longer name has the words.
    if (found.some((one) => at >= one.at && at + key.length <= one.at + one.length)) continue;
    found.push({ id, at, length: key.length });
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ id }) => id))];
}

function findEntryIds(line: string): string[] {
  const exact = findEntryByName(line) ?? findEntryByName(head(line));
  const key = sameKey(line);
  const own = ownTexts.get(toAmerican(key));
  if (own) return [own];
  const linked = readLink(key);
  if (linked.length > 0) return linked;
  const found = new Set<string>(exact ? [exact.id] : []);
  const padded = ` ${key} `;
  const named = nameKeys
    .filter((one) => padded.includes(` ${one.key} `))
    .map(({ entry, key: name }) => ({ id: entry.id, at: padded.indexOf(` ${name} `) }))
    .sort((a, b) => a.at - b.at);
  for (const { id } of named) found.add(id);
  const { mechanics, metaElements } = analyzeText({ title: '', description: line });
  const read = [...mechanics, ...metaElements].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  for (const { id, confidence } of read) if (id && confidence === 'high') found.add(id);
  if (found.size === 0 && key.split(' ').length <= LONGEST_SPOKEN) {
    for (const spoken of spokenKeys) {
      if (padded.includes(` ${spoken} `)) found.add(SPOKEN[spoken] as string);
    }
  }
  return [...found].filter((id) => knownEntry(id)).slice(0, 6);
}

/** "Match-3 swap: clear jelly", "Guilds (10 people)" → the part before the remark. */
const head = (line: string): string => line.split(/[:(–—,;]| - /, 1)[0] ?? line;

/** "Each <beat> <reward>": the two entries of a link the engine wrote. */
function readLink(key: string): string[] {
  if (!key.startsWith('each ')) return [];
  const body = key.slice('each '.length);
  for (const [beat, id] of beats) {
    if (!body.startsWith(`${beat} `)) continue;
    const reward = rewards.get(body.slice(beat.length + 1));
    if (reward) return id === reward ? [id] : [id, reward];
  }
  for (const [reward, id] of rewards) if (body.endsWith(` ${reward}`)) return [id];
  return [];
}
