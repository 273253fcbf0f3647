import { rankingsPath } from '../routes';
import type { ImportResult, Job } from '../api/types';
import { countNoun, formatCount } from '../components/text/format';

export const IMPORT_KIND = 'rankings.import';

const findImportResult = ({ kind, result }: Job): ImportResult | null =>
  kind === IMPORT_KIND ? (result as ImportResult | null) : null;

/** The result of an import in a sentence; omits zeros. */
export function describeImport(job: Job): string | null {
  const result = findImportResult(job);
  if (!result) return null;
  const { rows, added, changed, charts, skippedPaid, skippedNotGames } = result;
  const known = rows - added - changed;
  const split = [
    `${formatCount(added)} new`,
    ...(changed > 0 ? [`${formatCount(changed)} corrected`] : []),
    ...(known > 0 ? [`${formatCount(known)} already known`] : []),
  ].join(', ');
  return [
    `${countNoun(rows, 'row')} in ${countNoun(charts, 'chart')}${changed + known > 0 ? `: ${split}` : ''}`,
    ...(skippedPaid > 0 ? [`${countNoun(skippedPaid, 'paid-chart row')} skipped`] : []),
    ...(skippedNotGames > 0 ? [`${countNoun(skippedNotGames, 'non-game app')} skipped`] : []),
  ].join('; ');
}

/** "4 lines skipped; the rest were imported." */
export function describeSkippedLines(job: Job): string {
  const lines = findImportResult(job)?.badLines ?? job.failures.length;
  return `${countNoun(lines, 'line')} skipped; the rest were imported.`;
}

/** Link to the imported chart. */
export function importedChartPath(job: Job): string | null {
  const newest = findImportResult(job)?.newest;
  if (job.state !== 'completed' || !newest) return null;
  const { platform, category, country } = newest;
  return rankingsPath({ platform, category, country });
}
