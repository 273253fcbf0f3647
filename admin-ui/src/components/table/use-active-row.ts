import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { currentPlace } from '../../base-path';
import { useTableKeys } from './use-table-keys';

interface ActiveRowOptions<T> {
  frame: RefObject<HTMLElement | null>;
  data: T[];
  href: ((record: T) => string) | undefined;
  selects: boolean;
  plain: boolean;
  /** Scrolls to a row that may not be rendered. */
  show: ((index: number) => void) | undefined;
}

/** The keyboard-focused row, and whether the peek panel shows it. */
export function useActiveRow<T extends RaRecord>({
  frame,
  data,
  href,
  selects,
  plain,
  show,
}: ActiveRowOptions<T>) {
  const { onToggleItem } = useListContext<T>();
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const [peeking, setPeeking] = useState(false);
  const wanted = useRef(-1);
  const row = data[active];

  // A new page or order moves the active row to the top.
  const [known, setKnown] = useState(data[0]?.id);
  if (known !== data[0]?.id) {
    setKnown(data[0]?.id);
    setActive(-1);
  }
  // A virtual row has to be rendered before it can take the focus.
  useEffect(() => {
    if (wanted.current < 0) return;
    const element = frame.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!element) return;
    wanted.current = -1;
    element.focus();
  });

  const keys = useMemo(() => {
    if (plain) return null;
    return {
      move: (by: 1 | -1) => {
        const next = Math.min(Math.max(active + by, 0), data.length - 1);
        wanted.current = next;
        show?.(next);
        setActive(next);
      },
      select: () => selects && row && onToggleItem(row.id),
      open: () => row && href && void navigate(href(row), { state: { from: currentPlace() } }),
      peek: () => setPeeking((before) => !before),
      close: () => {
        setPeeking(false);
        return peeking;
      },
      isOnRow: (target: EventTarget | null) =>
        row !== undefined &&
        (target === document.body || (target instanceof Element && target.matches('[data-row]'))),
    };
  }, [plain, active, data, show, selects, row, onToggleItem, href, navigate, peeking]);
  useTableKeys(keys);
  return { active, peeked: peeking && row ? row : null, setPeeked: setPeeking };
}
