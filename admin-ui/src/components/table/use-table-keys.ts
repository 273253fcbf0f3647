import { useEffect } from 'react';

/** Elements that handle keys themselves: text fields and open overlays. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role$="dialog"], [role="menu"], [role="listbox"]';

interface TableKeys {
  move: (by: 1 | -1) => void;
  select: () => void;
  open: () => void;
  peek: () => void;
  /** Closes the panel; returns false when none is open. */
  close: () => boolean;
  /** Whether the focus is on the active row. */
  isOnRow: (target: EventTarget | null) => boolean;
}

/** `j` and `k` move through the rows, `x` selects, Enter opens, space toggles the peek panel. */
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
