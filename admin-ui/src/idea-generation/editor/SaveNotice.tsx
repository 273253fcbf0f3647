import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { Banner } from '../../components/states/Banner';
import { formatDateTime } from '../../components/text/format';
import { DifferenceList } from './DifferenceList';
import { diffIdeas } from '../idea-content';
import type { EditorState, IdeaEditor } from './idea-editor';
import { describeReason } from '../reason';

interface SaveNoticeProps {
  editor: IdeaEditor;
  state: EditorState;
}

/** Reports unsaved changes and offers the choices; nothing is discarded automatically. */
export function SaveNotice({ editor, state: { idea, phase, theirs, failure } }: SaveNoticeProps) {
  const [open, setOpen] = useState(false);
  if (phase === 'conflict' && theirs) {
    return (
      <Banner
        tone="error"
        title="This idea was changed elsewhere"
        action={
          <>
            <Button label="Keep mine" size="small" onClick={() => void editor.keepMine()} />
            <Button label="Take theirs" size="small" onClick={() => editor.takeTheirs()} />
          </>
        }
      >
        <p>
          Another tab or session saved it on {formatDateTime(theirs.updatedAt)}, after you opened it. Your
          state is shown and not saved yet. Nothing is lost: theirs stays in Versions, yours in Undo.
        </p>
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="text-13">Differences in theirs</summary>
          <DifferenceList difference={diffIdeas(idea, theirs)} />
        </details>
      </Banner>
    );
  }
  if (phase !== 'failed' || failure === null) return null;
  return (
    <Banner
      tone="error"
      title="Failed to update idea"
      action={
        <>
          <Button label="Retry" size="small" onClick={() => void editor.flush()} />
          <Button label="Discard" size="small" onClick={() => editor.discard()} />
        </>
      }
    >
      <p>
        {describeReason(failure, 'Failed to update idea')} Your changes are still shown here and kept in this
        tab.
      </p>
    </Banner>
  );
}
