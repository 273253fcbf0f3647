import type { GameMove, Platform } from '../games.types.js';
import { isSameIcon } from './icon-print.rules.js';
import { readSites, readStoreLinks } from './read-links.js';
import { isCommonTitle, readTitleKeys, squeeze } from './title-keys.rules.js';

/** A game that is known from one store only. */
export interface TitledGame {
  bundleId: string;
  platform: Platform;
  /** Titles in all storefronts; the first is the one shown. */
  titles: string[];
}

export interface MatchCandidate extends TitledGame {
  sample: boolean;
  developer: string | null;
  description: string | null;
  /** Developers' sites linked from its store pages. */
  developerSites: string[];
  /** Ids of its store pages: the package name, or track ids. */
  storeIds: string[];
  /** Icons of its store pages that have a fingerprint. */
  icons: { url: string; print: string }[];
}

export const MATCH_CLUES = [
  ...(['title', 'title_part', 'developer', 'package_name', 'description'] as const),
  ...(['store_link', 'site', 'icon'] as const),
] as const;
export type MatchClue = (typeof MATCH_CLUES)[number];

/** What both stores say about one clue, and whether that suggests the same game. */
export interface MatchEvidence {
  clue: MatchClue;
  android: string;
  ios: string;
  agrees: boolean;
}

/** `high` is linked automatically; `medium` needs a decision. */
export type MatchConfidence = 'high' | 'medium';

export interface GameMatch {
  androidBundleId: string;
  iosBundleId: string;
  confidence: MatchConfidence;
  evidence: MatchEvidence[];
}

/** Segments of package names that identify neither a developer nor a game. */
const COMMON_SEGMENTS = new Set(
  `com net org app apps game games mobile android google play free global studio studios ios www inc the`.split(
    ' ',
  ),
);
const LEGAL_FORMS =
  /\b(inc|llc|ltd|limited|gmbh|corp|corporation|co|company|oyj|oy|ab|as|sa|srl|bv|kk|pte|pty|plc|games?|studios?|entertainment|interactive|mobile|technology|network|the|hk|team|dev)\b/g;
const MIN_NAME_LENGTH = 4;
const MIN_TITLE_LENGTH = 8;
/** Share of common sentences above which two descriptions are the same text. */
const SAME_TEXT = 0.5;
const QUOTED = 120;

interface KeyedTitles {
  full: Set<string>;
  keys: Set<string>;
}

interface KeyedCandidate extends MatchCandidate, KeyedTitles {
  links: Set<string>;
  sites: Set<string>;
}

interface ScoredMatch extends GameMatch {
  score: number;
  key: string;
}

/**
 * Finds games that have one id per store. A title alone is only a clue; certainty takes a second one (developer,
 * package name, description, link, site, icon), or a title that two games are unlikely to share. No game is in two
 * matches.
 */
export function matchGames(candidates: readonly MatchCandidate[]): GameMatch[] {
  return findPairs(candidates, (a, b) => a.sample === b.sample);
}

/** Sample games that clearly equal a real game of the other store, with that game. */
export function matchSamples(candidates: readonly MatchCandidate[]): GameMove[] {
  const samples = new Set(candidates.filter(({ sample }) => sample).map(({ bundleId }) => bundleId));
  return findPairs(candidates, (a, b) => a.sample !== b.sample)
    .filter(({ confidence }) => confidence === 'high')
    .map(({ androidBundleId, iosBundleId }) =>
      samples.has(androidBundleId)
        ? { from: androidBundleId, to: iosBundleId }
        : { from: iosBundleId, to: androidBundleId },
    );
}

type PairFilter = (a: MatchCandidate, b: MatchCandidate) => boolean;

function findPairs(candidates: readonly MatchCandidate[], mayPair: PairFilter): GameMatch[] {
  const best = new Map<string, ScoredMatch>();
  for (const [key, games] of groupByKey(candidates.map(readKeys))) {
    for (const match of comparePairs(key, games, mayPair)) {
      const pair = `${match.androidBundleId} ${match.iosBundleId}`;
      if ((best.get(pair)?.score ?? 0) < match.score) best.set(pair, match);
    }
  }
  return pickPartners([...best.values()]);
}

/** Games that share a part of a title with one of the other store: only these can be in a match. */
export function findSharing(games: readonly TitledGame[]): string[] {
  const groups = groupByKey(games.map((game) => ({ ...game, ...readTitles(game) })));
  const shared = [...groups.values()].filter(
    (group) => new Set(group.map(({ platform }) => platform)).size > 1,
  );
  return [...new Set(shared.flatMap((group) => group.map(({ bundleId }) => bundleId)))];
}

/** If more games than this share a name, it is a common word. */
const MAX_SHARING = 12;

