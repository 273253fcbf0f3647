import Button from '@mui/material/Button';
import type { Idea, IdeaContent, ProposedIdea } from '../../api/ideas.types';
import { Icon } from '../../components/Icon';
import { DifferenceList } from '../DifferenceList';
import { contentOf, difference, sameContent, summary } from '../idea-content';
import type { IdeaEditor } from '../idea-editor';
import { CHAT_STEP } from './use-chat';

interface UpdateNoteProps {
  proposal: ProposedIdea;
  /** The idea before it was applied, when that was during this visit. */
  before: IdeaContent | undefined;
  idea: Idea;
  editor: IdeaEditor;
}

/** A change of the idea that an answer brought: what it changes, whether it stands, the way there and back. */
export function UpdateNote({ proposal, before, idea, editor }: UpdateNoteProps) {
  if (sameContent(idea, proposal)) {
    const change = before && difference(before, proposal);
    const undoable = editor.snapshot().undoable.at(-1) === CHAT_STEP;
    return (
      <div className="update-note">
        {change ? (
          <details open>
            <summary>
              <Icon name="done" />
              Updated idea: {summary(change)}
            </summary>
            <DifferenceList difference={change} />
          </details>
        ) : (
          <p className="row">
            <Icon name="done" />
            The idea is as proposed here.
          </p>
        )}
        {undoable && (
          <Button size="small" variant="text" onClick={() => editor.undo()}>
            <Icon name="undo" />
            Undo
          </Button>
        )}
      </div>
    );
  }
  const change = difference(idea, proposal);
  // A proposal for a former state would take later changes back with it.
  const fits = proposal.version === idea.version || (before !== undefined && sameContent(idea, before));
  if (!fits) return <p className="text-12 muted">It proposed a change; the idea has moved on since.</p>;
  return (
    <div className="update-note">
      <details open>
        <summary>Proposed change: {summary(change)}</summary>
        <DifferenceList difference={change} />
      </details>
      <Button size="small" onClick={() => editor.change(CHAT_STEP, contentOf(proposal))}>
        Apply
      </Button>
    </div>
  );
}
