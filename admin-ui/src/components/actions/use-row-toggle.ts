import { useListContext, type Identifier } from 'react-admin';

/** Selects rows of the list around it; with shift everything from the row selected last to this one. */
export function useRowToggle() {
  const { selectedIds, onSelect, onToggleItem } = useListContext();
  /** @param shown the ids of the rows in their order */
  return (id: Identifier, shown: Identifier[], shift: boolean) => {
    const last = shown.indexOf(selectedIds.at(-1));
    if (!shift || last < 0 || selectedIds.includes(id)) return onToggleItem(id);
    const here = shown.indexOf(id);
    const between = shown.slice(Math.min(last, here), Math.max(last, here) + 1);
    onSelect([...new Set([...selectedIds, ...between])]);
  };
}
