import { exportList, type ExportFormat, type ListPath } from '../../api/queries/export-list';
import { useAction } from '../actions/use-action';
import { toCsv } from './csv';
import { toJsonFile, saveFile, today } from './save-file';

export type FileFormat = ExportFormat | 'md';

export const FORMAT_NAMES: Record<FileFormat, string> = {
  csv: 'CSV, for a spreadsheet',
  json: 'JSON, for a program',
  parquet: 'Parquet, for data tools',
  md: 'Markdown, to read',
};

/** Byte order mark; without it spreadsheets read UTF-8 as a legacy encoding. */
const BOM = '\uFEFF';

type Content = Record<string, unknown>[] | Blob;

export interface ExportedList {
  /** Plural noun for the button and the file name: "games". */
  what: string;
  /** Prefix of the file name; defaults to `what`. */
  fileName?: string;
  /** Date in the file name; defaults to today. */
  day?: string | undefined;
  /** Called when a format is chosen; returns rows or a file from the server. */
  content: (format: ExportFormat) => Content | Promise<Content>;
  /** The server writes the file and supports Parquet. */
  hasParquet?: boolean;
  /** Adds Markdown to the formats. */
  markdown?: () => string | Promise<string>;
}

/** A list that the server writes as a file. */
export const exportFrom = <P extends ListPath>(path: P, options: Parameters<typeof exportList<P>>[2]) => ({
  hasParquet: true,
  content: (format: ExportFormat) => exportList(path, format, options),
});

/** Exports a list as a file and reports failures. */
export function useExport({ what, fileName = what, day, content, hasParquet, markdown }: ExportedList) {
  const { busy, run: run } = useAction(async (format: FileFormat) => {
    saveFile(await makeFile(format), `${toFileName(fileName)}-${day ?? today()}.${format}`);
  }, `The ${what} could not be exported`);
  const makeFile = async (format: FileFormat): Promise<Blob> => {
    if (format === 'md') return new Blob([(await markdown?.()) ?? ''], { type: 'text/markdown' });
    const exported = await content(format);
    if (!Array.isArray(exported)) return exported;
    return format === 'csv'
      ? new Blob([BOM, toCsv(exported)], { type: 'text/csv;charset=utf-8' })
      : toJsonFile(exported);
  };
  const formats: FileFormat[] = ['csv', 'json'];
  if (hasParquet) formats.push('parquet');
  if (markdown) formats.push('md');
  return { busy, run, formats };
}

/** Keeps the dots of bundle ids; joins words with hyphens. */
const toFileName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}._]+/gu, '-');
