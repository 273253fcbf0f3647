import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { columnsKey, useOpenView } from '../saved-views/use-saved-views';
import { columnKey, type Column } from './columns';

/** The user's column choice; columns added later keep their default position. */
interface Choice {
  order?: string[];
  /** Visibility of columns that differ from the default. */
  shown?: Record<string, boolean>;
  compact?: boolean;
}

const NOTHING: Choice = {};

/** The columns of a list as the user arranged them. The first one names the row and always stays first. */
export function useColumnChoice<T>(list: string, columns: Column<T>[]) {
  const view = useOpenView(list);
  const standard = view?.columns ?? NOTHING;
  const [choice, setChoice] = useStore<Choice>(columnsKey(list, view), standard);
  const { order, shown, compact = false } = choice;
  const arranged = useMemo(() => arrange(columns, order), [columns, order]);
  const isShown = (column: Column<T>) =>
    column === columns[0] || (shown?.[columnKey(column)] ?? !column.optional);
  const visible = useMemo(
    () =>
      arranged.filter((column) => column === columns[0] || (shown?.[columnKey(column)] ?? !column.optional)),
    [arranged, columns, shown],
  );
  return {
    arranged,
    visible,
    isShown,
    compact,
    changed: choice !== NOTHING && Object.keys(choice).length > 0,
    setOrder: (next: string[]) => setChoice({ ...choice, order: next }),
    toggle: (column: Column<T>) =>
      setChoice({ ...choice, shown: { ...shown, [columnKey(column)]: !isShown(column) } }),
    setCompact: (next: boolean) => setChoice({ ...choice, compact: next }),
    reset: () => setChoice(NOTHING),
  };
}

function arrange<T>(columns: Column<T>[], order: string[] | undefined): Column<T>[] {
  const [first, ...others] = columns;
  if (!first || !order) return columns;
  const place = (column: Column<T>) => {
    const at = order.indexOf(columnKey(column));
    return at < 0 ? others.indexOf(column) : at;
  };
  return [first, ...others.toSorted((a, b) => place(a) - place(b))];
}
