import { DAY_MS } from '../../common/time/clock.js';
import { entryName, findEntry } from '../../ai/taxonomy/taxonomy.js';
import type { DescribedLaunch } from './launch-groups.js';
import type { LaunchGameDto } from './launches.dto.js';
import type { ProofRow } from './launches.repository.js';
import type { FollowedList } from './list-course.js';
import { TREND_CAPTURES } from '../../rankings/rankings.types.js';

/** A launch as one row. */
export function toLaunchGameDto(
  launch: DescribedLaunch,
  list: FollowedList,
  proof?: ProofRow,
): LaunchGameDto {
  const { bundleId, first, days, ended, game, items } = launch;
  const { captures, ranks, gaps } = list;
  const course = ranks.slice(first).map((places) => places.get(bundleId) ?? null);
  const start = captures[first]!.day;
  return {
    bundleId,
    title: game.title,
    developer: game.developer,
    iconUrl: game.icon_url,
    firstSeen: new Date(start * DAY_MS),
    firstRank: course[0]!,
    bestRank: Math.min(...course.filter((rank) => rank !== null)),
    rank: course.at(-1) ?? null,
    days,
    state: ended ? 'left' : [...gaps].some((at) => at > first) ? 'gap' : 'charting',
    releaseDate: game.release_day === null ? null : new Date(game.release_day * DAY_MS),
    analyzed: items !== null,
    mechanics: (items ?? []).filter((id) => findEntry(id)?.kind === 'mechanic').map(entryName),
    trend: course.slice(-TREND_CAPTURES),
    proof: proof
      ? { name: proof.name, confidence: proof.confidence, quote: proof.evidence?.[0] ?? null }
      : null,
  };
}
