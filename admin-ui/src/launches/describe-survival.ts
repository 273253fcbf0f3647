import type { ComparedGroup, LaunchComparison } from '../api/types';
import { countNoun, formatCount, formatDate, formatPercent } from '../components/text/format';

type Step = ComparedGroup['survival'][number];

const FOUR_WEEKS = 28;

/** The curve on a day; null when no game was followed that long. */
export function findStep(
  steps: readonly Step[],
  day: number,
): { share: number; low: number | null; high: number | null } | null {
  const last = steps.at(-1);
  if (!last || day > last.day) return null;
  return steps.findLast((step) => step.day <= day) ?? { share: 1, low: 1, high: 1 };
}

/** Number of games followed for at least `day` days. */
export const countFollowed = (steps: readonly Step[], day: number): number =>
  steps.find((step) => step.day >= day)?.atRisk ?? 0;

const sayHalf = (median: number | null): string =>
  median === null
    ? 'more than half stay as long as they are followed'
    : `half are gone after ${median} ${median === 1 ? 'day' : 'days'}`;

function sayFourWeeks([a, b]: readonly ComparedGroup[], top: number): string {
  const [one, other] = [a, b].map((group) => group && findStep(group.survival, FOUR_WEEKS));
  if (!one) return '';
  const against = other ? `, against ${formatPercent(other.share)}` : '';
  return ` After four weeks, ${formatPercent(one.share)} are still in the top ${top}${against}.`;
}

const sayProbability = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(p < 0.1 ? 3 : 2)}`);

/** The p-value as odds: "about 1 in 70 times". */
function sayChance(p: number): string {
  if (p < 0.001) return 'less than once in 1,000 times';
  return p < 0.1
    ? `about 1 in ${formatCount(Math.round(1 / p))} times`
    : `in ${Math.round(p * 100)} of 100 comparisons`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The conclusion of the comparison, with a lead sentence. */
export function describeComparison(comparison: LaunchComparison): { lead: string; text: string } {
  const { compared, verdict, test, top } = comparison;
  const [a, b] = compared;
  if (!a) return { lead: '', text: '' };
  const small = compared.find((group) => group.small);
  if (!b || verdict === null) {
    if (a.n === 0)
      return { lead: 'No launches in this period.', text: 'Choose a longer period or another chart.' };
    const text = `${a.name}: ${sayHalf(a.median)}.${sayFourWeeks([a], top)}`;
    return {
      lead: a.small ? `Only ${countNoun(a.n, 'game')}.` : '',
      text: a.small ? `${text} Fewer than 20 games prove nothing.` : text,
    };
  }
  if (verdict === 'too_small' && small)
    return {
      lead: `${small.name} has ${countNoun(small.n, 'game')}.`,
      text: 'Groups under 20 games are not compared. Choose a longer period, another country or a wider group.',
    };
  const p = test?.probability ?? 1;
  if (verdict === 'unclear' || !test)
    return {
      lead: 'No clear difference.',
      text: test
        ? `If both stayed equally long, a difference like this would appear ${sayChance(p)} (log-rank ${sayProbability(p)}).`
        : 'No game of either group is gone yet.',
    };
  const [longer, shorter] = verdict === 'first_longer' ? [a, b] : [b, a];
  const halves =
    longer.median === null && shorter.median === null
      ? 'More than half of both are still listed when last seen.'
      : `${longer.name}: ${sayHalf(longer.median)}; ${shorter.name}: ${sayHalf(shorter.median)}.`;
  return {
    lead: `${longer.name}: longer in the chart.`,
    text: `${capitalize(halves)}${sayFourWeeks([longer, shorter], top)} If both stayed equally long, a difference this large would appear ${sayChance(p)} (log-rank ${sayProbability(p)}).`,
  };
}

/** What was excluded, omitting parts that don't apply. */
export function describeLeftOut({
  excluded,
  acrossGap,
  gaps,
  gapDays,
  from,
  compared,
}: LaunchComparison): string {
  const shared = compared[0]?.shared ?? 0;
  return [
    excluded > 0 &&
      from &&
      `${countNoun(excluded, 'game')} that ${excluded === 1 ? 'was' : 'were'} already in the chart on ${formatDate(from)} ${excluded === 1 ? 'is' : 'are'} left out.`,
    gaps.length > 0 &&
      `Tracking restarts after a gap of more than ${gapDays} days (${countNoun(gaps.length, 'gap')})${acrossGap > 0 ? `; ${countNoun(acrossGap, 'game')} that launched in a gap ${acrossGap === 1 ? 'is' : 'are'} excluded` : ''}.`,
    shared > 0 &&
      `${countNoun(shared, 'game')} of both groups ${shared === 1 ? 'counts' : 'count'} in neither.`,
  ]
    .filter(Boolean)
    .join(' ');
}
