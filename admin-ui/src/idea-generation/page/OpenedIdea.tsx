import { Button } from '../../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readApi } from '../../api/queries/use-api';
import type { Idea } from '../../api/types';
import { ApiProblem, describeError } from '../../api/problem';
import { Banner } from '../../components/states/Banner';
import { PageHead } from '../../components/page/PageHead';
import { CardsSkeleton } from '../../components/states/Skeleton';
import { ROUTES } from '../../routes';
import { PITCH } from '../concept-fields';
import { ItemListCard } from '../editor/ItemListCard';
import { SaveNotice } from '../editor/SaveNotice';
import { useEditor } from '../editor/use-editor';
import { LISTS } from '../idea-content';
import { ideaKey } from '../idea-cache';
import { ConceptCard } from './ConceptCard';
import { EditableField } from './EditableField';
import { IdeaHead } from './IdeaHead';
import { IdeaPanel } from './IdeaPanel';
import { MadeFrom } from './MadeFrom';
import { PrototypeCard } from './PrototypeCard';
import { SignalCard } from './SignalCard';
import { VersionsCard } from './VersionsCard';

interface OpenedIdeaProps {
  id: string;
  onBrief: () => void;
}

export function OpenedIdea({ id, onBrief }: OpenedIdeaProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ideaKey(id),
    queryFn: ({ signal }) => readApi('/api/ideas/{id}', { id }, signal),
    // Shows changes from other tabs and people before saving causes a conflict.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (data) return <Workplace idea={data} onBrief={onBrief} />;
  return (
    <>
      <PageHead title={error ? 'Idea' : 'Opening the idea'} />
      {error ? (
        <Banner
          tone="error"
          title="Failed to fetch ideas"
          action={
            <>
              <Button label="Retry" size="small" onClick={() => void refetch()} />
              <Button label="All ideas" size="small" to={ROUTES.ideas} />
            </>
          }
        >
          <p>
            {error instanceof ApiProblem && (error.status === 404 || error.status === 400)
              ? 'We couldn’t find this idea. It may have been deleted, or it isn’t shared with you.'
              : describeError(error)}
          </p>
        </Banner>
      ) : (
        <CardsSkeleton label="Opening the idea" lines={4} />
      )}
    </>
  );
}

/** Sections that a phone can jump to. */
const PARTS = { concept: 'Concept', items: 'Items', signal: 'Signal', history: 'Prototype' };

function Workplace({ idea: read, onBrief }: { idea: Idea; onBrief: () => void }) {
  const [editor, edited] = useEditor(read);
  const [said, announce] = useState('');
  // Status and sharing aren't part of the editable content; they change without a new version.
  const { shared, status, statusReason, archivedAt } = read;
  const idea: Idea = { ...edited.idea, shared, status, statusReason, archivedAt };
  const state = { ...edited, idea };
  return (
    <div className="idea-page with-panel">
      <div className="stack">
        <IdeaHead editor={editor} state={state} announce={announce} onBrief={onBrief} />
        <SaveNotice editor={editor} state={state} />
        <nav className="jump" aria-label="On this page">
          {Object.entries(PARTS).map(([part, label]) => (
            <a key={part} className="chip" href={`#${part}`}>
              {label}
            </a>
          ))}
        </nav>
        <div className="card card-body stack pitch">
          <EditableField definition={PITCH} idea={idea} editor={editor} keys="e" />
          <MadeFrom idea={idea} />
        </div>
        <div id="concept">
          <ConceptCard idea={idea} editor={editor} />
        </div>
        <div id="items" className="columns">
          {LISTS.map((list) => (
            <ItemListCard key={list.list} list={list} idea={idea} editor={editor} announce={announce} />
          ))}
        </div>
        <div id="signal">
          <SignalCard idea={idea} />
        </div>
        <div id="history" className="columns">
          <PrototypeCard idea={idea} />
          <VersionsCard idea={idea} editor={editor} />
        </div>
      </div>
      <IdeaPanel idea={idea} editor={editor} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
