import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useScreenActions } from '../../components/actions/screen-actions';

interface RowListProps<T> {
  label: string;
  rows: T[];
  /** The list that the game page's back link returns to. */
  list?: string;
  /** Renders a row; one row is in the tab order, arrows move between rows. */
  children: (row: T, tabIndex: 0 | -1) => ReactNode;
  /** `x` was pressed on a row. */
  onPick?: (row: T, shift: boolean) => void;
}

/** A scrolling list with one tab stop and arrow keys. */
export function RowList<T extends { bundleId: string }>({
  label,
  rows,
  list,
  children,
  onPick,
}: RowListProps<T>) {
  const [current, setCurrent] = useState(0);
  const element = useRef<HTMLOListElement>(null);
  const reached = Math.min(current, rows.length - 1);
  const { state } = useLocation() as { state: { returnTo?: { list: string; bundleId: string } } | null };
  const returnTo = !list || state?.returnTo?.list === list ? state?.returnTo?.bundleId : undefined;

  useEffect(() => {
    if (!returnTo) return;
    const row = element.current?.querySelector<HTMLElement>(`[data-bundle-id="${CSS.escape(returnTo)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [returnTo]);

  useScreenActions([
    { label: 'Next row', keys: 'j', run: enterRows },
    { label: 'Previous row', keys: 'k', run: enterRows },
  ]);

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const picked = event.key.toLowerCase() === 'x' && rows[reached];
    if (picked) onPick?.(picked, event.shiftKey);
    if (picked || moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <ol
      className="scroll"
      ref={element}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget, target }) =>
        setCurrent(Math.max(0, findRows(currentTarget).indexOf(target)))
      }
    >
      {rows.map((row, index) => (
        <li key={row.bundleId}>{children(row, index === reached ? 0 : -1)}</li>
      ))}
    </ol>
  );
}

const findRows = (list: Element | undefined) => [...(list?.querySelectorAll<HTMLElement>('.rank-row') ?? [])];

/** Moves the focus from elsewhere on the screen to the tab stop of this list, or of the first one that has any. */
function enterRows(): void {
  const list = document.activeElement?.closest('.rank-lists ol') ?? document.querySelector('.rank-lists');
  list?.querySelector<HTMLElement>('.rank-row[tabindex="0"]')?.focus();
}

/** Moves the focus between rows, and to the same row of the next list. Returns whether the key was handled. */
function moveFocus(list: HTMLElement, key: string): boolean {
  const rows = findRows(list);
  const at = rows.findIndex((row) => row === document.activeElement);
  const lists = [...(list.closest('.rank-lists')?.querySelectorAll('ol') ?? [])];
  const focusBeside = (step: 1 | -1) => {
    const others = findRows(lists[lists.findIndex((one) => one === list) + step]);
    return others[Math.min(at, others.length - 1)];
  };
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => rows[at + 1],
    ArrowUp: () => rows[at - 1],
    Home: () => rows[0],
    End: () => rows.at(-1),
    ArrowRight: () => focusBeside(1),
    ArrowLeft: () => focusBeside(-1),
  };
  const find = targets[{ j: 'ArrowDown', k: 'ArrowUp' }[key] ?? key];
  if (at < 0 || !find) return false;
  find()?.focus();
  return true;
}
