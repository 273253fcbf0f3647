import { Button } from '../../components/actions/Button';
import { useEffect, useId, useRef } from 'react';
import { useDraft } from '../../auth/use-draft';
import { editKeys } from '../../components/forms/edit-keys';
import { textLimit } from '../../components/text/text-limit';

interface TextEditorProps {
  /** Key under which the input is kept. */
  draft: string;
  /** Accessible name of the field. */
  label: string;
  content: string;
  max: number;
  placeholder?: string;
  /** An empty text may be saved, which clears the field. */
  optional?: boolean;
  /** Line breaks become spaces; Enter saves. */
  oneLine?: boolean;
  onSave: (content: string) => void;
  onCancel: () => void;
}

/** Edits one text. Ctrl+Enter saves, Escape cancels. */
export function TextEditor({ draft, label, content, max, onSave, onCancel, ...given }: TextEditorProps) {
  const { placeholder, optional = false, oneLine = false } = given;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, discard] = useDraft(draft, content);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const { over, hint } = textLimit(text, max);
  const savable = (optional || text.trim() !== '') && over === 0;
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
  return (
    <>
      <textarea
        ref={field}
        className="text-area"
        aria-label={label}
        placeholder={placeholder}
        rows={3}
        dir="auto"
        aria-invalid={over > 0}
        aria-describedby={`${id}-limit`}
        value={text}
        onChange={({ target }) => setText(oneLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        onKeyDown={editKeys({ save, cancel, oneLine })}
      />
      <div className="row between">
        <span id={`${id}-limit`} className={over > 0 ? 'text-12 wrong' : 'text-12 muted'} aria-live="polite">
          {hint || (
            <span className="wide-only">
              {!oneLine && <kbd>Ctrl</kbd>} <kbd>Enter</kbd> saves
            </span>
          )}
        </span>
        <span className="row">
          <Button label="Cancel" size="small" variant="text" onClick={cancel} />
          <Button label="Save" size="small" primary disabled={!savable} onClick={save} />
        </span>
      </div>
    </>
  );
}
