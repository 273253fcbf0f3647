import { endSentence } from '../api/problem';
import { Button } from '../components/actions/Button';
import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAnalyze } from '../analysis/use-analyze';
import { readApi } from '../api/queries/use-api';
import type { GameDetail, SimilarGame } from '../api/types';
import { Card } from '../components/page/Card';
import { Chip, SampleChip } from '../components/text/chips';
import { CompareButton } from '../components/actions/CompareButton';
import { ExportMenu } from '../components/export/ExportMenu';
import { GameIcon } from '../components/games/GameIcon';
import { ReadStates } from '../components/lists/ListStates';
import { Spinner } from '../components/states/Spinner';
import { StoreText } from '../components/text/StoreText';
import { COMPARE, gamePath, ROUTES, similarGamesPath } from '../routes';

const SHOWN = 6;
/** Fewer days in a chart are weak evidence. */
const FEW_DAYS = 20;

/** The most similar games with reasons, and a selection to compare. */
export function SimilarGames({ game }: { game: GameDetail }) {
  const { bundleId } = game;
  const read = useQuery({
    // Similarity uses mechanics, so a new analysis needs a new query.
    queryKey: ['games', bundleId, 'similar', game.analysis?.id],
    queryFn: ({ signal }) => readApi('/api/games/{bundleId}/similar', { bundleId, limit: SHOWN }, signal),
  });
  const [chosen, setChosen] = useState<string[]>([]);
  const rows = read.data ?? [];
  return (
    <Card
      title="Similar games"
      mark={rows.some(({ sample }) => sample) && <SampleChip />}
      close={rows.length > 0}
      aside={
        rows.length > 0 && (
          <ExportMenu
            what="similar games"
            fileName={`similar-games-${bundleId}`}
            content={() => rows.map(toExport)}
          />
        )
      }
    >
      <ReadStates
        what="similar games"
        rows={read.data}
        read={read}
        loading={<Spinner label="Comparing the game" slow="Still comparing." />}
        nothing={<NoNeighbors game={game} />}
      >
        <ul>
          {rows.map((row) => (
            <Neighbor
              key={row.bundleId}
              row={row}
              chosen={chosen.includes(row.bundleId)}
              full={chosen.length >= COMPARE.most - 1}
              onChoose={(on) =>
                setChosen(on ? [...chosen, row.bundleId] : chosen.filter((id) => id !== row.bundleId))
              }
            />
          ))}
        </ul>
        <Missing game={game} />
        <div className="row wrap">
          <CompareButton games={chosen.length > 0 ? [bundleId, ...chosen] : []} />
          <Button label="Show all in Games" size="small" variant="text" to={similarGamesPath(bundleId)} />
        </div>
      </ReadStates>
    </Card>
  );
}

interface NeighborProps {
  row: SimilarGame;
  chosen: boolean;
  /** No more games can be compared. */
  full: boolean;
  onChoose: (on: boolean) => void;
}

function Neighbor({ row, chosen, full, onChoose }: NeighborProps) {
  const { pathname, search } = useLocation();
  const { bundleId, title, iconUrl, why, chartedDays } = row;
  return (
    <li className="row start">
      <Checkbox
        size="small"
        checked={chosen}
        disabled={full && !chosen}
        onChange={(_event, on) => onChoose(on)}
        slotProps={{ input: { 'aria-label': `Compare with ${title}` } }}
      />
      <Link
        className="link-row hit row far start grow"
        to={gamePath(bundleId)}
        state={{ from: pathname + search }}
      >
        <GameIcon url={iconUrl} title={title} size="small" />
        <span className="grow">
          <StoreText title={title}>{title}</StoreText>
          {why.map((reason) => (
            <small key={reason} className="text-12 muted reason">
              {reason}
            </small>
          ))}
          {chartedDays !== null &&
            chartedDays < FEW_DAYS &&
            why.some((reason) => reason.startsWith('Both')) && (
              <Chip title={`Fewer than ${FEW_DAYS} days in the same chart`}>n = {chartedDays}</Chip>
            )}
        </span>
      </Link>
    </li>
  );
}

/** Lists the data missing for a comparison. */
function Missing({ game }: { game: GameDetail }) {
  const missing = [
    !game.analysis && 'it is not analyzed',
    game.positions.length === 0 && 'it is not charting',
  ];
  const reasons = missing.filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return <p className="text-12 muted">Fewer matches, because {reasons.join(' and ')}.</p>;
}

/** Why there are no similar games, and the action that changes it. */
function NoNeighbors({ game }: { game: GameDetail }) {
  const { run, problem, analyze } = useAnalyze(game.bundleId);
  return (
    <div className="stack tight">
      <p className="muted">No similar games found</p>
      <p className="text-13 muted">
        {game.analysis
          ? 'No other analyzed game shares a mechanic with it, no store lists similar games, and none charted with it.'
          : 'This game is not analyzed, so its mechanics cannot be compared. No store list or chart connects it with another game.'}
      </p>
      <div className="row">
        {game.analysis ? (
          <Button label="Analyze more games" size="small" to={ROUTES.rankings} />
        ) : (
          <Button size="small" disabled={run !== null} onClick={() => void analyze(undefined)}>
            {run ? 'Analyzing…' : 'Analyze this game'}
          </Button>
        )}
      </div>
      {problem && (
        <p className="text-13" role="alert">
          {endSentence(problem.title)} {problem.hint}
        </p>
      )}
    </div>
  );
}

const toExport = ({ bundleId, title, developer, nearness, why, chartedDays, sample }: SimilarGame) => ({
  ...{ bundleId, title, developer, nearness, why: why.join('; '), chartedDays, sample },
});
