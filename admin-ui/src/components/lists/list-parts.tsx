import { useCallback } from 'react';
import { useListContext, useStore } from 'react-admin';
import { exportList, exportRows, type ExportFormat, type ListPath } from '../../api/queries/export-list';
import type { ListRequest } from '../../api/queries/list';
import { useListFilters } from './AddressedList';
import { ExportMenu } from '../export/ExportMenu';
import { Pager } from './Pager';
import { SearchField } from './SearchField';
import { columnKey, columnTitle, type Column } from '../table/columns';

interface ListTextProps {
  name: string;
  label: string;
  placeholder?: string;
}

/** Searches the list around it. */
export function ListSearch(field: Omit<ListTextProps, 'name'>) {
  return <ListText name="q" {...field} />;
}

/** Filters the list around it by a text. Letters that are typed are no places to go back to. */
export function ListText({ name, ...field }: ListTextProps) {
  const { filter, change } = useListFilters();
  const write = useCallback((text: string) => change({ [name]: text }, { replace: true }), [change, name]);
  return <SearchField {...field} value={String(filter[name] ?? '')} onChange={write} />;
}

/** Turns the pages of the list around it, and says how many rows one has. */
export function ListPager({ sizes, remembered = '' }: { sizes?: readonly number[]; remembered?: string }) {
  const { page, perPage, total, setPage, setPerPage } = useListContext();
  const [, remember] = useStore<number>(remembered);
  return (
    <Pager
      page={page}
      perPage={perPage}
      total={total ?? 0}
      onPage={setPage}
      {...(sizes && { sizes, onSize: (size: number) => (remembered ? remember(size) : setPerPage(size)) })}
    />
  );
}

interface ListExportProps<T> {
  /** What is exported, in the plural: "games". */
  what: string;
  path: ListPath;
  /** The columns as they are shown. */
  columns: Column<T>[];
  label?: string;
}

/**
 * What is shown as a file: these columns, of all rows that the filters leave or of the selected ones, in this order.
 * Parquet has every column, under the names of the API.
 */
export function ListExport<T>({ what, path, columns, label = 'Export' }: ListExportProps<T>) {
  const { filterValues, sort, selectedIds, total } = useListContext();
  const read = async (format: ExportFormat) => {
    const order: ListRequest['sort'] = [sort.field, sort.order];
    if (format === 'parquet') {
      const chosen = selectedIds.length > 0 ? { id: selectedIds } : {};
      return exportList(path, format, { filter: { ...filterValues, ...chosen }, sort: order });
    }
    const rows = await exportRows<T & { id: string }>(path, { filter: filterValues, sort: order });
    const chosen = new Set(selectedIds);
    return rows
      .filter(({ id }) => chosen.size === 0 || chosen.has(id))
      .map((row) =>
        Object.fromEntries(
          columns.flatMap((column) =>
            column.value
              ? [[format === 'csv' ? columnTitle(column) : columnKey(column), column.value(row)]]
              : [],
          ),
        ),
      );
  };
  return (
    <ExportMenu
      what={what}
      label={selectedIds.length > 0 ? `${label} selected` : label}
      disabled={!total}
      content={read}
      hasParquet
    />
  );
}
