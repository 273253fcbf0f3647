import { useListContext, type Identifier } from 'react-admin';

/** Toggles a row of the surrounding list; with shift it selects the range since the last selected row. */
export function useRowToggle() {
  const { selectedIds, onSelect, onToggleItem } = useListContext();
  /** @param shown ids of the visible rows, in order */
  return (id: Identifier, shown: Identifier[], shift: boolean) => {
    const last = shown.indexOf(selectedIds.at(-1));
    if (!shift || last < 0 || selectedIds.includes(id)) return onToggleItem(id);
    const here = shown.indexOf(id);
    const between = shown.slice(Math.min(last, here), Math.max(last, here) + 1);
    onSelect([...new Set([...selectedIds, ...between])]);
  };
}
