import type { ReactNode } from 'react';
import { StoreText } from '../text/StoreText';
import { formatCount, formatDateTime, formatLocalDate, formatShort, timeAgo } from '../text/format';

/** Exported value; numbers stay numbers and times stay exact. */
type CellValue = string | number | boolean | null | undefined;

export interface Column<T> {
  label: string;
  /** Replaces the label in the header. */
  head?: ReactNode;
  /** Key in the store and in exports; defaults to the label. */
  key?: string;
  /** Shown after the label: "%", "per day". */
  unit?: string;
  cell: (record: T) => ReactNode;
  /** Exported value; columns without it, such as buttons, aren't exported. */
  value?: (record: T) => CellValue;
  /** Server-side sort field; without it the column isn't sortable. */
  sort?: string;
  /** Text sorts ascending first; everything else sorts descending first. */
  sortFirst?: 'ASC';
  title?: (record: T) => string | undefined;
  className?: string;
  width?: number | string;
  /** Right-aligned, for numbers and actions. */
  end?: boolean;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  /** Leaves out the label that stands before the value on cards. */
  bareOnCards?: boolean;
  /** Hidden by default. */
  optional?: boolean;
}

export const columnKey = <T,>({ key, label }: Column<T>): string => key ?? label;

/** "Installs (per day)". */
export const columnTitle = ({ label, unit }: { label: string; unit?: string }): string =>
  unit ? `${label} (${unit})` : label;

type ColumnOptions<T> = Partial<Column<T>> & { label: string };

/** Integer column: short form with the exact value on hover, right-aligned. */
export const numberColumn = <T,>(
  read: (record: T) => number | null | undefined,
  options: ColumnOptions<T>,
): Column<T> => ({
  end: true,
  value: read,
  cell: (record) => <ShortNumber value={read(record)} />,
  ...options,
});

/** Time column: relative, exact on hover. */
export const timeColumn = <T,>(
  read: (record: T) => string | null | undefined,
  options: ColumnOptions<T>,
): Column<T> => ({
  value: read,
  cell: (record) => <TimeAgo at={read(record)} />,
  ...options,
});

/** Date column, with the time of day on hover. */
export const dateColumn = <T,>(
  read: (record: T) => string | null | undefined,
  options: ColumnOptions<T>,
): Column<T> => ({
  value: read,
  title: (record) => formatMoment(read(record)),
  cell: (record) => {
    const at = read(record);
    // The same day as the time on hover.
    return at ? formatLocalDate(at) : <None />;
  },
  ...options,
});

/** Store text in any script, truncated with the full text on hover. */
export const textColumn = <T,>(
  read: (record: T) => string | null | undefined,
  options: ColumnOptions<T>,
): Column<T> => ({
  className: 'cut',
  value: read,
  title: (record) => read(record) ?? undefined,
  cell: (record) => <StoreText>{read(record) || <None />}</StoreText>,
  ...options,
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

/** A dash for an unknown value. */
export const None = ({ title }: { title?: string }) => (
  <span className="muted none" title={title}>
    —
  </span>
);
