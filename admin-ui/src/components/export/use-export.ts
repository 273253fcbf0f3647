import { useNotify } from 'react-admin';
import type { ExportFormat } from '../../api/queries/export-list';
import { describeError } from '../../api/problem';
import { useCommand } from '../actions/use-command';
import { toCsv } from './csv';
import { toJsonFile, saveFile, today } from './save-file';

export type FileFormat = ExportFormat | 'md';

export const FORMAT_NAMES: Record<FileFormat, string> = {
  csv: 'CSV, for a spreadsheet',
  json: 'JSON, for a program',
  parquet: 'Parquet, for data tools',
  md: 'Markdown, to read',
};

/** Without it spreadsheets read a CSV file as their system's old encoding. */
const BOM = '\uFEFF';

type Content = Record<string, unknown>[] | Blob;

export interface ExportedList {
  /** What is exported, in the plural: "games". Names the file and the button. */
  what: string;
  /** First part of the file's name; `what` unless said. */
  fileName?: string;
  /** The day in the file's name; today unless said. */
  day?: string | undefined;
  /** The content, asked for when a format is chosen: rows that are on screen, or a file from the server. */
  content: (format: ExportFormat) => Content | Promise<Content>;
  /** The content comes as a file from a list of the server, which writes Parquet too. */
  hasParquet?: boolean;
  /** The same as a text to read; with it, Markdown is offered too. */
  markdown?: () => string | Promise<string>;
}

/** Saves a list as a file, and says so when that fails. */
export function useExport({ what, fileName = what, day, content, hasParquet, markdown }: ExportedList) {
  const notify = useNotify();

  const { busy, run: run } = useCommand(async (format: FileFormat) => {
    try {
      saveFile(await makeFile(format), `${toFileName(fileName)}-${day ?? today()}.${format}`);
    } catch (error) {
      console.error(`The ${what} could not be exported`, error);
      notify(`The ${what} could not be exported. ${describeError(error)}`, { type: 'error' });
    }
  });
  const makeFile = async (format: FileFormat): Promise<Blob> => {
    if (format === 'md') return new Blob([(await markdown?.()) ?? ''], { type: 'text/markdown' });
    const given = await content(format);
    if (!Array.isArray(given)) return given;
    return format === 'csv'
      ? new Blob([BOM, toCsv(given)], { type: 'text/csv;charset=utf-8' })
      : toJsonFile(given);
  };
  const formats: FileFormat[] = ['csv', 'json'];
  if (hasParquet) formats.push('parquet');
  if (markdown) formats.push('md');
  return { busy, run, formats };
}

/** Bundle ids keep their dots; words become one. */
const toFileName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}._]+/gu, '-');
