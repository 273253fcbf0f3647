import { AnalyzeBatchButton } from '../analysis/batch/AnalyzeBatchButton';
import type { LaunchesQuery, LaunchSelection } from '../api/charts/launches';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { ReadStates } from '../components/lists/ListStates';
import { TableSkeleton } from '../components/states/Skeleton';
import { LaunchRow, useLaunchGames } from './LaunchGames';
import { countNoun } from '../components/text/format';

const DAYS = 7;
const SHOWN = 8;

interface NewThisWeekProps {
  query: LaunchesQuery;
  onOpen: (selection: LaunchSelection) => void;
}

/** The launches of the last seven days, best rank first. */
export function NewThisWeek({ query, onOpen }: NewThisWeekProps) {
  const read = useLaunchGames(query, { days: DAYS });
  const games = (read.data ?? []).toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  const waiting = games.filter(({ analyzed }) => !analyzed);
  return (
    <Card
      title="New in 7 days"
      aside={
        read.data && (
          <span className="text-13 muted">
            <button type="button" className="link-button" onClick={() => onOpen({ days: DAYS })}>
              {countNoun(games.length, 'game')}
            </button>
            , {waiting.length} not analyzed
          </span>
        )
      }
    >
      <div className="stack">
        <ReadStates
          what="new games"
          rows={read.data}
          read={read}
          loading={<TableSkeleton label="Loading the new games" icons />}
          nothing={
            <EmptyState title="No new games">
              No game entered these ranks in the last seven captured days.
            </EmptyState>
          }
        >
          <ol className="stack">
            {games.slice(0, SHOWN).map((game) => (
              <LaunchRow key={game.bundleId} game={game} query={query} />
            ))}
          </ol>
        </ReadStates>
        {waiting.length > 0 && (
          <AnalyzeBatchButton
            targets={[
              {
                label: 'New games',
                games: waiting.length,
                scope: { bundleIds: waiting.map(({ bundleId }) => bundleId) },
              },
            ]}
          >
            Analyze {countNoun(waiting.length, 'game')}
          </AnalyzeBatchButton>
        )}
      </div>
    </Card>
  );
}
