import { Button } from '../../components/actions/Button';
import { useState, type KeyboardEvent } from 'react';
import { useStore } from 'react-admin';
import type { Idea, IdeaContent, ProposedIdea } from '../../api/types';
import { Icon } from '../../components/text/Icon';
import { useCommand } from '../../components/actions/use-command';
import { DifferenceList } from '../editor/DifferenceList';
import { pickContent, diffIdeas, sameContent, describeDifference } from '../idea-content';
import type { IdeaEditor } from '../editor/idea-editor';
import { applyProposal } from './apply-proposal';

interface UpdateNoteProps {
  /** Id of the message with the proposal. */
  id: string;
  proposal: ProposedIdea;
  idea: Idea;
  /** The version of the idea that the proposal was made for. */
  base: IdeaContent | undefined;
  editor: IdeaEditor;
}

const NONE: string[] = [];
/** Name of the undo step. */
const STEP = 'the change by the assistant';

/** A proposed change with Apply and Undo. Nothing is applied automatically. */
export function UpdateNote({ id, proposal, idea, base: stored, editor }: UpdateNoteProps) {
  // The idea before the proposal was applied in this session; its version increases only once it is saved.
  const [dismissed, setDismissed] = useStore<string[]>(`idea.${idea.id}.dismissed`, NONE);
  const [before, setBefore] = useState<IdeaContent | null>(null);
  /** The button that replaces the one pressed takes the focus. */
  const [pressed, setPressed] = useState(false);
  const base = before ?? stored;
  const next = base && applyProposal(idea, base, proposal);
  const applied = sameContent(idea, proposal) || (next && sameContent(idea, next));
  const undoable = editor.snapshot().undoable.at(-1) === STEP;
  const { run } = useCommand(async () => {
    if (applied) editor.undo();
    else if (next) {
      setBefore(pickContent(idea));
      editor.change(STEP, next);
    }
    return Promise.resolve();
  });
  const setDismissal = (ids: string[]) => {
    setDismissed(ids);
    setPressed(true);
  };
  const dismiss = () => setDismissal([...dismissed, id]);
  if (!applied && dismissed.includes(id)) {
    return (
      <p className="row text-12 muted">
        Change dismissed.
        <Button
          label="Show again"
          size="small"
          variant="text"
          autoFocus={pressed}
          onClick={() => setDismissal(dismissed.filter((one) => one !== id))}
        />
      </p>
    );
  }
  if (!applied && !next) {
    return (
      <p className="text-12 muted">
        {base
          ? 'The idea has changed since, so this proposal no longer fits.'
          : 'The assistant proposed a change.'}
      </p>
    );
  }
  const change = applied ? base && diffIdeas(base, proposal) : next && diffIdeas(idea, next);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (applied || ctrlKey || metaKey || altKey) return;
    if (key === 'y') void run();
    if (key === 'n') dismiss();
  };
  return (
    <div className="well stack tight text-13" onKeyDown={onKeyDown}>
      {change ? (
        <details open={applied ? before !== null : proposal.version === idea.version}>
          <summary>
            {applied && <Icon name="done" className="good" />}
            {applied ? 'Updated idea' : 'Proposed change'}: {describeDifference(change)}
          </summary>
          <DifferenceList difference={change} />
        </details>
      ) : (
        <p className="row">
          <Icon name="done" className="good" />
          The idea has this change.
        </p>
      )}
      {/* One button for both directions, so that a double click hits the same button and counts once. */}
      {(!applied || undoable) && (
        <div className="row">
          <span className="grow text-12 muted">
            {applied ? 'In the idea now' : `Saved as version ${idea.version + 1} when applied`}
          </span>
          {!applied && (
            <Button size="small" variant="text" title="n" aria-keyshortcuts="n" onClick={dismiss}>
              Dismiss
            </Button>
          )}
          <Button
            icon={applied ? 'undo' : 'done'}
            label={applied ? 'Undo' : 'Apply'}
            size="small"
            autoFocus={pressed}
            {...(!applied && { title: 'y', 'aria-keyshortcuts': 'y' })}
            {...(applied ? { variant: 'text' } : { variant: 'contained', color: 'primary' })}
            onClick={() => void run()}
          />
        </div>
      )}
    </div>
  );
}
