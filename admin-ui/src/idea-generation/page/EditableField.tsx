import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Idea } from '../../api/types';
import { Icon } from '../../components/Icon';
import { useScreenActions } from '../../components/screen-actions';
import { MAX_PITCH, MAX_TEXT, readField, writeField, type FieldWords } from '../concept-fields';
import type { IdeaEditor } from '../editor/idea-editor';
import { TextEditor } from '../editor/TextEditor';
import { useEditing } from '../editor/use-editing';

interface EditableFieldProps {
  words: FieldWords;
  idea: Idea;
  editor: IdeaEditor;
  /** The key that opens it. */
  keys?: string;
  className?: string;
}

/** One text of the concept, edited in place; what is not written down says what is missing. */
export function EditableField({ words, idea, editor, keys, className = '' }: EditableFieldProps) {
  const { field, label, question } = words;
  const draft = `idea ${idea.id} ${field}`;
  const text = readField(idea, field) ?? '';
  const { editing, opener, open, close } = useEditing(draft, text);
  const name = label.toLowerCase();
  useScreenActions(keys ? [{ icon: 'edit', label: `Edit the ${name}`, keys, run: open }] : []);
  const isPitch = field === 'pitch';
  // The others stand in a card that has a heading.
  const Heading = isPitch ? 'h2' : 'h3';
  return (
    <section className={`field stack close ${className}`} aria-label={label}>
      <div className="row between">
        <Heading className="text-12 muted">{label}</Heading>
        {!editing && text && (
          <IconButton ref={opener} size="small" aria-label={`Edit ${name}`} title="Edit" onClick={open}>
            <Icon name="edit" />
          </IconButton>
        )}
      </div>
      {editing ? (
        <TextEditor
          draft={draft}
          label={label}
          content={text}
          max={isPitch ? MAX_PITCH : MAX_TEXT}
          placeholder={question}
          optional
          oneLine={isPitch}
          onSave={(next) => {
            const change = writeField(editor.snapshot().idea, field, next);
            editor.change(`editing the ${name}`, change);
            close();
          }}
          onCancel={close}
        />
      ) : text ? (
        <p
          className="field-text written"
          dir="auto"
          // A text that is being selected is not to be edited.
          onClick={() => !window.getSelection()?.toString() && open()}
        >
          {text}
        </p>
      ) : (
        <>
          <p className="text-13 muted">Not decided. {question}</p>
          <div>
            <Button ref={opener} size="small" onClick={open}>
              <Icon name="edit" />
              Write<span className="visually-hidden"> the {name}</span>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