function groupByKey<Game extends KeyedTitles>(games: readonly Game[]): Map<string, Game[]> {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    for (const key of game.keys) {
      const group = groups.get(key);
      if (group) group.push(game);
      else groups.set(key, [game]);
    }
  }
  return new Map([...groups].filter(([, group]) => group.length <= MAX_SHARING));
}

function readTitles({ titles }: TitledGame): KeyedTitles {
  const keys = titles.map(readTitleKeys);
  const full = new Set(keys.map((title) => title.full).filter((key) => key !== ''));
  return { full, keys: new Set([...full, ...keys.flatMap(({ parts }) => parts)]) };
}

function readKeys(game: MatchCandidate): KeyedCandidate {
  const text = game.description ?? '';
  return {
    ...game,
    ...readTitles(game),
    links: readStoreLinks(text),
    sites: readSites([...game.developerSites, text].join(' ')),
  };
}

function* comparePairs(key: string, games: KeyedCandidate[], mayPair: PairFilter): Generator<ScoredMatch> {
  const android = games.filter(({ platform }) => platform === 'android');
  const ios = games.filter(({ platform }) => platform === 'ios');
  for (const a of android) {
    for (const b of ios) {
      if (!mayPair(a, b)) continue;
      const match = comparePair(a, b, key, android.length === 1 && ios.length === 1);
      if (match) yield match;
    }
  }
}

function comparePair(
  android: KeyedCandidate,
  ios: KeyedCandidate,
  key: string,
  isOnlyPair: boolean,
): ScoredMatch | null {
  const same = [...android.full].find((full) => ios.full.has(full));
  const evidence: MatchEvidence[] = [
    {
      clue: same ? 'title' : 'title_part',
      android: findTitle(android, same ?? key),
      ios: findTitle(ios, same ?? key),
      agrees: true,
    },
    ...compareDevelopers(android, ios),
    ...comparePackageNames(android, ios),
    ...compareDescriptions(android, ios),
    ...compareStoreLinks(android, ios),
    ...compareSites(android, ios),
    ...compareIcons(android, ios),
  ];
  const others = evidence.slice(1);
  // A developer and that developer's site count as one clue.
  const agreeing = new Set(
    others.filter(({ agrees }) => agrees).map(({ clue }) => (clue === 'site' ? 'developer' : clue)),
  ).size;
  const denied = others.some(({ clue, agrees }) => clue === 'developer' && !agrees);
  const distinctive = Boolean(same) && isDistinctive(android, same ?? '');
  if (denied && agreeing === 0 && !distinctive) return null;
  // Games of two developers may share a subtitle, which repeats in ids and texts; only what a page shows is
  // independent.
  const isShown = others.some(({ clue, agrees }) => agrees && (clue === 'store_link' || clue === 'icon'));
  if (denied && !same && !isShown) return null;
  const sure = same
    ? agreeing > 0 || (distinctive && isOnlyPair && !denied)
    : agreeing > 1 || (agreeing > 0 && isOnlyPair && !denied);
  return {
    androidBundleId: android.bundleId,
    iosBundleId: ios.bundleId,
    confidence: sure ? 'high' : 'medium',
    evidence,
    score: (same ? 4 : 2) + 2 * agreeing + (sure ? 1 : 0) - (denied ? 2 : 0),
    key,
  };
}

const findTitle = (game: KeyedCandidate, key: string): string =>
  game.titles.find((title) => {
    const { full, parts } = readTitleKeys(title);
    return full === key || parts.includes(key);
  }) ?? game.titles[0]!;

const isDistinctive = (game: KeyedCandidate, full: string): boolean =>
  (full.length >= MIN_TITLE_LENGTH || /[^a-z0-9]/.test(full)) && !isCommonTitle(findTitle(game, full));

const nameDeveloper = (name: string): string =>
  squeeze(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[.,]/g, '')
      .replace(LEGAL_FORMS, ' '),
  );

const nameSegments = (bundleId: string): string[] =>
  bundleId
    .toLowerCase()
    .split(/[._-]/)
    .filter((segment) => segment.length >= MIN_NAME_LENGTH && !COMMON_SEGMENTS.has(segment));

const holdsOther = (a: string, b: string): boolean =>
  a.length >= MIN_NAME_LENGTH && b.length >= MIN_NAME_LENGTH && (a.includes(b) || b.includes(a));

