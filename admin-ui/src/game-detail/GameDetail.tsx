import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { Link, useParams } from 'react-router';
import { getGame } from '../api/games';
import { ApiProblem } from '../api/problem';
import type { GameDetail as Game } from '../api/types';
import { Icon } from '../components/Icon';
import { useDocumentTitle } from '../components/use-document-title';
import { Spinner } from '../layout/Spinner';
import { Description } from './Description';
import { FatalError } from './FatalError';
import { GameHead } from './GameHead';
import { PositionsTable } from './PositionsTable';
import { Screenshots } from './Screenshots';
import { SimilarApps, StoreLinks, VersionInfo } from './SidePanels';
import { StatCards } from './StatCards';
import { useWayBack } from './way-back';
import './game-detail.css';

// The plot brings its library; the page does not wait for it.
const RankHistory = lazy(() => import('./RankHistory').then((file) => ({ default: file.RankHistory })));

export function GameDetail() {
  const { bundleId = '' } = useParams();
  const { data: game, error } = useQuery({
    queryKey: ['games', bundleId],
    queryFn: ({ signal }) => getGame(bundleId, signal),
    // A game that is not there will not be there a second later either.
    retry: (count, reason) => count < 1 && !(reason instanceof ApiProblem && reason.status < 500),
  });
  useDocumentTitle(game?.title ?? 'Game');
  const back = useWayBack(bundleId);

  if (error && !game) return <FatalError error={error} bundleId={bundleId} />;
  if (!game)
    return <Spinner label="Loading the game" slow="Still loading the game. The server takes its time." />;
  return (
    <>
      <div>
        <Button
          component={Link}
          to={back.to}
          state={back.state}
          size="small"
          variant="text"
          className="way-back"
        >
          <Icon name="back" />
          {back.label}
        </Button>
      </div>
      <GameHead game={game} />
      <StatCards />
      <div className="game-columns">
        <div className="stack">
          <Suspense fallback={<Spinner label="Loading the plot" slow="Still loading the plot." />}>
            <RankHistory game={game} />
          </Suspense>
          <PositionsTable positions={game.positions} />
          <Description listings={game.listings} />
          <Screenshots listing={pictured(game)} title={game.title} />
        </div>
        <aside className="stack" aria-label="About the game">
          <VersionInfo listings={game.listings} />
          <SimilarApps />
          <StoreLinks game={game} />
        </aside>
      </div>
    </>
  );
}

/** The listing with the most to look at. */
function pictured(game: Game) {
  return [...game.listings].sort((a, b) => b.screenshots.length - a.screenshots.length)[0];
}
