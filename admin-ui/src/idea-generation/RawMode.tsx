import { create } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import type { IdeaRow } from '../api/types';
import { AddressedList, useListFilters } from '../components/lists/AddressedList';
import { DataTable } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { TableSkeleton } from '../components/states/Skeleton';
import { SampleChip } from '../components/text/chips';
import { countNoun } from '../components/text/format';
import { ListPager } from '../components/lists/list-parts';
import { SelectionBar } from '../components/table/SelectionBar';
import { useBannered } from '../components/actions/use-bannered';
import { useScreenActions } from '../components/actions/screen-actions';
import { brainstormIdeasPath, ideaPath } from '../routes';
import { IdeaFilters, type ListView } from './IdeaFilters';
import { listColumns } from './idea-columns';
import { IDEAS_PER_PAGE, ideaKey } from './idea-cache';
import { MAX_INPUTS } from './limits';
import { FILTERS, SORTS, type IdeaFilter } from './list';
import { useIdeaDeletion } from './use-idea-deletion';
import { useTeamActions } from './use-team';

interface RawModeProps {
  /** The mode switch. */
  modes: ReactNode;
  onBrainstorm: () => void;
}

const UNNAMED = 'Untitled idea';
/** Wider than any window, so that rows are always cards. */
const ALWAYS = 100_000;

/** The user's ideas and those of the team. */
export const RawMode = (props: RawModeProps) => (
  <AddressedList resource="ideas" perPage={IDEAS_PER_PAGE} sorts={SORTS} filters={FILTERS}>
    <Ideas {...props} />
  </AddressedList>
);

function Ideas({ modes, onBrainstorm }: RawModeProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { askToDelete, dialog } = useIdeaDeletion();
  const [view, setView] = useStore<ListView>('ideas.view', 'table');
  const list = useListContext<IdeaRow>();
  const columns = listColumns(askToDelete);
  useListKeys(list.data, () => setView(view === 'table' ? 'cards' : 'table'));

  const making = useBannered(async () => {
    const body = { name: UNNAMED, coreMechanics: [], metaElements: [] };
    const idea = await create('/api/ideas', { body });
    cache.setQueryData(ideaKey(idea.id), idea);
    void navigate(ideaPath(idea.id), { state: { justMade: true } });
  }, 'Failed to create idea');
  const makeOne = () => void making.run();
  useScreenActions([{ icon: 'plus', label: 'New Idea', run: makeOne }]);
  return (
    <>
      <IdeasHead modes={modes} busy={making.busy} onNew={makeOne} />
      {making.banner}
      <IdeaFilters view={view} onView={setView} />
      <section className="card" aria-label="Ideas" aria-busy={list.isPending || list.isPlaceholderData}>
        <SelectionBar what="ideas">
          <Button
            icon="ai"
            label={list.selectedIds.length === 1 ? 'More like this' : 'Mix into a new idea'}
            size="small"
            disabled={list.selectedIds.length > MAX_INPUTS}
            title={list.selectedIds.length > MAX_INPUTS ? `At most ${MAX_INPUTS} ideas` : undefined}
            onClick={() => void navigate(brainstormIdeasPath(list.selectedIds))}
          />
        </SelectionBar>
        <ReadStates
          what="ideas"
          rows={list.data}
          read={list}
          loading={<TableSkeleton label="Loading your ideas" icons />}
          failed="Failed to fetch ideas"
          nothing={<NothingFound onNew={makeOne} onBrainstorm={onBrainstorm} />}
        >
          <DataTable<IdeaRow>
            className="fixed"
            columns={columns}
            select={nameIdea}
            cardsBelow={view === 'cards' ? ALWAYS : 1200}
            href={hrefToIdea}
          />
        </ReadStates>
        <ListPager />
      </section>
      {dialog}
    </>
  );
}

const nameIdea = ({ name }: IdeaRow): string => name;
const hrefToIdea = ({ id }: IdeaRow): string => ideaPath(id);

/** Keys that pin or vote for the focused row. */
function useListKeys(data: IdeaRow[] | undefined, onView: () => void) {
  const { pin, vote } = useTeamActions();
  const onRow = (act: (idea: IdeaRow) => void) => () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    const idea = row && data?.[Number(row.dataset.row)];
    if (idea) act(idea);
  };
  useScreenActions([
    { label: 'Pin the row', keys: 'p', run: onRow(({ id, team }) => pin({ id, on: !team.pinned })) },
    { label: 'Vote for the row', keys: 'u', run: onRow(({ id, team }) => vote({ id, on: !team.voted })) },
    { label: 'Table or cards', keys: 't', run: onView },
  ]);
}

function IdeasHead({ modes, busy, onNew }: { modes: ReactNode; busy: boolean; onNew: () => void }) {
  const { total, data, sort } = useListContext<IdeaRow>();
  return (
    <PageHead
      title="Idea Generation"
      asOf={
        <>
          <span>{total === undefined ? 'Ideas' : countNoun(total, 'idea')}</span>
          {sort.field === 'createdAt' && <span className="wide-only">pinned first, then newest</span>}
          {data?.some(({ signal }) => signal?.sample) && <SampleChip>Sample charts</SampleChip>}
        </>
      }
      actions={
        <>
          {modes}
          <Button icon="plus" label="New Idea" primary disabled={busy} onClick={onNew} />
        </>
      }
    />
  );
}

function NothingFound({ onNew, onBrainstorm }: { onNew: () => void; onBrainstorm: () => void }) {
  const { setFilters } = useListContext();
  const { filter } = useListFilters<IdeaFilter>();
  if (filter.q || filter.status || filter.source || filter.mine !== undefined || filter.archived) {
    return (
      <EmptyState
        heading="h2"
        title="No ideas match"
        action={<Button label="Clear filters" size="small" onClick={() => setFilters({ archived: false })} />}
      >
        {filter.q ? `Nothing matches “${filter.q}” among the chosen ideas.` : 'No ideas match these filters.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h2"
      title="No ideas yet"
      action={
        <div className="row wrap">
          <Button icon="plus" label="Write one" size="small" onClick={onNew} />
          <Button icon="ai" label="Mix one from games" size="small" onClick={onBrainstorm} />
        </div>
      }
    >
      Ideas you and your team write or brainstorm appear here, with their pitch, sources and status.
    </EmptyState>
  );
}
