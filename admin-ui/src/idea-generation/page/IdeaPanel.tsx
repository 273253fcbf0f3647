import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Idea } from '../../api/types';
import { Icon } from '../../components/Icon';
import { useScreenActions } from '../../components/screen-actions';
import { ChatPanel } from '../chat/ChatPanel';
import type { IdeaEditor } from '../editor/idea-editor';

interface IdeaPanelProps {
  idea: Idea;
  editor: IdeaEditor;
}

/** The talk about the idea, beside the document; where there is no room it opens from a bar at the bottom. */
export function IdeaPanel({ idea, editor }: IdeaPanelProps) {
  const beside = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const show = () => {
    if (!beside) setOpen(true);
    // The field of a drawer appears with the next paint.
    setTimeout(() => document.querySelector<HTMLElement>('.idea-panel textarea')?.focus());
  };
  useScreenActions([{ icon: 'ai', label: 'Go to the chat', keys: 'c', run: show }]);
  const panel = (
    <aside className="card idea-panel" aria-label="Talk about this idea">
      <header>
        <h2>Chat</h2>
        {!beside && (
          <IconButton size="small" aria-label="Close" onClick={() => setOpen(false)}>
            <Icon name="close" />
          </IconButton>
        )}
      </header>
      <ChatPanel idea={idea} editor={editor} />
    </aside>
  );
  if (beside) return panel;
  return (
    <>
      <div className="idea-bar">
        <Button fullWidth onClick={show}>
          <Icon name="ai" />
          Ask about this idea
        </Button>
      </div>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { className: 'idea-drawer' } }}
      >
        {panel}
      </Drawer>
    </>
  );
}
