import Button from '@mui/material/Button';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useDraft } from '../../auth/use-draft';
import { textLimit } from '../../components/text-limit';
import { MAX_ITEM } from '../limits';

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
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, discard] = useDraft(draft, content);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const { over, words } = textLimit(text, MAX_ITEM);
  const savable = text.trim() !== '' && over === 0;
  const save = () => {
    if (!savable) return;
    const next = text.trim();
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
        className="text-area"
        aria-label={label}
        placeholder="Type your ideas here"
        rows={3}
        dir="auto"
        aria-invalid={over > 0}
        aria-describedby={`${id}-limit`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row between">
        <span id={`${id}-limit`} className={over > 0 ? 'text-12 wrong' : 'text-12 muted'} aria-live="polite">
          {words || (
            <span className="wide-only">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves
            </span>
          )}
        </span>
        <span className="row">
          <Button size="small" variant="text" onClick={cancel}>
            Cancel
          </Button>
          <Button size="small" variant="contained" color="primary" disabled={!savable} onClick={save}>
            Save
          </Button>
        </span>
      </div>
    </>
  );
}
