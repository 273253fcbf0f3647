import { useSortable } from '@dnd-kit/sortable';
import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Idea, IdeaItem, ItemList } from '../../api/types';
import { ClampedText } from '../../components/text/ClampedText';
import { AssistForm } from './AssistForm';
import { TextEditor } from './TextEditor';
import { editItem } from '../idea-content';
import type { IdeaEditor } from './idea-editor';
import { MAX_ITEM } from '../limits';
import { useAssist } from './use-assist';
import { useEditing } from './use-editing';
import { truncate } from '../../components/text/truncate';

interface ItemRowProps {
  item: IdeaItem;
  list: { list: ItemList; one: string };
  idea: Idea;
  editor: IdeaEditor;
  announce: (text: string) => void;
  /** Where the item comes from. */
  origin: ReactNode;
  onMove: (by: number) => void;
  onSave: (content: string) => void;
  onDelete: () => void;
}

/** One item: displayed, edited, or with suggestions. */
export function ItemRow({
  item,
  list,
  idea,
  editor,
  announce,
  origin,
  onMove,
  onSave,
  onDelete,
}: ItemRowProps) {
  const drag = useSortable({ id: item.id });
  const draftName = `idea ${idea.id} item ${item.id}`;
  const askButton = useRef<HTMLButtonElement>(null);
  const { editing, opener, open: edit, close: endEditing } = useEditing(draftName, item.content);
  // The text before a suggestion replaced it, while the suggestion is unchanged.
  const [replaced, setReplaced] = useState<{ before: string; by: string } | null>(null);
  const assist = useAssist(editor, list.list, item.id, (suggestion) => {
    setReplaced({ before: item.content, by: suggestion });
    const next = editItem(editor.snapshot().idea, list.list, { id: item.id, content: suggestion });
    editor.change('replacing by a suggestion', next);
    announce('The suggestion has replaced the item. It can be undone.');
    askButton.current?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const onGrip = (event.target as HTMLElement).classList.contains('grip');
    if (by === 0 || editing || drag.isDragging || (!event.altKey && !onGrip)) return;
    event.preventDefault();
    onMove(by);
  };
  const open = editing || assist.phase !== 'closed';
  const name = shorten(item.content);
  const classes = ['item', open && 'open', drag.isDragging && 'stale'];

  return (
    <li
      ref={drag.setNodeRef}
      style={moveStyle(drag)}
      className={classes.filter(Boolean).join(' ')}
      data-item={item.id}
      onKeyDown={onKeyDown}
    >
      {editing ? (
        <TextEditor
          draft={draftName}
          label={`Edit ${list.one}`}
          content={item.content}
          max={MAX_ITEM}
          placeholder="Type your ideas here"
          onSave={(content) => {
            onSave(content);
            endEditing();
          }}
          onCancel={endEditing}
        />
      ) : (
        <div className="row start near">
          <IconButton
            icon="grip"
            label={`Move ${name}`}
            ref={drag.setActivatorNodeRef}
            className="grip"
            title="Drag, or press the up and down arrows"
            aria-describedby={drag.attributes['aria-describedby']}
            {...drag.listeners}
          />
          {assist.phase === 'busy' ? (
            <span className="item-content grow written muted" dir="auto">
              {assist.text || item.content}
            </span>
          ) : (
            <div className="item-content grow written">
              <ClampedText name={name}>{item.content}</ClampedText>
              {origin}
            </div>
          )}
          {assist.phase !== 'busy' && (
            <span className="row near">
              <IconButton
                icon="edit"
                label={`Edit ${name}`}
                ref={opener}
                title="Edit"
                onClick={() => {
                  assist.close();
                  edit();
                }}
              />
              <AskButton ref={askButton} name={name} assist={assist} />
              <IconButton icon="trash" label={`Delete ${name}`} title="Delete" onClick={onDelete} />
            </span>
          )}
        </div>
      )}
      {!editing && assist.phase !== 'closed' && (
        <AssistForm
          assist={assist}
          onClose={() => {
            assist.close();
            askButton.current?.focus();
          }}
          draft={`${draftName} question`}
        />
      )}
      {!open && replaced?.by === item.content && (
        <ReplacedNote
          onUndo={() => {
            onSave(replaced.before);
            setReplaced(null);
            announce('Undone.');
            askButton.current?.focus();
          }}
        />
      )}
    </li>
  );
}

const moveStyle = ({ transform, transition }: ReturnType<typeof useSortable>) =>
  transform ? { transform: `translateY(${transform.y}px)`, transition } : undefined;

interface AskButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  name: string;
  assist: ReturnType<typeof useAssist>;
}

const AskButton = ({ ref, name, assist }: AskButtonProps) => (
  <IconButton
    icon="ai"
    label={`Ask AI about ${name}`}
    ref={ref}
    aria-expanded={assist.phase === 'open'}
    title="Ask AI"
    onClick={assist.phase === 'open' ? assist.close : assist.open}
  />
);

const ReplacedNote = ({ onUndo }: { onUndo: () => void }) => (
  <p className="item-replaced row text-12 muted">
    <span>Replaced by the suggestion.</span>
    <Button icon="undo" label="Undo" size="small" variant="text" onClick={onUndo} />
  </p>
);

const shorten = (text: string): string => truncate(text, 58, '…');
