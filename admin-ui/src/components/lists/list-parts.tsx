import { useCallback } from 'react';
import { useListContext, useStore } from 'react-admin';
import { exportList, exportRows, type ExportFormat, type ListPath } from '../../api/queries/export-list';
import type { ListRequest } from '../../api/queries/list';
import { useListFilters, useListWord } from './AddressedList';
import type { MenuAction } from '../actions/ActionMenu';
import { FORMAT_NAMES, useExport } from '../export/use-export';
import { FilterSelect, type FilterSelectProps } from '../filters/FilterSelect';
import { ToggleChoice } from '../filters/ToggleChoice';
import { Pager } from './Pager';
import { SearchField } from './SearchField';
import { columnKey, columnTitle, type Column } from '../table/columns';

interface ListTextProps {
  name: string;
  label: string;
  placeholder?: string;
}

/** Search field of the surrounding list. */
export function ListSearch(field: Omit<ListTextProps, 'name'>) {
  return <ListText name="q" {...field} />;
}

/** Text filter of the surrounding list. Typing adds no history entries. */
export function ListText({ name, ...field }: ListTextProps) {
  const { filter, change } = useListFilters();
  const write = useCallback((text: string) => change({ [name]: text }, { replace: true }), [change, name]);
  return <SearchField {...field} value={String(filter[name] ?? '')} onChange={write} />;
}

type ListChoiceProps = Omit<FilterSelectProps, 'value' | 'onChange'> & { name: string };

/** Select of a filter of the surrounding list, named as in the URL. */
export function ListSelect({ name, ...field }: ListChoiceProps) {
  const [value, onChange] = useListWord(name);
  return <FilterSelect value={value} onChange={onChange} {...field} />;
}

/** The same as toggle buttons. */
export function ListToggle({ name, none, options, ...group }: ListChoiceProps) {
  const [value, onChange] = useListWord(name);
  return (
    <ToggleChoice
      value={value}
      options={[...(none ? [['', none] as const] : []), ...options]}
      onChange={onChange}
      {...group}
    />
  );
}

/** Pagination of the surrounding list, with a page size. */
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

/** More ids would make the URL of a Parquet export too long. */
const MOST_IDS = 250;

/**
 * Actions that export the visible columns of all filtered or of the selected rows of the surrounding list, in this order.
 * Parquet has every column, under its API name.
 */
export function useListExport<T>(what: string, path: ListPath, columns: Column<T>[]): MenuAction[] {
  const { filterValues, sort, selectedIds, total } = useListContext();
  const isPart = selectedIds.length > 0 && selectedIds.length !== total;
  const read = async (format: ExportFormat) => {
    const order: ListRequest['sort'] = [sort.field, sort.order];
    if (format === 'parquet') {
      const chosen = isPart ? { id: selectedIds } : {};
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
  const { busy, run, formats } = useExport({ what, content: read, hasParquet: true });
  return formats.map((format) => {
    const isTooLong = format === 'parquet' && isPart && selectedIds.length > MOST_IDS;
    return {
      ...{
        icon: 'download',
        label: `Export ${selectedIds.length > 0 ? 'selected ' : ''}${FORMAT_NAMES[format]}`,
      },
      ...(isTooLong && { detail: `Select at most ${MOST_IDS} ${what}, or all` }),
      action: () => void run(format),
      disabled: busy || !total || isTooLong,
    };
  });
}
