import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { createIdea, deleteIdea } from '../api/ideas';
import type { Idea } from '../api/types';
import { describeError } from '../api/problem';
import { AddressedList } from '../components/AddressedList';
import { Banner } from '../components/Banner';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { LoadError } from '../components/LoadError';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import { formatCount } from '../components/format';
import { ListPager } from '../components/list-parts';
import { useCommand } from '../components/use-command';
import { useScreenActions } from '../components/screen-actions';
import { IdeaGrid } from './IdeaGrid';
import { OpenedIdea } from './editor/OpenedIdea';
import { useIdeaAddress } from './address';
import { IDEAS_PER_PAGE, ideaKey, ideaListKey } from './idea-cache';

interface RawModeProps {
  /** The mode switch. */
  modes: ReactNode;
}

const SORTS = { createdAt: 'DESC' } as const;

const UNNAMED = 'Untitled idea';

/** My ideas in a grid, and the opened one below. */
export const RawMode = (props: RawModeProps) => (
  <AddressedList resource="ideas" perPage={IDEAS_PER_PAGE} sorts={SORTS}>
    <Ideas {...props} />
  </AddressedList>
);

function Ideas({ modes }: RawModeProps) {
  const { address, go, hrefTo } = useIdeaAddress();
  const cache = useQueryClient();
  const newButton = useRef<HTMLButtonElement>(null);
  const [justMade, setJustMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Idea | null>(null);
  const list = useListContext<Idea>();

  const make = useMutation({
    mutationFn: () => createIdea({ name: UNNAMED, coreMechanics: [], metaElements: [] }),
    onError: (error) => console.error('No idea could be made', error),
    onSuccess: async (idea) => {
      cache.setQueryData(ideaKey(idea.id), idea);
      setJustMade(idea.id);
      go({ idea: idea.id, page: 1 });
      await cache.invalidateQueries({ queryKey: ideaListKey });
    },
  });
  const remove = useMutation({
    mutationFn: (idea: Idea) => deleteIdea(idea.id),
    onSuccess: async (_answer, idea) => {
      setLeaving(null);
      if (address.idea === idea.id) go({ idea: null }, { replace: true });
      cache.removeQueries({ queryKey: ideaKey(idea.id) });
      await cache.invalidateQueries({ queryKey: ideaListKey });
      newButton.current?.focus();
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
              ref={newButton}
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
            opened={address.idea}
            hrefOf={({ id }) => hrefTo(id)}
            onNew={() => void making.run()}
            onBrainstorm={() => go({ mode: 'brainstorm' })}
            onDelete={setLeaving}
          />
          <ListPager />
        </section>
      )}
      {address.idea && (
        <OpenedIdea
          key={address.idea}
          id={address.idea}
          justMade={address.idea === justMade}
          settled={!list.isPending}
          onClose={() => go({ idea: null })}
          onBrief={() => go({ brief: true })}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Delete Idea"
          confirmLabel="Confirm"
          failed="Failed to delete idea"
          onConfirm={() => remove.mutateAsync(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>Are you sure you want to delete this idea? This action cannot be undone.</p>
          <p className="break" dir="auto">
            <b>{leaving.name}</b>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const ideas = (count: number): string => `${formatCount(count)} ${count === 1 ? 'idea' : 'ideas'}`;
