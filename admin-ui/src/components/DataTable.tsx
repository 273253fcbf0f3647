import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { Icon } from './Icon';
import './data-table.css';

export interface Column<T> {
  label: string;
  cell: (record: T) => ReactNode;
  /** What the server sorts by; without it the column cannot be sorted. */
  sort?: string;
  title?: (record: T) => string | undefined;
  className?: string;
  width?: number | string;
  /** Numbers and actions stand at the right. */
  end?: boolean;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  /** Cards repeat the label before the value. */
  labelOnCards?: boolean;
}

interface DataTableProps<T> {
  /** The first one names the row. */
  columns: Column<T>[];
  /** Where the window is narrower than this, each row becomes a card. */
  cardsBelow: number;
  className?: string;
  isBusy?: (record: T) => boolean;
  /** Rows can be selected; answers with the name of a row. */
  select?: (record: T) => string;
  selectDisabled?: boolean;
}

/** The rows of the list around it: sorted by its heads, selected by its boxes, shift selects everything between. */
export function DataTable<T extends RaRecord>({
  columns,
  cardsBelow,
  className = '',
  isBusy,
  select,
  selectDisabled,
}: DataTableProps<T>) {
  const { data = [], selectedIds } = useListContext<T>();
  const cards = useMediaQuery(`(max-width: ${cardsBelow - 1}px)`, { noSsr: true });
  return (
    <table className={`data-table ${cards ? 'cards' : 'rows'} ${select ? 'with-boxes' : ''} ${className}`}>
      <thead>
        <tr>
          {select && (
            <th scope="col" className="pick">
              <span className="visually-hidden">Select</span>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <tr
              aria-busy={isBusy?.(record) || undefined}
              aria-selected={select && selectedIds.includes(record.id)}
            >
              {select && (
                <SelectBox record={record} name={select(record)} disabled={selectDisabled ?? false} />
              )}
              {columns.map((column, index) => (
                <Cell key={column.label} column={column} record={record} heading={index === 0} />
              ))}
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  );
}

const joinClasses = ({ className = '', end }: { className?: string; end?: boolean }) =>
  `${className} ${end ? 'end' : ''}`.trim() || undefined;

function Head<T>({ column }: { column: Column<T> }) {
  const { sort, setSort } = useListContext();
  const { label, sort: field, width, labelHidden } = column;
  const current = field !== undefined && field === sort.field;
  const upwards = sort.order === 'ASC';
  return (
    <th
      scope="col"
      className={joinClasses(column)}
      style={width === undefined ? undefined : { width }}
      aria-sort={current ? (upwards ? 'ascending' : 'descending') : undefined}
    >
      {field ? (
        <button type="button" onClick={() => setSort({ field, order: current && !upwards ? 'ASC' : 'DESC' })}>
          {label}
          {current && <Icon name="back" className={upwards ? 'up-arrow' : 'down-arrow'} />}
        </button>
      ) : labelHidden ? (
        <span className="visually-hidden">{label}</span>
      ) : (
        label
      )}
    </th>
  );
}

interface CellProps<T> {
  column: Column<T>;
  record: T;
  heading: boolean;
}

function Cell<T>({ column, record, heading }: CellProps<T>) {
  const { label, labelOnCards, cell, title } = column;
  const shown = { className: joinClasses(column), title: title?.(record) };
  if (heading) {
    return (
      <th scope="row" {...shown}>
        {cell(record)}
      </th>
    );
  }
  return (
    <td data-label={labelOnCards ? label : undefined} {...shown}>
      {cell(record)}
    </td>
  );
}

interface SelectBoxProps {
  record: RaRecord;
  name: string;
  disabled: boolean;
}

function SelectBox({ record, name, disabled }: SelectBoxProps) {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext();
  const shift = useRef(false);
  const toggle = () => {
    const ids = data.map(({ id }) => id);
    // From the last one selected above or below to this one.
    const last = ids.indexOf(selectedIds.at(-1));
    const here = ids.indexOf(record.id);
    if (!shift.current || last < 0 || selectedIds.includes(record.id)) return onToggleItem(record.id);
    const between = ids.slice(Math.min(last, here), Math.max(last, here) + 1);
    onSelect([...new Set([...selectedIds, ...between])]);
  };
  return (
    <td className="pick">
      <input
        type="checkbox"
        className="box"
        aria-label={`Select ${name}`}
        checked={selectedIds.includes(record.id)}
        disabled={disabled}
        onClick={(event) => (shift.current = event.shiftKey)}
        onChange={toggle}
      />
    </td>
  );
}
