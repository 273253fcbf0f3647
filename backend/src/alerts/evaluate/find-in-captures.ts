import { DAY_MS } from '../../common/time/clock.js';
import {
  advanceChart,
  type ChartCapture,
  type ChartState,
  isThin,
} from '../../market-events/advance-chart.rules.js';
import type { EventList } from '../../market-events/market-events.types.js';
import type { Platform } from '../../games/games.types.js';
import type { Direction, Evidence, Finding, RuleTerms } from '../alerts.types.js';

/** A chart with its captures, oldest first. */
export interface ChartSeries {
  list: EventList;
  captures: readonly ChartCapture[];
}

/** The time of day of captures varies. */
const TOLERANCE_MS = DAY_MS / 4;
/** Captures are not compared across a longer gap. */
const HOLE_MS = 2 * DAY_MS;

interface Step {
  at: Date;
  state: ChartState;
  /** Ranks of the capture alone. */
  captured: ChartCapture['ranks'];
}

/** A capture and the earlier ones to compare it with. */
interface Comparison {
  list: EventList;
  before: Step;
  capture: ChartCapture;
  /** Earlier captures of the same kind of data, oldest first. */
  steps: readonly Step[];
  /** Whether the rule watches the game. */
  isWatched: (bundleId: string) => boolean;
}

/** Finds rank changes of watched games in captures since `from`; earlier captures are only compared with. */
export function findInCaptures(
  terms: Pick<RuleTerms, 'kind' | 'condition'>,
  { list, captures }: ChartSeries,
  from: Date,
  isWatched: (bundleId: string) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  let steps: Step[] = [];
  for (const capture of captures) {
    const before = steps.at(-1);
    if (before && before.state.sample !== capture.sample) steps = [];
    else if (before && capture.capturedAt >= from)
      findings.push(...compareCapture(terms, { list, before, capture, steps, isWatched }));
    const state = advanceChart(steps.at(-1)?.state, capture);
    steps.push({ at: capture.capturedAt, state, captured: capture.ranks });
  }
  return findings;
}

function compareCapture(
  { kind, condition }: Pick<RuleTerms, 'kind' | 'condition'>,
  comparison: Comparison,
): Finding[] {
  const { top = 0, places = 0, days = 1, direction = 'either' } = condition;
  if (kind === 'enters_top') return findEntries(top, comparison);
  if (kind === 'leaves_top') return findExits(top, comparison);
  if (kind === 'moves') return findMoves({ places, days, direction }, comparison);
  return [];
}

function findEntries(top: number, comparison: Comparison): Finding[] {
  const { before, capture, isWatched } = comparison;
  const { ranks, depth } = before.state;
  const wasCut = isThin(depth, capture.depth);
  return [...capture.ranks].flatMap(([bundleId, rank]) => {
    const from = ranks.get(bundleId);
    if (rank > top || (from !== undefined && from <= top) || !isWatched(bundleId)) return [];
    // Ranks below the end of a truncated capture are unknown.
    if (from === undefined && wasCut && rank > depth) return [];
    return makeFinding(comparison, 'enters_top', bundleId, { top, from: from ?? null, to: rank });
  });
}

function findExits(top: number, comparison: Comparison): Finding[] {
  const { before, capture, isWatched } = comparison;
  const isCut = isThin(capture.depth, before.state.depth);
  return [...before.state.ranks].flatMap(([bundleId, from]) => {
    const to = capture.ranks.get(bundleId);
    if (from > top || (to !== undefined && to <= top) || !isWatched(bundleId)) return [];
    if (to === undefined && isCut && from > capture.depth) return [];
    return makeFinding(comparison, 'leaves_top', bundleId, { top, from, to: to ?? null });
  });
}

interface Move {
  places: number;
  days: number;
  direction: Direction;
}

/** Finds moves that reach the threshold with this capture; a continuing move is found once. */
function findMoves(move: Move, comparison: Comparison): Finding[] {
  const { before, capture, steps, isWatched } = comparison;
  const reference = findReference(capture.capturedAt, move.days, steps);
  if (!reference) return [];
  const earlier = findReference(before.at, move.days, steps);
  return [...capture.ranks].flatMap(([bundleId, to]) => {
    const from = reference.state.ranks.get(bundleId);
    const direction = from === undefined ? null : findDirection(move, from, to);
    if (from === undefined || direction === null || !isWatched(bundleId)) return [];
    const [was, is] = [earlier?.state.ranks.get(bundleId), before.state.ranks.get(bundleId)];
    if (was !== undefined && is !== undefined && findDirection(move, was, is) === direction) return [];
    const data = { direction, places: Math.abs(from - to), days: move.days, from, to };
    return makeFinding({ ...comparison, before: reference }, 'moves', bundleId, data);
  });
}

/** The last capture that is at least this many days older. */
function findReference(at: Date, days: number, steps: readonly Step[]): Step | undefined {
  const due = at.getTime() - days * DAY_MS;
  const found = steps.findLast((step) => step.at.getTime() <= due + TOLERANCE_MS);
  return found && found.at.getTime() >= due - HOLE_MS ? found : undefined;
}

function findDirection({ places, direction }: Move, from: number, to: number): 'up' | 'down' | null {
  if (Math.abs(from - to) < places) return null;
  const found = to < from ? 'up' : 'down';
  return direction === 'either' || direction === found ? found : null;
}

function makeFinding(
  { list, before, capture, steps }: Comparison,
  kind: Finding['kind'],
  bundleId: string,
  data: { from: number | null; to: number | null } & Record<string, unknown>,
): [Finding] {
  const { capturedAt, sample } = capture;
  const place = { ...list, platform: list.platform as Platform };
  const toEvidence = (at: Date, rank: number | null): Evidence => ({
    ...{ id: null, type: 'chart.captured' as const, occurredAt: at.toISOString() },
    ...place,
    data: { rank },
  });
  // A rank beyond the end of a truncated capture is of the last one that lists the game.
  const listed = steps.findLast(({ at, captured }) => at <= before.at && captured.has(bundleId));
  const from = data.from === null ? before : (listed ?? before);
  const chart = [list.platform, list.country, list.category, list.rankingType].join('/');
  return [
    {
      ...{ key: `${kind} ${chart} ${bundleId} ${capturedAt.toISOString()}`, kind, bundleId },
      ...{ occurredAt: capturedAt, sample, ...place, data },
      events: [toEvidence(from.at, data.from), toEvidence(capturedAt, data.to)],
    },
  ];
}
