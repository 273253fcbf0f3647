import { Button } from '../components/actions/Button';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { GameMatch } from '../api/types';
import { AddressedList, useListFilters } from '../components/lists/AddressedList';
import { DataTable, type Column } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { GameIcon } from '../components/games/GameIcon';
import { FilterBar } from '../components/filters/FilterBar';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { StoreText } from '../components/text/StoreText';
import { ListPager } from '../components/lists/list-parts';
import { timeColumn } from '../components/table/columns';
import { SavedViews } from '../components/saved-views/SavedViews';
import { ROUTES, gamePath } from '../routes';
import { DecisionButtons } from '../same-game/DecisionButtons';
import { MatchEvidence } from '../same-game/MatchEvidence';
import { useDecide } from '../same-game/use-decide';

const STATUSES: Record<GameMatch['status'], { label: string; empty: string }> = {
  proposed: {
    label: 'Open',
    empty:
      'Clear pairs are linked automatically. Unclear ones appear here after charts or store details arrive.',
  },
  linked: {
    label: 'Linked',
    empty: 'Games with an id in each store are listed here once both are known.',
  },
  rejected: { label: 'Different games', empty: 'Pairs marked as different games are listed here.' },
  split: { label: 'Split', empty: 'Pairs that were linked and later split are listed here.' },
};
const FILTERS = { status: { values: Object.keys(STATUSES), initial: 'proposed' } };

/** /admin/game-matches: games that are or may be the same in both stores. */
export function GameMatches() {
  return (
    <AddressedList resource="unified-games" perPage={50} sorts={{ updatedAt: 'DESC' }} filters={FILTERS}>
      <PageHead
        title="Same game?"
        asOf={<span>Games that have one id on Google Play and another one on the App Store</span>}
        actions={<Button icon="back" label="Games" to={ROUTES.games} />}
      />
      <Statuses />
      <Pairs />
    </AddressedList>
  );
}

function Statuses() {
  const { filter, change } = useListFilters<{ status: GameMatch['status'] }>();
  return (
    <FilterBar
      search={
        <ToggleChoice
          label="Show"
          value={filter.status}
          options={Object.entries(STATUSES).map(([status, { label }]) => [status, label])}
          onChange={(status) => change({ status })}
        />
      }
      views={<SavedViews list="game-matches" />}
      chosen={[]}
    />
  );
}

function Pairs() {
  const { data, error, isPending, isFetching, refetch, filterValues } = useListContext<GameMatch>();
  const { run, busy } = useDecide();
  const shown = STATUSES[filterValues.status as GameMatch['status']];
  const columns: Column<GameMatch>[] = [
    { label: 'Google Play', cell: ({ android }) => <Game game={android} /> },
    { label: 'App Store', cell: ({ ios }) => <Game game={ios} /> },
    { label: 'Why', labelOnCards: true, cell: (match) => <MatchEvidence match={match} /> },
    timeColumn<GameMatch>(({ decidedAt, createdAt }) => decidedAt ?? createdAt, {
      label: 'Since',
      title: ({ decidedByName }) => (decidedByName ? `Decided by ${decidedByName}` : 'Found automatically'),
    }),
    {
      label: 'Decision',
      labelHidden: true,
      end: true,
      cell: (match) => (
        <DecisionButtons match={match} busy={busy} onDecide={(decision) => void run(match, decision)} />
      ),
    },
  ];
  return (
    <section className="card" aria-label="Pairs of games" aria-busy={isPending}>
      <ReadStates
        what="pairs of games"
        rows={data}
        read={{ error, isFetching, refetch }}
        nothing={
          <EmptyState heading="h2" title="No pairs here">
            {shown?.empty}
          </EmptyState>
        }
      >
        <DataTable<GameMatch> columns={columns} cardsBelow={1000} />
      </ReadStates>
      <ListPager />
    </section>
  );
}

function Game({ game: { bundleId, title, developer, iconUrl } }: { game: GameMatch['android'] }) {
  return (
    <span className="row">
      <GameIcon url={iconUrl} title={title} />
      <span className="stack close">
        <Link className="link" to={gamePath(bundleId)}>
          <StoreText as="b" className="break">
            {title}
          </StoreText>
        </Link>
        <span className="text-12 muted break">{developer ?? bundleId}</span>
      </span>
    </span>
  );
}
