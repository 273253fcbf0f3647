import { GameLine } from '../components/games/GameLine';
import { Button } from '../components/actions/Button';
import { Link } from 'react-router';
import type { Dashboard } from '../api/types';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { FigureCard } from '../components/figures/FigureCard';
import { SampleChip, STORE_NAMES } from '../components/text/chips';
import { countNoun, capturedAgo, countryName, formatCaptured, formatCount } from '../components/text/format';
import { ChangeMark } from '../rankings/ChangeMark';
import { LISTS } from '../rankings/filters';
import { ROUTES, gamePath, rankingsPath } from '../routes';

type Day = Dashboard['day'];

/** The user's own figures, each with a link. */
export function DayFigures({ day }: { day: Day }) {
  const stale = day.storefronts.filter((place) => place.stale).length;
  const ended = day.completedJobs + day.failedJobs;
  return (
    <div className="grid narrow">
      <FigureCard
        title="Tagged games that moved"
        to={ROUTES.tags}
        value={day.taggedGames === 0 ? null : formatCount(day.movedGames)}
        basis={
          day.taggedGames === 0
            ? 'Tag games to follow them here.'
            : `Of ${countNoun(day.taggedGames, 'tagged game')}, vs the previous capture.`
        }
      />
      <FigureCard
        title="Charts out of date"
        to={ROUTES.rankings}
        value={day.storefronts.length === 0 ? null : formatCount(stale)}
        basis={`Of ${countNoun(day.storefronts.length, 'storefront')}, older than two days or samples.`}
      />
      <FigureCard
        title="Your ideas"
        to={ROUTES.ideas}
        value={formatCount(day.ideas)}
        basis={`${formatCount(day.recentIdeas)} changed in the last 7 days.`}
      />
      <FigureCard
        title="Games you analyzed"
        to={ROUTES.analyses}
        value={formatCount(day.recentAnalyses)}
        basis="In the last 7 days."
      />
      <FigureCard
        title="Failed jobs"
        value={formatCount(day.failedJobs)}
        basis={`Of ${countNoun(ended, 'background job')} that ended in the last 24 hours.`}
      />
    </div>
  );
}

/** Movers among tagged games. */
export function TaggedMoves({ day }: { day: Day }) {
  return (
    <Card title="Your tagged games" mark={day.moves.some(({ sample }) => sample) && <SampleChip />} bare>
      {day.moves.length > 0 ? (
        <>
          <div className="pad">
            <ol className="hits">
              {day.moves.map((move) => (
                <li key={`${move.bundleId} ${move.platform} ${move.rankingType}`}>
                  <MoveRow move={move} />
                </li>
              ))}
            </ol>
          </div>
          <Link className="row pad foot accent text-13" to={ROUTES.tags}>
            {day.moveCount > day.moves.length
              ? `${formatCount(day.moveCount - day.moves.length)} more moves. All tagged games`
              : 'All tagged games'}
          </Link>
        </>
      ) : day.taggedGames > 0 ? (
        <EmptyState title="None of your tagged games moved">
          Their ranks haven't changed since the previous capture, or they aren't in a chart.
        </EmptyState>
      ) : (
        <EmptyState
          title="No tagged games yet"
          action={<Button label="Choose games" size="small" to={ROUTES.games} />}
        >
          Tag the games you follow. Their moves in the charts appear here.
        </EmptyState>
      )}
    </Card>
  );
}

function MoveRow({ move }: { move: Day['moves'][number] }) {
  const list = LISTS.find(({ type }) => type === move.rankingType)?.short;
  return (
    <Link
      className="hit row far"
      to={gamePath(move.bundleId, { platform: move.platform, country: move.country })}
      state={{ from: ROUTES.admin }}
    >
      <GameLine game={move} size="small" strong>
        <span className="cut text-12 muted">
          {list}, {STORE_NAMES[move.platform]}, {countryName(move.country)}
        </span>
      </GameLine>
      <span className="row text-13">
        <ChangeMark
          change={move.to < move.from ? 'up' : 'down'}
          rankPosition={move.to}
          previousPosition={move.from}
        />
        <span className="muted">#{move.to}</span>
      </span>
    </Link>
  );
}

/** Age of the charts by store and country, oldest first. */
export function ChartAges({ day }: { day: Day }) {
  return (
    <Card title="Charts" close>
      {day.storefronts.length === 0 ? (
        <EmptyState
          title="No charts yet"
          action={<Button label="Open the charts" size="small" to={ROUTES.rankings} />}
        >
          Refresh or import charts to see how current they are.
        </EmptyState>
      ) : (
        <ul className="lines bare scroll">
          {day.storefronts.map(({ platform, country, capturedAt, sample, stale }) => (
            <li key={platform + country} className="row far between">
              <Link className="link grow cut" to={rankingsPath({ platform, country, category: 'all' })}>
                {STORE_NAMES[platform]}, {countryName(country)}
              </Link>
              <span className={stale ? 'text-13 waits' : 'text-13 muted'} title={formatCaptured(capturedAt)}>
                {sample ? 'Sample data' : `${stale ? 'Out of date: ' : ''}${capturedAgo(capturedAt)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
