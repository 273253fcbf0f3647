import type { ReactNode } from 'react';
import { StoreText } from '../text/StoreText';
import { formatCount, formatDate, formatDateTime, formatShort, timeAgo } from '../text/format';

/** What a cell says in a file: a number stays a number, a time stays exact. */
type CellValue = string | number | boolean | null | undefined;

export interface Column<T> {
  label: string;
  /** What the head shows in place of the label. */
  head?: ReactNode;
  /** Names the column where it is remembered and exported; its label unless given. */
  key?: string;
  /** Said once, after the label: "%", "per day". */
  unit?: string;
  cell: (record: T) => ReactNode;
  /** What an export says; a column without it, as of buttons, is left out. */
  value?: (record: T) => CellValue;
  /** What the server sorts by; without it the column cannot be sorted. */
  sort?: string;
  /** Words begin at A; everything else begins at the largest. */
  sortFirst?: 'ASC';
  title?: (record: T) => string | undefined;
  className?: string;
  width?: number | string;
  /** Numbers and actions stand at the right. */
  end?: boolean;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  /** Cards repeat the label before the value. */
  labelOnCards?: boolean;
  /** Not shown until somebody chooses it. */
  optional?: boolean;
}

export const columnKey = <T,>({ key, label }: Column<T>): string => key ?? label;

/** "Installs (per day)". */
export const columnTitle = ({ label, unit }: { label: string; unit?: string }): string =>
  unit ? `${label} (${unit})` : label;

type Given<T> = Partial<Column<T>> & { label: string };

/** Whole numbers: short, exact on hover, at the right. */
export const numberColumn = <T,>(
  read: (record: T) => number | null | undefined,
  given: Given<T>,
): Column<T> => ({
  end: true,
  labelOnCards: true,
  value: read,
  cell: (record) => <ShortNumber value={read(record)} />,
  ...given,
});

/** A moment: how long ago, exact on hover. */
export const timeColumn = <T,>(
  read: (record: T) => string | null | undefined,
  given: Given<T>,
): Column<T> => ({
  labelOnCards: true,
  value: read,
  cell: (record) => <TimeAgo at={read(record)} />,
  ...given,
});

/** A day, with its clock time on hover. */
export const dateColumn = <T,>(
  read: (record: T) => string | null | undefined,
  given: Given<T>,
): Column<T> => ({
  labelOnCards: true,
  value: read,
  title: (record) => formatMoment(read(record)),
  cell: (record) => {
    const at = read(record);
    return at ? formatDate(at) : <None />;
  },
  ...given,
});

/** Words that come from a store, in any script, cut with the whole on hover. */
export const textColumn = <T,>(
  read: (record: T) => string | null | undefined,
  given: Given<T>,
): Column<T> => ({
  labelOnCards: true,
  className: 'cut',
  value: read,
  title: (record) => read(record) ?? undefined,
  cell: (record) => <StoreText>{read(record) || <None />}</StoreText>,
  ...given,
});

const formatMoment = (iso: string | null | undefined): string | undefined =>
  iso ? formatDateTime(iso) : undefined;

/** 18400 as "18.4K" with "18,400" on hover. */
function ShortNumber({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return <None />;
  const [short, exact] = [formatShort(value), formatCount(value)];
  return <span title={short === exact ? undefined : exact}>{short}</span>;
}

function TimeAgo({ at }: { at: string | null | undefined }) {
  if (!at) return <None />;
  return (
    <time dateTime={at} title={formatDateTime(at)} style={{ whiteSpace: 'nowrap' }}>
      {timeAgo(at)}
    </time>
  );
}

/** Nothing is known here. */
export const None = ({ title }: { title?: string }) => (
  <span className="muted none" title={title}>
    —
  </span>
);
