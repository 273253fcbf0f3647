import { entryName, findEntry } from '../../ai/taxonomy/taxonomy.js';
import { countryName } from '../../common/countries.js';
import { keepKnownItems } from '../weekly/weekly-shares.js';
import type { LaunchGameRow } from './launches.repository.js';
import type { Launch } from './list-course.js';
import { estimateSurvival, findMedian } from './survival.js';
import type { GroupKind, LaunchCohortDto, LaunchGroupDto } from './launches.dto.js';
import { MAX_OFFERED } from './launches.dto.js';

/** Fewer games allow no conclusions. */
export const MIN_GAMES = 20;
/** Developers and categories with a single launch cannot be compared. */
const MIN_OFFERED = 2;

/** A launch with facts about its game. */
export interface DescribedLaunch extends Launch {
  game: LaunchGameRow;
  /** Taxonomy ids; null for a game that is not analyzed. */
  items: string[] | null;
}

export const toDescribedLaunch = (launch: Launch, game: LaunchGameRow): DescribedLaunch => ({
  ...launch,
  game,
  items: game.item_keys && keepKnownItems(game.item_keys),
});

/** Keys of the groups that a launch belongs to. Countries are separate lists. */
export function listKeys(kind: Exclude<GroupKind, 'country'>, { game, items }: DescribedLaunch): string[] {
  if (kind === 'developer') return game.developer_key ? [game.developer_key] : [];
  if (kind === 'category') return [...new Set(game.categories)];
  return (items ?? []).filter((id) => findEntry(id)?.kind === kind);
}

export function groupLaunches(
  kind: Exclude<GroupKind, 'country'>,
  launches: readonly DescribedLaunch[],
): Map<string, DescribedLaunch[]> {
  const groups = new Map<string, DescribedLaunch[]>();
  for (const launch of launches) {
    for (const key of listKeys(kind, launch)) {
      const group = groups.get(key);
      if (group) group.push(launch);
      else groups.set(key, [launch]);
    }
  }
  return groups;
}

export function nameGroup(kind: GroupKind, key: string, launches: readonly DescribedLaunch[]): string {
  if (kind === 'country') return countryName(key);
  if (kind === 'developer') return launches[0]?.game.developer ?? key;
  if (kind === 'category') return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
  return entryName(key);
}

/** Groups of each kind, largest first. */
export function offerGroups(
  launches: readonly DescribedLaunch[],
  country: string,
  others: readonly string[],
): LaunchGroupDto[] {
  const kinds = (['mechanic', 'meta', 'category', 'developer'] as const).flatMap((kind) =>
    [...groupLaunches(kind, launches)]
      .filter(([, own]) => own.length >= MIN_OFFERED)
      .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
      .slice(0, MAX_OFFERED)
      .map(([key, own]) => ({ kind, key, name: nameGroup(kind, key, own), n: own.length })),
  );
  const countries = [country, ...others.filter((one) => one !== country)].map((key) => ({
    kind: 'country' as const,
    key,
    name: countryName(key),
    n: key === country ? launches.length : null,
  }));
  return [...kinds, ...countries];
}

/** A group with its survival curve. */
export function toCohort(key: string, name: string, launches: readonly Launch[]): LaunchCohortDto {
  const survival = estimateSurvival(launches);
  return {
    key,
    name,
    n: launches.length,
    small: launches.length < MIN_GAMES,
    ended: launches.filter(({ ended }) => ended).length,
    median: findMedian(survival),
    survival,
    captured: true,
    weeks: [],
  };
}

/** Small groups always come last. */
export const compareCohorts = (a: LaunchCohortDto, b: LaunchCohortDto): number =>
  Number(a.small) - Number(b.small) || b.n - a.n || (a.key < b.key ? -1 : 1);
