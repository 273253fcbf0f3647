import { findEntry } from '../../../ai/taxonomy/taxonomy.js';
import { judgePair, listFits } from '../knowledge/compatible.js';
import { plays } from '../knowledge/plays/plays.js';
import { pick, type Random } from '../random.js';
import type { Constraint } from './constraint.js';
import type { Source, SourceItem } from './sources/sources.js';

/** Two items that carry an idea; a third only where it gets in nobody's way. */
export interface Core {
  lead: SourceItem;
  /** Absent beside words of one's own: what would join them is nobody's guess. */
  partner: SourceItem | undefined;
  third: SourceItem | undefined;
}

/** Join almost anything: what the engine adds to words that no table knows. */
const OPEN_PARTNERS = [
  ...['orders-service', 'tower-defence', 'creature-catch', 'branching-story', 'coin-raid', 'city-building'],
  ...['roguelike-run', 'tidy-up', 'survival-craft', 'collectible-card', 'life-sim', 'queue-jam'],
];
const CANDIDATES = 2;

/** @returns undefined when no source has anything to play */
export function chooseCore(
  sources: readonly Source[],
  constraint: Constraint | undefined,
  random: Random,
): Core | undefined {
  const isAllowed = (item: SourceItem) => item.pinned || !excludes(constraint, item.near);
  // What surrounds the play carries an idea only where nothing is known to play.
  const isPlayable = sources.some(({ mechanics }) => mechanics.length > 0);
  const bringing = sources
    .map(({ mechanics, meta }) => {
      const list = isPlayable ? mechanics : sortTelling(meta);
      const free = list.filter(isAllowed);
      return free.length > 0 ? free : list;
    })
    .filter((list) => list.length > 0);
  const [first, second, other] = bringing;
  if (!first?.[0]) return undefined;
  if (!second) return { lead: first[0], partner: findPartner(first, constraint, random), third: undefined };
  const partners = listCandidates(second);
  const pairs = listCandidates(first).flatMap((lead, a) =>
    partners.map((partner, b) => ({ lead, partner, score: scorePair(lead, partner) - a - b })),
  );
  const [best] = pairs.sort((a, b) => b.score - a.score);
  const { lead = first[0], partner = second[0] as SourceItem } = best ?? {};
  const third = other?.find(
    (item) => item.kind === 'mechanic' && !clashes(item, lead) && !clashes(item, partner),
  );
  return { lead, partner, third };
}

/** What may be the core: what the title names is it. */
function listCandidates(list: readonly SourceItem[]): SourceItem[] {
  const [first, ...rest] = list;
  if (!first) return [];
  const others = first.titled ? rest.filter(({ titled, pinned }) => titled || pinned) : rest;
  return [first, ...others].slice(0, CANDIDATES);
}

/** What says least about a game when nothing but it is known. */
const PLAIN = new Set(
  'offline-play cloud-cross-play leaderboards achievements ad-removal premium-unlock rewarded-ads subscription limited-offers chat daily-login vip-tiers premium-currency rarity-tiers boosters hint-help player-level ip-crossover'.split(
    ' ',
  ),
);
/** Whether an element says something about how a game goes on. */
export const isTelling = ({ id = '' }: SourceItem): boolean => !PLAIN.has(id);
export const sortTelling = (meta: readonly SourceItem[]): SourceItem[] =>
  [...meta].sort((a, b) => Number(isTelling(b)) - Number(isTelling(a)));

/** What comes first in a text is its core: only what gets in its way puts it second. */
function scorePair(a: SourceItem, b: SourceItem): number {
  const pinned = (a.pinned ? 10 : 0) + (b.pinned ? 10 : 0);
  if (a.near && a.near === b.near) return pinned - 3;
  const judged = a.near && b.near ? judgePair(a.near, b.near) : undefined;
  return pinned + (judged?.verdict === 'fit' ? 0.9 : judged?.verdict === 'clash' ? -4 : 0);
}

const clashes = (a: SourceItem, b: SourceItem): boolean =>
  (a.near !== undefined && a.near === b.near) ||
  (a.near !== undefined && b.near !== undefined && judgePair(a.near, b.near)?.verdict === 'clash');

export const excludes = (constraint: Constraint | undefined, id: string | undefined): boolean =>
  id !== undefined && (constraint?.rules.some(({ excluded }) => excluded.has(id)) ?? false);

/** The second half of an idea from one source: its own next mechanic, else one that fits the first. */
function findPartner(
  [lead, ...rest]: readonly SourceItem[],
  constraint: Constraint | undefined,
  random: Random,
): SourceItem | undefined {
  const own = rest.find((item) => lead && !clashes(item, lead) && item.kind === 'mechanic');
  if (own && (own.pinned || random() < 0.85)) return own;
  const near = lead?.near ?? lead?.flavor?.like;
  if (!lead?.id && !lead?.flavor) return own;
  const fits = near ? listFits(near) : [];
  const open = (fits.length > 0 ? fits : OPEN_PARTNERS).filter(
    (id) => plays.has(id) && id !== near && !excludes(constraint, id),
  );
  const id = pick(open, random) ?? 'orders-service';
  const text = findEntry(id)?.name ?? id;
  return { text, kind: 'mechanic', id, near: id, input: null, pinned: false };
}
