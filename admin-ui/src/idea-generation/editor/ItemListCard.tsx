import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '../../components/actions/Button';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Idea, IdeaItem, ItemList } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { draftKey, readDraft } from '../../drafts';
import { Chip } from '../../components/text/chips';
import { ItemOrigin } from '../page/MadeFrom';
import { TextEditor } from './TextEditor';
import { ItemRow } from './ItemRow';
import { addItem, editItem, moveItem, removeItem } from '../idea-content';
import type { IdeaEditor } from './idea-editor';
import { MAX_ITEM, MAX_ITEMS } from '../limits';
import { newId } from '../../api/new-id';

const INSTRUCTIONS = {
  draggable: 'Press the up and down arrows to move. Or press Space, then arrows, then Space again.',
};

interface ItemListCardProps {
  list: { list: ItemList; title: string; one: string; many: string };
  idea: Idea;
  editor: IdeaEditor;
  announce: (text: string) => void;
}

/** A reorderable list of items, with a button to add one. */
export function ItemListCard({ list, idea, editor, announce }: ItemListCardProps) {
  const heading = useId();
  const { user } = useAuth();
  const items = idea[list.list];
  const draftName = `idea ${idea.id} new ${list.list}`;
  const [adding, setAdding] = useState(() => readDraft(draftKey(user?.id ?? '', draftName)) !== null);
  const rows = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // Moving a row in the DOM drops the focus, so it is restored.
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    rows.current?.querySelector<HTMLElement>(`[data-item="${focusNext.current}"] .grip`)?.focus();
    focusNext.current = null;
  }, [items]);

  const move = (item: IdeaItem, to: number) => {
    const from = items.findIndex(({ id }) => id === item.id);
    const place = Math.min(Math.max(to, 0), items.length - 1);
    if (place === from) {
      announce(`It is already ${place === 0 ? 'first' : 'last'}.`);
      return;
    }
    focusNext.current = item.id;
    editor.change(`moving a ${list.one}`, moveItem(idea, list.list, item.id, place));
    announce(`Moved to place ${place + 1} of ${items.length}.`);
  };
  const remove = (item: IdeaItem) => {
    const at = items.findIndex(({ id }) => id === item.id);
    const next = items[at + 1] ?? items[at - 1];
    focusNext.current = next?.id ?? null;
    editor.change(`deleting a ${list.one}`, removeItem(idea, list.list, item.id));
    if (!next) addButton.current?.focus();
    announce('Deleted. Undo brings it back.');
  };
  const ids = items.map(({ id }) => id);
  const drop = (id: string, over: string) => {
    const item = items.find((other) => other.id === id);
    if (item) move(item, ids.indexOf(over));
  };
  const full = idea.coreMechanics.length + idea.metaElements.length >= MAX_ITEMS;

  return (
    <section className="card idea-list" aria-labelledby={heading}>
      <header>
        <div className="row">
          <h2 id={heading}>{list.title}</h2>
          <Chip>{items.length}</Chip>
        </div>
        <Button
          icon="plus"
          ref={addButton}
          size="small"
          disabled={full}
          title={full ? `An idea has at most ${MAX_ITEMS} items` : undefined}
          onClick={() => setAdding(true)}
        >
          Add<span className="visually-hidden"> a {list.one}</span>
        </Button>
      </header>
      <SortableItems ids={ids} onDrop={drop}>
        <ul className="card-body close" ref={rows}>
          {items.map((item, at) => (
            <ItemRow
              key={item.id}
              item={item}
              list={list}
              idea={idea}
              editor={editor}
              announce={announce}
              origin={<ItemOrigin idea={idea} item={item} />}
              onMove={(by) => move(item, at + by)}
              onSave={(content) => {
                const change = editItem(editor.snapshot().idea, list.list, { id: item.id, content });
                editor.change(`editing a ${list.one}`, change);
              }}
              onDelete={() => remove(item)}
            />
          ))}
          {adding && (
            <li className="item open">
              <TextEditor
                draft={draftName}
                label={`New ${list.one}`}
                content=""
                max={MAX_ITEM}
                placeholder="Type your ideas here"
                onSave={(content) => {
                  const change = addItem(editor.snapshot().idea, list.list, { id: newId(), content });
                  editor.change(`adding a ${list.one}`, change);
                  announce(`Added to ${list.title}.`);
                  setAdding(false);
                  addButton.current?.focus();
                }}
                onCancel={() => {
                  setAdding(false);
                  addButton.current?.focus();
                }}
              />
            </li>
          )}
        </ul>
      </SortableItems>
      {items.length === 0 && !adding && (
        <p className="pad text-13 muted">
          {list.list === 'coreMechanics'
            ? 'What the player does, again and again. Add the first one.'
            : 'What brings the player back: progress, collections, events. Add the first one.'}
        </p>
      )}
    </section>
  );
}

interface SortableItemsProps {
  ids: string[];
  /** An item was dropped on another. */
  onDrop: (id: string, over: string) => void;
  children: ReactNode;
}

/** Makes items draggable by pointer and keyboard, with announcements. */
function SortableItems({ ids, onDrop, children }: SortableItemsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const sayPlace = (id?: UniqueIdentifier) =>
    id === undefined ? undefined : `Place ${ids.indexOf(String(id)) + 1} of ${ids.length}.`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }: DragEndEvent) => {
        if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
      }}
      accessibility={{
        screenReaderInstructions: INSTRUCTIONS,
        announcements: {
          onDragStart: ({ active }) => `Lifted. ${sayPlace(active.id)}`,
          onDragOver: ({ over }) => sayPlace(over?.id),
          // The list announces the result itself.
          onDragEnd: () => undefined,
          onDragCancel: () => 'Put back.',
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
