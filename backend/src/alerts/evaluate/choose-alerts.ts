import { formatDay, DAY_MS } from '../../common/time/clock.js';
import { type Finding, MAX_AT_ONCE } from '../alerts.types.js';

/** The earlier alerts of a rule. */
export interface PastAlerts {
  /** Time of the last alert by subject. */
  last: Map<string, Date>;
  /** Number of alerts, and whether there is a summary, by UTC day. */
  days: Map<string, { alerts: number; summary: boolean }>;
}

export interface ChosenAlert {
  /** More than one makes a summary. */
  findings: Finding[];
  /** UTC day of a summary; null for a single alert. Later findings of the day join the summary. */
  summaryDay: string | null;
}

export interface Choice {
  alerts: ChosenAlert[];
  /** Suppressed by the cool-down. */
  suppressed: Finding[];
}

/** Key of the game or chart that a finding is about. */
export const toSubjectKey = ({ bundleId, platform, country, category, rankingType }: Finding): string =>
  bundleId ?? [platform, country, category, rankingType].join('/');

/**
 * Chooses the findings that become alerts: each finding once, each game at most once per cool-down, and one summary
 * instead of many alerts at once.
 * @param cooldownDays UTC days; 1 is once a day, 0 every time
 * @param past is updated
 */
export function chooseAlerts(findings: readonly Finding[], cooldownDays: number, past: PastAlerts): Choice {
  const choice: Choice = { alerts: [], suppressed: [] };
  const summaries = new Map<string, ChosenAlert>();
  for (const group of groupByTime(findings)) {
    const fresh: Finding[] = [];
    for (const finding of group) {
      const subject = toSubjectKey(finding);
      const last = past.last.get(subject);
      if (last && countDays(last, finding.occurredAt) < cooldownDays) choice.suppressed.push(finding);
      else {
        fresh.push(finding);
        past.last.set(subject, finding.occurredAt);
      }
    }
    if (fresh.length === 0) continue;
    const day = formatDay(fresh[0]!.occurredAt);
    const known = past.days.get(day) ?? { alerts: 0, summary: false };
    past.days.set(day, known);
    if (!known.summary && known.alerts + fresh.length <= MAX_AT_ONCE) {
      known.alerts += fresh.length;
      for (const finding of fresh) choice.alerts.push({ findings: [finding], summaryDay: null });
      continue;
    }
    known.summary = true;
    const summary = summaries.get(day) ?? { findings: [], summaryDay: day };
    if (!summaries.has(day)) choice.alerts.push(summary);
    summaries.set(day, summary);
    summary.findings.push(...fresh);
  }
  return choice;
}

/** Number of UTC days between two times, ignoring the hour. */
const countDays = (from: Date, to: Date): number =>
  Math.floor(to.getTime() / DAY_MS) - Math.floor(from.getTime() / DAY_MS);

/** Unique findings, oldest first, grouped by time. */
function groupByTime(findings: readonly Finding[]): Finding[][] {
  const byKey = new Map(findings.map((finding) => [finding.key, finding]));
  const sorted = [...byKey.values()].sort(
    (a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || (a.key < b.key ? -1 : 1),
  );
  const groups = new Map<number, Finding[]>();
  for (const finding of sorted) {
    const at = finding.occurredAt.getTime();
    const group = groups.get(at);
    if (group) group.push(finding);
    else groups.set(at, [finding]);
  }
  return [...groups.values()];
}
