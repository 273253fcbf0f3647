import { rankingsPath } from '../routes';
import type { Job } from '../api/types';
import { countNoun, formatCount } from '../components/text/format';

export const IMPORT_KIND = 'rankings.import';

interface ImportedChart {
  platform: string;
  category: string;
  country: string;
}

/** The result of an import in a sentence; omits zeros. */
export function describeImport({ result }: Job): string {
  const count = (name: string) => (typeof result?.[name] === 'number' ? result[name] : 0);
  const rows = count('rows');
  const changed = count('changed');
  const known = rows - count('added') - changed;
  const split = [
    `${formatCount(count('added'))} new`,
    ...(changed > 0 ? [`${formatCount(changed)} corrected`] : []),
    ...(known > 0 ? [`${formatCount(known)} already known`] : []),
  ].join(', ');
  return [
    `${countNoun(rows, 'row')} in ${countNoun(count('charts'), 'chart')}${changed + known > 0 ? `: ${split}` : ''}`,
    ...(count('skippedPaid') > 0 ? [`${countNoun(count('skippedPaid'), 'paid-chart row')} skipped`] : []),
    ...(count('skippedNotGames') > 0
      ? [`${countNoun(count('skippedNotGames'), 'non-game app')} skipped`]
      : []),
  ].join('; ');
}

/** "4 lines skipped; the rest were imported." */
export function describeSkippedLines(job: Job): string {
  const count = job.result?.badLines;
  const lines = typeof count === 'number' ? count : job.failures.length;
  return `${countNoun(lines, 'line')} skipped; the rest were imported.`;
}

/** Link to the imported chart. */
export function importedChartPath({ kind, state, result }: Job): string | null {
  const newest = result?.newest as ImportedChart | null | undefined;
  if (kind !== IMPORT_KIND || state !== 'completed' || !newest) return null;
  const { platform, category, country } = newest;
  return rankingsPath({ platform, category, country });
}
