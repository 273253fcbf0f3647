import { Button } from '../components/actions/Button';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { Light } from '../analysis/items/Evidence';
import { GameAnalysisPanel } from '../analysis/GameAnalysisPanel';
import type { GameDetail as Game } from '../api/types';
import { useDocumentTitle } from '../components/page/use-document-title';
import { ScreenBoundary } from '../components/states/ScreenBoundary';
import { SharedPlots } from '../components/plot/shared-plots';
import { Spinner } from '../components/states/Spinner';
import { lazyScreen } from '../components/states/lazy-screen';
import { Description, type LitSentences } from './description/Description';
import { DetailsBanner } from './DetailsBanner';
import { FatalError } from './FatalError';
import { GameHead } from './GameHead';
import { GameSkeleton } from './GameSkeleton';
import { Screenshots } from './media/Screenshots';
import { SimilarApps, StoreLinks, VersionInfo } from './SidePanels';
import { SimilarGames } from './SimilarGames';
import { StatCards } from './figures/StatCards';
import { StorefrontBar } from './storefront/StorefrontBar';
import { gameView } from './game-view';
import { isMissing, useGamePage } from './use-game-page';
import { useWayBack } from './way-back';
import './game-detail.css';

const ChangeLog = lazyScreen(() => import('./changes/ChangeLog').then((file) => file.ChangeLog));
const Notes = lazyScreen(() => import('./notes/Notes').then((file) => file.Notes));

// Loaded separately, because the plot and tables bring large libraries.
const Ranks = lazyScreen(() => import('./ranks/Ranks').then((file) => file.Ranks));
const ListingsTable = lazyScreen(() =>
  import('./storefront/ListingsTable').then((file) => file.ListingsTable),
);

const FactsHistory = lazyScreen(() => import('./facts/FactsHistory').then((file) => file.FactsHistory));

/** /admin/game-rankings/{bundleId} */
export function GameDetail() {
  const { bundleId = '' } = useParams();
  // A new key per game, so that no input or selection carries over.
  return <GamePage key={bundleId} bundleId={bundleId} />;
}

function GamePage({ bundleId }: { bundleId: string }) {
  const page = useGamePage(bundleId);
  useDocumentTitle(page.game?.title ?? 'Game');
  if (page.game) return <LoadedGame {...page} game={page.game} />;
  return (
    <>
      {page.fatal ? (
        <FatalError
          error={page.fatal}
          storesSay={page.storesSay}
          bundleId={bundleId}
          onRetry={page.retryAll}
        />
      ) : (
        <>
          <BackLink bundleId={bundleId} />
          {page.fetchingFirst ? (
            <div className="empty" role="status">
              <span className="spinner" aria-hidden="true" />
              <p>
                <b>Not in the catalog yet</b>
              </p>
              <p className="text-13 muted">
                Fetching {bundleId} from the stores. This takes up to half a minute the first time.
              </p>
            </div>
          ) : (
            <GameSkeleton />
          )}
        </>
      )}
    </>
  );
}

function BackLink({ bundleId }: { bundleId: string }) {
  const back = useWayBack(bundleId);
  return (
    <div>
      <Button icon="back" label={back.label} to={back.to} state={back.state} size="small" variant="text" />
    </div>
  );
}

type LoadedGameProps = ReturnType<typeof useGamePage> & { game: Game };

function LoadedGame({ game, details, storefront, choose, refreshDetails }: LoadedGameProps) {
  const { platform, country } = storefront;
  const view = useMemo(
    () => gameView(game, details.data, platform, country),
    [game, details.data, platform, country],
  );
  const [lit, setLit] = useState<(LitSentences & { pressed: boolean }) | null>(null);
  // A pressed quotation stays highlighted while the pointer moves over others; scrolling moves them under the
  // pointer.
  const light = useCallback<Light>((sentences, pressed) => {
    const next = sentences && { sentences, reveal: pressed?.reveal ?? false, pressed: Boolean(pressed) };
    setLit((before) => (before?.pressed && !pressed ? before : next));
  }, []);
  const asking = details.isFetching;
  // Not an error: the store doesn't sell this game.
  const absent = isMissing(details.error);
  const failed = details.isError && !absent;
  const fetch = { details: details.data, asking, failed };
  return (
    <>
      <BackLink bundleId={game.bundleId} />
      <GameHead game={game} view={view} />
      <StorefrontBar
        storefront={storefront}
        sold={game.platforms}
        details={details.data}
        asking={asking}
        failed={details.isError}
        absent={absent}
        onChoose={choose}
        onRefresh={refreshDetails}
      />
      <StatCards view={view} asking={details.isLoading} />
      <div className="with-panel">
        <div className="stack">
          <SharedPlots>
            <ScreenBoundary
              loading={<Spinner page label="Loading the plots" slow="Still loading the plots." />}
            >
              <Ranks game={game} storefront={storefront} />
              <FactsHistory bundleId={game.bundleId} storefront={storefront} />
            </ScreenBoundary>
          </SharedPlots>
          <Description game={game} texts={view.descriptions} lit={lit} fetch={fetch} />
          <Screenshots view={view} fetch={fetch} />
          <SimilarGames game={game} />
          <Suspense>
            <ListingsTable game={game} />
            <ChangeLog bundleId={game.bundleId} />
          </Suspense>
        </div>
        <aside className="stack" aria-label="About the game">
          <GameAnalysisPanel game={game} onEvidence={light} />
          <VersionInfo view={view} bundleId={game.bundleId} storefront={storefront} />
          <SimilarApps
            apps={view.similarApps}
            bundleId={game.bundleId}
            storefront={storefront}
            fetch={fetch}
          />
          <StoreLinks game={game} />
          <Suspense>
            <Notes bundleId={game.bundleId} />
          </Suspense>
        </aside>
      </div>
      <DetailsBanner
        error={absent ? null : details.error}
        details={details.data}
        asking={asking}
        onRetry={refreshDetails}
      />
    </>
  );
}
