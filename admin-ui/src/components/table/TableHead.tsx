import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Icon } from '../text/Icon';
import { columnKey, columnTitle, type Column } from './columns';

interface TableHeadProps<T> {
  columns: Column<T>[];
  /** The select-page checkbox. */
  pick: ReactNode;
}

export function TableHead<T>({ columns, pick }: TableHeadProps<T>) {
  return (
    <thead>
      <tr>
        {pick && (
          <th scope="col" className="pick">
            {pick}
          </th>
        )}
        {columns.map((column) => (
          <Head key={columnKey(column)} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function Head<T>({ column }: { column: Column<T> }) {
  const { sort, setSort } = useListContext();
  const { sort: field, sortFirst = 'DESC', width, labelHidden, className = '', end } = column;
  const current = field !== undefined && field === sort.field;
  const upwards = sort.order === 'ASC';
  const order = current ? (upwards ? 'DESC' : 'ASC') : sortFirst;
  const title = column.head ?? columnTitle(column);
  return (
    <th
      scope="col"
      className={`${className} ${end ? 'end' : ''}`.trim() || undefined}
      style={width === undefined ? undefined : { width }}
      aria-sort={current ? (upwards ? 'ascending' : 'descending') : undefined}
    >
      {field ? (
        <button type="button" onClick={() => setSort({ field, order })}>
          {title}
          {current && <Icon name="back" className={upwards ? 'small up-arrow' : 'small down-arrow'} />}
        </button>
      ) : labelHidden ? (
        <span className="visually-hidden">{title}</span>
      ) : (
        title
      )}
    </th>
  );
}
