import { useEffect } from 'react';

/** Where keys mean letters, or belong to what is open above the table. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role$="dialog"], [role="menu"], [role="listbox"]';

interface TableKeys {
  move: (by: 1 | -1) => void;
  select: () => void;
  open: () => void;
  peek: () => void;
  /** Closes the panel; false when none is open. */
  close: () => boolean;
  /** The row the keys are on, when it has the focus. */
  isOnRow: (target: EventTarget | null) => boolean;
}

/** `j` and `k` go through the rows, `x` selects, Enter opens, space looks into a row without leaving the list. */
export function useTableKeys(keys: TableKeys | null): void {
  useEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (event.key === 'j') keys.move(1);
      else if (event.key === 'k') keys.move(-1);
      else if (event.key === 'x') keys.select();
      else if (event.key === 'Escape') {
        if (!keys.close()) return;
      } else if (!keys.isOnRow(target)) return;
      else if (event.key === 'Enter') keys.open();
      else if (event.key === ' ') keys.peek();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}
