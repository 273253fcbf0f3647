import { columnNames } from './column-name.js';
import type { CsvHeader } from './csv-parser.js';
import { TabularError } from './tabular.types.js';
import { truncate } from '../text/truncate.js';

/** @throws TabularError when one of the columns stands in the header twice; others may */
export function refuseDuplicates({ line, written, names }: CsvHeader, columns: readonly string[]): void {
  const twice = columnNames(columns).find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice === undefined) return;
  const text = `The column "${written[names.indexOf(twice)]}" appears twice in the header. Remove or rename one.`;
  throw new TabularError('duplicate_column', text, line);
}

/** A column with its other names. */
export const describeColumn = ([first, ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} (or ${others.join(', ')})` : `${first}`;

/** Reports missing columns with their accepted names, and the columns found. */
export function refuseMissing({ line, written }: CsvHeader, missing: (readonly string[])[]): never {
  const wanted = missing.map(describeColumn);
  const found = written.join(', ');
  const text =
    `Missing ${missing.length > 1 ? 'columns' : 'column'}: ${wanted.join(', ')}. Add or rename ${missing.length > 1 ? 'these columns' : 'this column'}. ` +
    `Found: ${truncate(found, 200, '…')}`;
  throw new TabularError('missing_column', text, line);
}
