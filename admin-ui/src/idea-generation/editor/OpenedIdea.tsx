import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getIdea } from '../../api/ideas';
import type { Idea } from '../../api/types';
import { ApiProblem, describeError } from '../../api/problem';
import { Banner } from '../../components/Banner';
import { IdeaHead } from './IdeaHead';
import { ItemListCard } from './ItemListCard';
import { SaveNotice } from './SaveNotice';
import { ChatPanel } from '../chat/ChatPanel';
import { IdeaFacts } from '../facts/IdeaFacts';
import { Lineage } from '../facts/Lineage';
import { LISTS } from '../idea-content';
import { ideaKey } from '../idea-cache';
import { useEditor } from './use-editor';

interface OpenedIdeaProps {
  id: string;
  /** It was made a moment ago, so its name waits to be written. */
  justMade: boolean;
  /** What stands above has its height, so that it can be scrolled to. */
  settled: boolean;
  onClose: () => void;
  onBrief: () => void;
}

export function OpenedIdea({ id, settled, ...more }: OpenedIdeaProps) {
  const place = useRef<HTMLElement>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ideaKey(id),
    queryFn: ({ signal }) => getIdea(id, signal),
    retry: (count, failure) => !(failure instanceof ApiProblem && failure.status < 500) && count < 1,
    // Another tab may have changed it; a look at it should show that before a save has to.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const shown = settled && !isPending;
  useEffect(() => {
    if (shown) place.current?.scrollIntoView?.({ block: 'start' });
  }, [id, shown]);

  return (
    <section ref={place} className="opened-idea stack" aria-label="Opened idea" aria-busy={isPending}>
      {data ? (
        <Workplace idea={data} {...more} />
      ) : error ? (
        <Banner
          tone="error"
          title="Failed to fetch ideas"
          action={
            <>
              <Button size="small" onClick={() => void refetch()}>
                Retry
              </Button>
              <Button size="small" onClick={more.onClose}>
                Close
              </Button>
            </>
          }
        >
          <p>
            {error instanceof ApiProblem && error.status === 404
              ? 'We couldn’t find this idea. It may have been deleted.'
              : describeError(error)}
          </p>
        </Banner>
      ) : (
        <div className="idea-work" role="status">
          <span className="visually-hidden">Opening the idea</span>
          {[0, 1, 2].map((at) => (
            <div key={at} className="card pad stack" aria-hidden="true">
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Workplace({
  idea: read,
  justMade,
  onClose,
  onBrief,
}: Omit<OpenedIdeaProps, 'id' | 'settled'> & { idea: Idea }) {
  const [editor, state] = useEditor(read);
  const [said, announce] = useState('');
  const { idea } = state;
  return (
    <>
      <IdeaHead
        editor={editor}
        state={state}
        justMade={justMade}
        announce={announce}
        onClose={onClose}
        onBrief={onBrief}
      />
      <SaveNotice editor={editor} state={state} />
      <div className="idea-work">
        {LISTS.map((list) => (
          <ItemListCard key={list.list} list={list} idea={idea} editor={editor} announce={announce} />
        ))}
        <ChatPanel idea={idea} editor={editor} />
      </div>
      <Lineage idea={idea} />
      <IdeaFacts idea={idea} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