/** By name where both are known, otherwise by the developer's part of the package name. */
function compareDevelopers(android: KeyedCandidate, ios: KeyedCandidate): MatchEvidence[] {
  const { developer: a } = android;
  const { developer: b } = ios;
  if (a && b && (nameDeveloper(a) === nameDeveloper(b) || holdsOther(nameDeveloper(a), nameDeveloper(b))))
    return [{ clue: 'developer', android: a, ios: b, agrees: true }];
  const listVendors = (game: KeyedCandidate) => nameSegments(game.bundleId).slice(0, 1);
  const namesDeveloper = (segments: string[], developer: string | null) =>
    developer !== null && segments.some((segment) => holdsOther(segment, nameDeveloper(developer)));
  if (namesDeveloper(listVendors(android), b))
    return [{ clue: 'developer', android: android.bundleId, ios: b ?? '', agrees: true }];
  if (namesDeveloper(listVendors(ios), a))
    return [{ clue: 'developer', android: a ?? '', ios: ios.bundleId, agrees: true }];
  return a && b ? [{ clue: 'developer', android: a, ios: b, agrees: false }] : [];
}

/** A game known only by its track id has no package name to compare. */
function comparePackageNames(android: KeyedCandidate, ios: KeyedCandidate): MatchEvidence[] {
  const tail = nameSegments(android.bundleId).slice(1);
  const agrees = nameSegments(ios.bundleId)
    .slice(1)
    .some((segment) => tail.some((other) => segment === other && segment.length > MIN_NAME_LENGTH));
  return agrees ? [{ clue: 'package_name', android: android.bundleId, ios: ios.bundleId, agrees }] : [];
}

function compareDescriptions(android: KeyedCandidate, ios: KeyedCandidate): MatchEvidence[] {
  if (!android.description || !ios.description) return [];
  const a = readSentences(android.description);
  const b = readSentences(ios.description);
  const common = [...a.keys()].filter((sentence) => b.has(sentence));
  if (common.length === 0 || common.length / Math.min(a.size, b.size) < SAME_TEXT) return [];
  const quote = (a.get(common[0]!) ?? '').slice(0, QUOTED);
  return [{ clue: 'description', android: quote, ios: quote, agrees: true }];
}

/** The text of one store page links to the page in the other store. */
function compareStoreLinks(android: KeyedCandidate, ios: KeyedCandidate): MatchEvidence[] {
  const leads = (from: KeyedCandidate, to: KeyedCandidate) => to.storeIds.find((id) => from.links.has(id));
  const found = leads(android, ios) ?? leads(ios, android);
  if (!found) return [];
  return [
    { clue: 'store_link', android: android.bundleId, ios: ios.storeIds[0] ?? ios.bundleId, agrees: true },
  ];
}

/** Both store pages link to the same site. */
function compareSites(android: KeyedCandidate, ios: KeyedCandidate): MatchEvidence[] {
  const site = [...android.sites].find((one) => ios.sites.has(one));
  return site ? [{ clue: 'site', android: site, ios: site, agrees: true }] : [];
}

/** Both store pages show the same icon; a different one proves nothing, since icons change with the season. */
function compareIcons(android: KeyedCandidate, ios: KeyedCandidate): MatchEvidence[] {
  for (const a of android.icons)
    for (const b of ios.icons)
      if (isSameIcon(a.print, b.print)) return [{ clue: 'icon', android: a.url, ios: b.url, agrees: true }];
  return [];
}

const MAX_TEXT_LENGTH = 4_000;
const MIN_SENTENCE_LENGTH = 20;

/** Original sentences by their text without spaces and punctuation. */
function readSentences(text: string): Map<string, string> {
  const sentences = text.slice(0, MAX_TEXT_LENGTH).split(/[.!?。！？\n]+/);
  return new Map(
    sentences
      .map((sentence): [string, string] => [squeeze(sentence), sentence.trim()])
      .filter(([key]) => key.length >= MIN_SENTENCE_LENGTH),
  );
}

/** Each game's best partner; when two are equally good, neither is certain. */
function pickPartners(matches: ScoredMatch[]): GameMatch[] {
  matches.sort((a, b) => b.score - a.score || (a.androidBundleId < b.androidBundleId ? -1 : 1));
  const chosenByGame = new Map<string, ScoredMatch>();
  const picked: ScoredMatch[] = [];
  for (const match of matches) {
    const rival =
      chosenByGame.get(`a ${match.androidBundleId}`) ?? chosenByGame.get(`i ${match.iosBundleId}`);
    if (rival) {
      if (rival.score === match.score) rival.confidence = 'medium';
      continue;
    }
    chosenByGame.set(`a ${match.androidBundleId}`, match);
    chosenByGame.set(`i ${match.iosBundleId}`, match);
    picked.push(match);
  }
  return picked.map(({ androidBundleId, iosBundleId, confidence, evidence }) => ({
    androidBundleId,
    iosBundleId,
    confidence,
    evidence,
  }));
}
