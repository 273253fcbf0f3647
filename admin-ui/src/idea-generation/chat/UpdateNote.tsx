import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Idea, IdeaContent, ProposedIdea } from '../../api/ideas.types';
import { Icon } from '../../components/Icon';
import { DifferenceList } from '../DifferenceList';
import { contentOf, difference, sameContent, summary } from '../idea-content';
import type { IdeaEditor } from '../idea-editor';

interface UpdateNoteProps {
  proposal: ProposedIdea;
  idea: Idea;
  editor: IdeaEditor;
}

/** How the step is named for undo. */
const STEP = 'the change by the assistant';

/** A change of the idea that an answer proposes: what it changes, the way there and back. Nothing applies itself. */
export function UpdateNote({ proposal, idea, editor }: UpdateNoteProps) {
  // The idea as it was when the change was applied, during this visit.
  const [before, setBefore] = useState<IdeaContent | null>(null);
  if (sameContent(idea, proposal)) {
    const change = before && difference(before, proposal);
    const undoable = editor.snapshot().undoable.at(-1) === STEP;
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
            The idea has this change.
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
  const fits = proposal.version === idea.version || (before !== null && sameContent(idea, before));
  if (!fits) return <p className="text-12 muted">It proposed a change; the idea has moved on since.</p>;
  return (
    <div className="update-note">
      <details open>
        <summary>Proposed change: {summary(change)}</summary>
        <DifferenceList difference={change} />
      </details>
      <Button
        size="small"
        onClick={() => {
          setBefore(contentOf(idea));
          editor.change(STEP, contentOf(proposal));
        }}
      >
        <Icon name="done" />
        Apply
      </Button>
    </div>
  );
}
