import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** What a row needs to be dragged: handlers for its grip, and how it looks meanwhile. */
export interface DragPart {
  grip: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  dragged: boolean;
  /** The dragged row would land before or after this one. */
  landing: 'before' | 'after' | null;
}

interface Drag {
  id: string;
  from: number;
  to: number;
}

/**
 * Changes the order of rows by dragging their grips, with a mouse, a pen or a finger. Rows carry `data-item`; a row
 * lands where its grip is let go. Keys do the same elsewhere.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const set = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const rows = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []);

  return {
    of: (id: string, at: number): DragPart => {
      const landsHere = drag !== null && drag.id !== id && drag.to === at;
      return {
        dragged: drag?.id === id,
        landing: landsHere ? (drag.to < drag.from ? 'before' : 'after') : null,
        grip: {
          onPointerDown: (event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            set({ id, from: at, to: at });
          },
          onPointerMove: (event) => {
            const now = latest.current;
            if (!now) return;
            const to = placeOf(rows(), event.clientY, now.from);
            if (to !== now.to) set({ ...now, to });
          },
          onPointerUp: () => {
            const now = latest.current;
            set(null);
            if (now && now.to !== now.from) onDrop(now.id, now.to);
          },
          onPointerCancel: () => set(null),
        },
      };
    },
  };
}

/** The place that a row would have when let go at that height: it passes a row once it is beyond its middle. */
export function placeOf(rows: HTMLElement[], y: number, from: number): number {
  let to = from;
  rows.forEach((row, at) => {
    const { top, height } = row.getBoundingClientRect();
    const middle = top + height / 2;
    if (at < from && y < middle) to = Math.min(to, at);
    if (at > from && y > middle) to = Math.max(to, at);
  });
  return to;
}
