import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import type { Idea } from '../../api/types';
import { useScreenActions } from '../../components/actions/screen-actions';
import { MAX_PITCH, MAX_TEXT, readField, writeField, type FieldDefinition } from '../concept-fields';
import { AssistForm } from '../editor/AssistForm';
import type { IdeaEditor } from '../editor/idea-editor';
import { useAssist } from '../editor/use-assist';
import { TextEditor } from '../editor/TextEditor';
import { useEditing } from '../editor/use-editing';

interface EditableFieldProps {
  definition: FieldDefinition;
  idea: Idea;
  editor: IdeaEditor;
  /** Shortcut that starts editing. */
  keys?: string;
  className?: string;
}

const SUGGEST = 'Suggest three texts to choose from.';

/** A concept field with in-place editing; empty fields say what is missing. */
export function EditableField({ definition, idea, editor, keys, className = '' }: EditableFieldProps) {
  const { field, label, question } = definition;
  const draft = `idea ${idea.id} ${field}`;
  const text = readField(idea, field) ?? '';
  const { editing, opener, open, close } = useEditing(draft, text);
  const name = label.toLowerCase();
  useScreenActions(keys ? [{ icon: 'edit', label: `Edit the ${name}`, keys, run: open }] : []);
  const write = (next: string) => {
    const change = writeField(editor.snapshot().idea, field, next);
    editor.change(`editing the ${name}`, change);
  };
  const assist = useAssist(editor, 'concept', field, write);
  const hasItems = idea.coreMechanics.length + idea.metaElements.length > 0;
  const isPitch = field === 'pitch';
  // The other fields are inside a card with a heading.
  const Heading = isPitch ? 'h2' : 'h3';
  return (
    <section className={`field stack close ${className}`} aria-label={label}>
      <div className="row between">
        <Heading className="text-12 muted">{label}</Heading>
        {!editing && text && (
          <IconButton icon="edit" label={`Edit ${name}`} ref={opener} title="Edit" onClick={open} />
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
            write(next);
            close();
          }}
          onCancel={close}
        />
      ) : text ? (
        <p
          className="field-text written"
          dir="auto"
          // Selecting text must not start editing.
          onClick={() => !window.getSelection()?.toString() && open()}
        >
          {text}
        </p>
      ) : (
        <>
          <p className="text-13 muted">Not decided. {question}</p>
          {assist.phase === 'closed' ? (
            <div className="row">
              <Button
                icon="edit"
                ref={opener}
                size="small"
                {...(!isPitch && { variant: 'text' })}
                onClick={open}
              >
                Write<span className="visually-hidden"> the {name}</span>
              </Button>
              {hasItems && (
                <Button icon="ai" size="small" variant="text" onClick={() => void assist.ask(SUGGEST)}>
                  Suggest<span className="visually-hidden"> a text for the {name}</span>
                </Button>
              )}
            </div>
          ) : (
            <AssistForm assist={assist} draft={`${draft} question`} onClose={assist.close} />
          )}
        </>
      )}
    </section>
  );
}
