import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { columnKey, columnTitle, type Column } from './columns';
import { useColumnChoice } from './use-column-choice';

interface ColumnsButtonProps<T> {
  list: string;
  columns: Column<T>[];
  className?: string;
}

/** Chooses the visible columns, their order and the row density. */
export function ColumnsButton<T>({ list, columns, className = '' }: ColumnsButtonProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choice = useColumnChoice(list, columns);
  const movable = choice.arranged.slice(1);
  const keys = movable.map(columnKey);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameKey = (key: unknown) =>
    columnTitle(movable.find((column) => columnKey(column) === key) ?? { label: '' });
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Moving ${nameKey(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameKey(active.id)} is at the place of ${nameKey(over.id)}.` : undefined,
    onDragEnd: ({ active }) => `${nameKey(active.id)} was dropped.`,
    onDragCancel: ({ active }) => `${nameKey(active.id)} was put back.`,
  };
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    choice.setOrder(arrayMove(keys, keys.indexOf(String(active.id)), keys.indexOf(String(over.id))));
  };
  return (
    <>
      <Button
        icon="compare"
        label="Columns"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', className: 'columns-panel' } }}
      >
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={move}
          accessibility={{ announcements }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <ul>
              {movable.map((column) => (
                <ColumnLine
                  key={columnKey(column)}
                  id={columnKey(column)}
                  title={columnTitle(column)}
                  shown={choice.isShown(column)}
                  onToggle={() => choice.toggle(column)}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        <label className="row">
          <input
            type="checkbox"
            className="box"
            checked={choice.compact}
            onChange={(event) => choice.setCompact(event.target.checked)}
          />
          Compact rows
        </label>
        <Button size="small" variant="text" disabled={!choice.changed} onClick={choice.reset}>
          Reset columns
        </Button>
      </Popover>
    </>
  );
}

interface ColumnLineProps {
  id: string;
  title: string;
  shown: boolean;
  onToggle: () => void;
}

function ColumnLine({ id, title, shown, onToggle }: ColumnLineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
  });
  return (
    <li
      className="row between"
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <label className="row">
        <input type="checkbox" className="box" checked={shown} onChange={onToggle} />
        {title}
      </label>
      <IconButton
        icon="grip"
        label={`Move ${title}`}
        className="grip"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
      />
    </li>
  );
}
