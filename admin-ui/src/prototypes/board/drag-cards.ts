import {
  PointerSensor,
  useDraggable,
  useDroppable,
  type DragEndEvent,
  type PointerSensorOptions,
} from '@dnd-kit/core';
import type { PointerEvent } from 'react';
import type { Prototype, PrototypeStatus } from '../../api/types';

/** Drop position: an index in a column, not counting the dragged card. */
export interface Landing {
  id: string;
  status: PrototypeStatus;
  place: number;
}

/** A mouse drags anywhere on a card; touch and pen use the handle, so that the page can scroll. */
export class CardSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: PointerEvent, { onActivation }: PointerSensorOptions): boolean => {
        const { target, button, pointerType, isPrimary } = nativeEvent;
        const element = target as HTMLElement;
        const onGrip = element.closest('[data-grip]') !== null;
        if (!isPrimary || button !== 0) return false;
        if (!onGrip && (pointerType !== 'mouse' || element.closest('button, a'))) return false;
        onActivation?.({ event: nativeEvent });
        return true;
      },
    },
  ];
}

/** Makes a card draggable and a drop target. */
export function useDragCard({ id, status }: Prototype) {
  const drag = useDraggable({ id });
  const drop = useDroppable({ id, data: { status }, disabled: drag.isDragging });
  const { transform } = drag;
  return {
    ref: (element: HTMLElement | null) => {
      drag.setNodeRef(element);
      drop.setNodeRef(element);
    },
    ...drag.listeners,
    dragged: drag.isDragging,
    style: transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined,
  };
}

/** Drops before the hovered card, or after it when past its middle; elsewhere at the end of the column. */
export function findLanding(
  { active, over }: Pick<DragEndEvent, 'active' | 'over'>,
  rows: Prototype[],
): Landing | null {
  if (!over) return null;
  const id = String(active.id);
  const { status } = over.data.current as { status: PrototypeStatus };
  const others = rows.filter((row) => row.status === status && row.id !== id);
  const at = others.findIndex((row) => row.id === over.id);
  if (at < 0) return { id, status, place: others.length };
  const top = active.rect.current.translated?.top ?? 0;
  return { id, status, place: top > over.rect.top + over.rect.height / 2 ? at + 1 : at };
}
