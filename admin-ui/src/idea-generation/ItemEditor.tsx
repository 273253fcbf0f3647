import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useDraft } from '../auth/use-draft';
import { MAX_ITEM } from './limits';

interface ItemEditorProps {
  /** Where the text is kept while it is being typed. */
  draft: string;
  /** What the field is called for those who cannot see where it stands. */
  label: string;
  content: string;
  onSave: (content: string) => void;
  onCancel: () => void;
}

/** Writes one item. Ctrl Enter saves, Escape cancels; an empty text is not saved. */
export function ItemEditor({ draft, label, content, onSave, onCancel }: ItemEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, discard] = useDraft(draft, content);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const save = () => {
    const next = text.trim();
    if (!next) return;
    discard();
    onSave(next);
  };
  const cancel = () => {
    discard();
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    }
  };
  return (
    <>
      <textarea
        ref={field}
        className="item-text"
        aria-label={label}
        placeholder="Type your ideas here"
        rows={3}
        maxLength={MAX_ITEM}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row between">
        <span className="text-12 muted item-keys">
          {text.length > MAX_ITEM * 0.8 ? (
            `${text.length} of ${MAX_ITEM} characters`
          ) : (
            <span className="hint">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves
            </span>
          )}
        </span>
        <span className="row">
          <Button size="small" variant="text" onClick={cancel}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="contained"
            color="primary"
            disabled={text.trim() === ''}
            onClick={save}
          >
            Save
          </Button>
        </span>
      </div>
    </>
  );
}
