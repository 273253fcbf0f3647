import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { PrototypeStatus } from '../api/types';
import { STATUSES } from './statuses';

/** Where a dragged card would land: a place of a column, counted without the card itself. */
export interface Landing {
  status: PrototypeStatus;
  place: number;
}

interface Press {
  id: string;
  pointerId: number;
  pageX: number;
  pageY: number;
}

interface Drag extends Landing {
  id: string;
  dx: number;
  dy: number;
}

/** Less is a click. */
const SLIP = 5;
const EDGE = 72;
const SCROLL_STEP = 14;

/**
 * Drags cards between and within columns, with a mouse anywhere on the card, with a finger or a pen by its grip. Columns
 * carry `data-column`, cards `data-card`, grips `data-grip`. Keys do the same elsewhere.
 */
export function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (id: string, landing: Landing) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<Press | null>(null);
  const latest = useRef<Drag | null>(null);
  const justDragged = useRef(false);
  const set = useCallback((next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  }, []);
  const end = useCallback(() => {
    press.current = null;
    // The click that follows a drag is none.
    justDragged.current = latest.current !== null;
    setTimeout(() => (justDragged.current = false));
    set(null);
  }, [set]);
  const dragging = drag !== null;
  useEffect(() => {
    if (!dragging) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && end();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dragging, end]);

  return {
    landing: drag as Landing | null,
    draggedId: drag?.id ?? null,
    swallowClick: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!justDragged.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
    styleOf: (id: string): CSSProperties | undefined =>
      drag?.id === id ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined,
    of: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const target = event.target as HTMLElement;
        const grip = target.closest('[data-grip]') !== null;
        if (event.button !== 0 || (!grip && (event.pointerType !== 'mouse' || target.closest('button, a')))) {
          return;
        }
        const { pointerId, pageX, pageY } = event;
        press.current = { id, pointerId, pageX, pageY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = press.current;
        if (!from || from.id !== id || !board.current) return;
        const [dx, dy] = [event.pageX - from.pageX, event.pageY - from.pageY];
        if (!latest.current) {
          if (Math.hypot(dx, dy) < SLIP) return;
          event.currentTarget.setPointerCapture(from.pointerId);
        }
        set({ id, dx, dy, ...landingAt(board.current, id, event.clientX, event.clientY) });
        if (event.clientY < EDGE) scrollBy(0, -SCROLL_STEP);
        else if (event.clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
      },
      onPointerUp: () => {
        const now = latest.current;
        end();
        if (now) onDrop(now.id, { status: now.status, place: now.place });
      },
      onPointerCancel: end,
    }),
  };
}

/** The column under the pointer, or the nearest one, and the place before the first card whose middle is below it. */
export function landingAt(board: HTMLElement, id: string, x: number, y: number): Landing {
  const columns = Array.from(board.querySelectorAll<HTMLElement>('[data-column]')).map((element) => ({
    element,
    away: distance(element.getBoundingClientRect(), x, y),
  }));
  const [nearest] = columns.sort((a, b) => a.away - b.away);
  const cards = Array.from(nearest?.element.querySelectorAll<HTMLElement>('[data-card]') ?? []);
  const above = cards.filter((card) => {
    if (card.dataset.card === id) return false;
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 < y;
  });
  const status = STATUSES.find((each) => each === nearest?.element.dataset.column) ?? 'Planning';
  return { status, place: above.length };
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
