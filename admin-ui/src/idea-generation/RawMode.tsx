import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { createIdea } from '../api/ideas';
import type { Idea } from '../api/types';
import { describeError } from '../api/problem';
import { AddressedList } from '../components/AddressedList';
import { Banner } from '../components/Banner';
import { LoadError } from '../components/LoadError';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import { formatCount } from '../components/format';
import { ListPager } from '../components/list-parts';
import { useCommand } from '../components/use-command';
import { useScreenActions } from '../components/screen-actions';
import { IdeaGrid } from './IdeaGrid';
import { ideaPath } from '../routes';
import { DeleteIdeaDialog } from './DeleteIdeaDialog';
import { IDEAS_PER_PAGE, ideaKey, ideaListKey } from './idea-cache';

interface RawModeProps {
  /** The mode switch. */
  modes: ReactNode;
  onBrainstorm: () => void;
}

const SORTS = { createdAt: 'DESC' } as const;

const UNNAMED = 'Untitled idea';

/** The ideas as they were noted down. */
export const RawMode = (props: RawModeProps) => (
  <AddressedList resource="ideas" perPage={IDEAS_PER_PAGE} sorts={SORTS}>
    <Ideas {...props} />
  </AddressedList>
);

function Ideas({ modes, onBrainstorm }: RawModeProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [leaving, setLeaving] = useState<Idea | null>(null);
  const list = useListContext<Idea>();

  const make = useMutation({
    mutationFn: () => createIdea({ name: UNNAMED, coreMechanics: [], metaElements: [] }),
    onError: (error) => console.error('No idea could be made', error),
    onSuccess: async (idea) => {
      cache.setQueryData(ideaKey(idea.id), idea);
      void navigate(ideaPath(idea.id), { state: { justMade: true } });
      await cache.invalidateQueries({ queryKey: ideaListKey });
    },
  });
  // The mutation says itself what failed.
  const making = useCommand(() => make.mutateAsync().catch(() => undefined));
  const { total } = list;
  useScreenActions([{ icon: 'plus', label: 'New Idea', run: () => void making.run() }]);
  return (
    <>
      <PageHead
        title="Idea Generation"
        asOf={
          <>
            <span>{total === undefined ? 'Yours only' : `${ideas(total)}, yours only`}</span>
            <span key={String(total)}>newest first</span>
          </>
        }
        actions={
          <>
            {modes}
            <Button
              variant="contained"
              color="primary"
              disabled={making.busy}
              onClick={() => void making.run()}
            >
              <Icon name="plus" />
              New Idea
            </Button>
          </>
        }
      />
      {make.isError && (
        <Banner tone="error" title="Failed to create idea">
          <p>{describeError(make.error)}</p>
        </Banner>
      )}
      {list.error && (
        <LoadError title="Failed to fetch ideas" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {(list.data || list.isPending) && (
        <section aria-label="Your ideas" aria-busy={list.isPending || list.isPlaceholderData}>
          <h2 className="visually-hidden">Your ideas</h2>
          <IdeaGrid
            ideas={list.data}
            onNew={() => void making.run()}
            onBrainstorm={onBrainstorm}
            onDelete={setLeaving}
          />
          <ListPager />
        </section>
      )}
      {leaving && <DeleteIdeaDialog idea={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

const ideas = (count: number): string => `${formatCount(count)} ${count === 1 ? 'idea' : 'ideas'}`;
