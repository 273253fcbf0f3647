import { Proof } from '../analysis/items/Proof';
import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readApi, useApi } from '../api/queries/use-api';
import type { ItemGame } from '../api/types';
import type { WeeklyQuery } from '../api/charts/trends';
import { EmptyState } from '../components/states/EmptyState';
import { GameIcon } from '../components/games/GameIcon';
import { ReadStates } from '../components/lists/ListStates';
import { StoreText } from '../components/text/StoreText';
import { brainstormPath, gamePath } from '../routes';

/** The opened figure. */
export interface Figure {
  item: string;
  and?: string | undefined;
  during: 'week' | 'all';
  title: string;
  /** Additional text. */
  note?: string | undefined;
}

interface FigureGamesProps {
  figure: Figure;
  query: WeeklyQuery;
  onClose: () => void;
}

/** The games behind a figure, each with its evidence. */
export function FigureGames({ figure, query, onClose }: FigureGamesProps) {
  const { item, and, during, title, note } = figure;
  const params = { ...query, item, and, during };
  const read = useApi('/api/trends/games', params);
  const best = useBestOfEach(figure, query);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-body stack">
        {note && <p className="text-13 muted">{note}</p>}
        <ReadStates
          what="games"
          rows={read.data}
          read={read}
          nothing={
            <EmptyState title="No game has both">
              None of the analyzed games in these charts has both.
            </EmptyState>
          }
        >
          <ol className="stack">
            {read.data?.map((game) => (
              <Game key={game.bundleId} game={game} query={query} />
            ))}
          </ol>
        </ReadStates>
        {best.length > 1 && (
          <div className="row end">
            <Button label="Brainstorm with these" to={brainstormPath(best)} primary />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The best-ranked game for each item of a pair, to start a brainstorm. */
function useBestOfEach({ item, and, during }: Figure, query: WeeklyQuery): string[] {
  const { data = [] } = useQuery({
    queryKey: ['trends', 'best', query, item, and],
    queryFn: ({ signal }) =>
      Promise.all(
        [item, and!].map((one) => readApi('/api/trends/games', { ...query, item: one, during }, signal)),
      ),
    enabled: and !== undefined,
  });
  return [...new Set(data.flatMap(([first]) => first?.bundleId ?? []))];
}

function Game({ game, query }: { game: ItemGame; query: WeeklyQuery }) {
  const { bundleId, title, developer, iconUrl, rank, proofs } = game;
  return (
    <li className="row start far">
      <GameIcon url={iconUrl} title={title} />
      <div className="stack close grow">
        <span className="row wrap">
          <Link
            className="link"
            to={gamePath(bundleId, { platform: query.platform, country: query.country ?? 'us' })}
          >
            <StoreText className="break">{title}</StoreText>
          </Link>
          <span className="text-12 muted">
            #{rank}, {developer ?? 'Unknown Developer'}
          </span>
        </span>
        {proofs.map((proof) => (
          <Proof key={proof.name} finding={proof} />
        ))}
      </div>
    </li>
  );
}
