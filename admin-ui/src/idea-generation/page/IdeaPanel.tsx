import { Button } from '../../components/actions/Button';
import Drawer from '@mui/material/Drawer';
import { IconButton } from '../../components/actions/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Idea } from '../../api/types';
import { useScreenActions } from '../../components/actions/screen-actions';
import { ChatPanel } from '../chat/ChatPanel';
import { useExchange } from '../chat/use-exchange';
import type { IdeaEditor } from '../editor/idea-editor';
import { useTeam } from '../use-team';
import { Comments } from './Comments';

interface IdeaPanelProps {
  idea: Idea;
  editor: IdeaEditor;
}

/** The chat beside the idea; on narrow windows a drawer opened from the bottom bar. */
export function IdeaPanel({ idea, editor }: IdeaPanelProps) {
  const beside = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<'chat' | 'comments'>('chat');
  const { data: team } = useTeam(idea);
  // Lives as long as the page: an answer goes on while the chat is closed.
  const exchange = useExchange(idea, editor);
  const show = (part: typeof tab) => {
    setTab(part);
    if (!beside) setOpen(true);
    // The drawer's field appears with the next render.
    setTimeout(() => document.querySelector<HTMLElement>('.idea-panel textarea')?.focus());
  };
  useScreenActions([
    { icon: 'ai', label: 'Go to the chat', keys: 'c', run: () => show('chat') },
    { icon: 'users', label: 'Go to the comments', keys: 'm', run: () => show('comments') },
  ]);
  const panel = (
    <aside className="card idea-panel" aria-label="Talk about this idea">
      <header>
        <Tabs value={tab} onChange={(_event, next: typeof tab) => setTab(next)} aria-label="Chat or comments">
          <Tab value="chat" id="idea-chat" aria-controls="idea-panel" label="Chat" />
          <Tab
            value="comments"
            id="idea-comments"
            aria-controls="idea-panel"
            label={team?.comments ? `Comments ${team.comments}` : 'Comments'}
          />
        </Tabs>
        {!beside && <IconButton icon="close" label="Close" onClick={() => setOpen(false)} />}
      </header>
      <div id="idea-panel" className="chat" role="tabpanel" aria-labelledby={`idea-${tab}`}>
        {tab === 'chat' ? (
          <ChatPanel idea={idea} editor={editor} exchange={exchange} />
        ) : (
          <Comments idea={idea} />
        )}
      </div>
    </aside>
  );
  if (beside) return panel;
  return (
    <>
      <div className="idea-bar">
        <Button icon="ai" label="Ask about this idea" className="grow" onClick={() => show('chat')} />
        <Button onClick={() => show('comments')}>Comments{team?.comments ? ` ${team.comments}` : ''}</Button>
      </div>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { className: 'side-drawer' } }}
      >
        {panel}
      </Drawer>
    </>
  );
}
