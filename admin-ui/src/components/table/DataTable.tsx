import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import {
  ListContextProvider,
  RecordContextProvider,
  useList,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { currentPlace, outerPath } from '../../base-path';
import { PeekPanel } from './PeekPanel';
import { SelectBox, SelectPage } from './SelectBox';
import { TableHead } from './TableHead';
import { columnKey, columnTitle, type Column } from './columns';
import { useActiveRow } from './use-active-row';
import { useVirtualRows } from './use-virtual-rows';
import './data-table.css';

export type { Column } from './columns';

/** Heights of a normal and a compact row in px, matching the style sheet. */
const ROW = 44;
const COMPACT_ROW = 32;

interface DataTableProps<T> {
  /** The first one names the row. */
  columns: Column<T>[];
  /** All columns, for the peek panel; defaults to the visible ones. */
  allColumns?: Column<T>[];
  /** Below this window width each row becomes a card. */
  cardsBelow?: number;
  className?: string;
  isBusy?: (record: T) => boolean;
  /** Makes rows selectable; returns the accessible name of a row. */
  select?: (record: T) => string;
  selectDisabled?: boolean;
  /** Link of a row. */
  href?: (record: T) => string;
  compact?: boolean;
  /** Scrolls in its own frame with a sticky header and first column, for large lists. */
  framed?: boolean;
  /** Turns off the keyboard shortcuts, for read-only tables. */
  plain?: boolean;
}

/**
 * The rows of the surrounding list: sortable headers, selection (shift selects a range), keyboard navigation. Becomes
 * cards on narrow windows.
 */
export function DataTable<T extends RaRecord>(props: DataTableProps<T>) {
  const { columns, allColumns, cardsBelow = 700, className = '', isBusy, select, selectDisabled } = props;
  const { href, compact = false, framed = false, plain = false } = props;
  const { data = [], selectedIds } = useListContext<T>();
  const cards = useMediaQuery(`(max-width: ${cardsBelow - 1}px)`, { noSsr: true });
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows(frame, cards ? 0 : data.length, compact ? COMPACT_ROW : ROW);
  const { active, peeked, setPeeked } = useActiveRow({
    frame,
    data,
    href,
    selects: !!select,
    plain,
    ...virtual,
  });
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const navigate = useNavigate();
  const openRow = (event: MouseEvent, record: T) => {
    if (!href || (event.target as Element).closest('a, button, input, label')) return;
    if (window.getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey) window.open(outerPath(href(record)));
    else void navigate(href(record), { state: { from: currentPlace() } });
  };
  const look = [
    cards ? 'cards' : 'rows',
    select && 'with-boxes',
    compact && 'compact',
    href && 'opens',
    plain && 'plain',
  ];
  const shown = cards ? data : data.slice(virtual.first, virtual.last + 1);
  const span = columns.length + (select ? 1 : 0);

  return (
    <div className={framed && !cards ? 'scroll table-frame' : undefined} ref={frame}>
      <table
        className={['data-table', ...look.filter(Boolean), className].join(' ')}
        aria-rowcount={virtual.show && data.length + 1}
      >
        <TableHead columns={columns} pick={select && <SelectPage disabled={selectDisabled ?? false} />} />
        <tbody>
          <Space height={virtual.before} span={span} />
          {shown.map((record, at) => (
            <Row
              key={record.id}
              record={record}
              columns={columns}
              index={virtual.first + at}
              active={active === virtual.first + at}
              busy={isBusy?.(record) ?? false}
              selected={select ? selected.has(record.id) : undefined}
              name={select?.(record)}
              selectDisabled={selectDisabled ?? false}
              onOpen={openRow as (event: MouseEvent, record: RaRecord) => void}
            />
          ))}
          <Space height={virtual.after} span={span} />
        </tbody>
      </table>
      {peeked && (
        <PeekPanel
          record={peeked}
          columns={allColumns ?? columns}
          href={href?.(peeked)}
          onClose={() => setPeeked(false)}
        />
      )}
    </div>
  );
}

/** Reserves the space of rows that are not rendered. */
const Space = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="space">
      <td colSpan={span} style={{ height }} />
    </tr>
  );

interface RowProps<T> {
  record: T;
  columns: Column<T>[];
  index: number;
  active: boolean;
  busy: boolean;
  /** Undefined when rows aren't selectable. */
  selected: boolean | undefined;
  name: string | undefined;
  selectDisabled: boolean;
  onOpen: (event: MouseEvent, record: RaRecord) => void;
}

function DrawnRow<T extends RaRecord>({ record, columns, index, onOpen, ...state }: RowProps<T>) {
  const { active, busy, selected, name, selectDisabled } = state;
  return (
    <RecordContextProvider value={record}>
      <tr
        data-row={index}
        data-bundle-id={'bundleId' in record ? String(record['bundleId']) : undefined}
        tabIndex={-1}
        className={active ? 'active' : undefined}
        aria-rowindex={index + 2}
        aria-busy={busy || undefined}
        aria-selected={selected}
        onClick={(event) => onOpen(event, record)}
      >
        {selected !== undefined && (
          <SelectBox record={record} name={name ?? ''} selected={selected} disabled={selectDisabled} />
        )}
        {columns.map((column, at) => (
          <Cell key={columnKey(column)} column={column} record={record} heading={at === 0} />
        ))}
      </tr>
    </RecordContextProvider>
  );
}

// Scrolling renders only new rows; `onOpen` doesn't affect how a row looks.
const Row = memo(DrawnRow, (before, { onOpen: _onOpen, ...after }) =>
  Object.entries(after).every(([name, value]) => before[name as keyof typeof before] === value),
) as typeof DrawnRow;

interface CellProps<T> {
  column: Column<T>;
  record: T;
  heading: boolean;
}

function Cell<T>({ column, record, heading }: CellProps<T>): ReactNode {
  const { labelHidden, bareOnCards, cell, title, className = '', end } = column;
  const shown = {
    className: `${className} ${end ? 'end' : ''}`.trim() || undefined,
    title: title?.(record),
  };
  if (heading) {
    return (
      <th scope="row" {...shown}>
        {cell(record)}
      </th>
    );
  }
  return (
    <td data-label={labelHidden || bareOnCards ? undefined : columnTitle(column)} {...shown}>
      {cell(record)}
    </td>
  );
}

interface StaticTableProps<T> extends Omit<DataTableProps<T & RaRecord>, 'columns'> {
  rows: T[];
  /** Unique key of a row. */
  rowKey: (row: T) => string | number;
  columns: Column<T>[];
  /** Accessible name; the table then scrolls in its own box. */
  label?: string;
}

/** One page holds all rows. */
const MOST_ROWS = 10_000;
const AS_GIVEN = { field: '', order: 'ASC' } as const;

/** A table of rows in memory, rendered by DataTable. */
export function StaticTable<T>({ rows, rowKey, columns, label, framed, ...table }: StaticTableProps<T>) {
  const data = useMemo(() => rows.map((row) => ({ ...row, id: rowKey(row) })), [rows, rowKey]);
  const list = useList({ data, perPage: MOST_ROWS, sort: AS_GIVEN });
  const drawn = (
    <ListContextProvider value={list}>
      <DataTable {...table} columns={columns as Column<T & RaRecord>[]} plain />
    </ListContextProvider>
  );
  if (!label) return drawn;
  return (
    <div
      className={framed ? 'scroll table-frame' : 'scroll table-scroll'}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {drawn}
    </div>
  );
}
