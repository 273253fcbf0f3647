import { Button } from '../components/actions/Button';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { GameMatch } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import type { Column } from '../components/table/DataTable';
import { GameIcon } from '../components/games/GameIcon';
import { FilterBar } from '../components/filters/FilterBar';
import { ListCard } from '../components/lists/ListCard';
import { PageHead } from '../components/page/PageHead';
import { StoreText } from '../components/text/StoreText';
import { ListToggle } from '../components/lists/list-parts';
import { timeColumn } from '../components/table/columns';
import { ROUTES, gamePath } from '../routes';
import { DecisionButtons } from '../same-game/DecisionButtons';
import { MatchEvidence } from '../same-game/MatchEvidence';
import { useDecide } from '../same-game/use-decide';

type Status = GameMatch['status'];

const STATUS_NAMES: Record<Status, string> = {
  proposed: 'Open',
  linked: 'Linked',
  rejected: 'Different games',
  split: 'Split',
};
const EMPTY: Record<Status, string> = {
  proposed:
    'Clear pairs are linked automatically. Unclear ones appear here after charts or store details arrive.',
  linked: 'Games with an id in each store are listed here once both are known.',
  rejected: 'Pairs marked as different games are listed here.',
  split: 'Pairs that were linked and later split are listed here.',
};
const FILTERS = { status: { values: Object.keys(STATUS_NAMES), initial: 'proposed' } };

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

const Statuses = () => (
  <FilterBar
    search={<ListToggle label="Show" name="status" options={Object.entries(STATUS_NAMES)} />}
    views="game-matches"
  />
);

function Pairs() {
  const { status } = useListContext<GameMatch>().filterValues as { status: Status };
  const { run, busy } = useDecide();
  const columns: Column<GameMatch>[] = [
    { label: 'Google Play', cell: ({ android }) => <Game game={android} /> },
    { label: 'App Store', bareOnCards: true, cell: ({ ios }) => <Game game={ios} /> },
    { label: 'Why', cell: (match) => <MatchEvidence match={match} /> },
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
    <ListCard<GameMatch>
      what="pairs of games"
      empty={{ title: 'No pairs here', text: EMPTY[status] }}
      keptFilters={['status']}
      columns={columns}
      cardsBelow={1000}
    />
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
