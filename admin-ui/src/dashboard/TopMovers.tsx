import { GameLine } from '../components/games/GameLine';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Platform, TopMovers as Moves } from '../api/types';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { PLATFORM_NAMES, SampleChip } from '../components/text/chips';
import { capturedAgo, countryName, formatCaptured } from '../components/text/format';
import { ChangeMark } from '../rankings/ChangeMark';
import { ROUTES, gamePath } from '../routes';

type Mover = Moves['climbers'][number];

/** The largest movers in the overall download chart. */
export function TopMovers({ movers }: { movers: Moves[] }) {
  const [chosen, setChosen] = useState<Platform | null>(null);
  const platform = chosen ?? movers.find(hasMoves)?.platform ?? 'android';
  const moves = movers.find((one) => one.platform === platform);
  return (
    <Card
      title="Top movers"
      mark={moves?.sample && <SampleChip />}
      bare
      aside={
        <ToggleChoice
          label="Platform"
          size="small"
          value={platform}
          options={movers.map((one) => [one.platform, PLATFORM_NAMES[one.platform]])}
          onChange={setChosen}
        />
      }
    >
      {moves?.capturedTo && hasMoves(moves) ? (
        <>
          <p className="pad text-13 muted" title={formatCaptured(moves.capturedTo)}>
            Top Free Games, {countryName(moves.country)}, captured {capturedAgo(moves.capturedTo)}, vs the
            previous capture.
          </p>
          <div className="columns pad">
            <MoverList title="Climbers" rows={moves.climbers} chart={moves} empty="No game climbed." />
            <MoverList title="New in the chart" rows={moves.entries} chart={moves} empty="No new games." />
          </div>
          <Link
            className="row pad foot accent text-13"
            to={`${ROUTES.rankings}?view=movers&platform=${platform}&country=${moves.country}`}
          >
            All movers
          </Link>
        </>
      ) : (
        <EmptyState title="Nothing to compare yet">
          Movers need two captures of the same chart. The next refresh adds one.
        </EmptyState>
      )}
    </Card>
  );
}

const hasMoves = ({ climbers, entries }: Moves): boolean => climbers.length + entries.length > 0;

function Move({ change, to }: { change: number | null; to: number }) {
  const moved = change !== null;
  return (
    <>
      <ChangeMark
        change={moved ? 'up' : 'new'}
        rankPosition={to}
        previousPosition={moved ? to + change : null}
      />
      <span className="muted">#{to}</span>
    </>
  );
}

interface MoverListProps {
  title: string;
  rows: Mover[];
  /** The chart of the movers. */
  chart: { platform: Platform; country: string };
  empty: string;
}

function MoverList({ title, rows, chart: { platform, country }, empty }: MoverListProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-13 muted">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-13 muted">{empty}</p>
      ) : (
        <ol className="hits">
          {rows.map((mover) => (
            <li key={mover.bundleId}>
              <Link
                className="hit row far"
                to={gamePath(mover.bundleId, { platform, country })}
                state={{ from: ROUTES.admin }}
              >
                <GameLine game={mover} size="small" strong />
                <span className="row text-13">
                  {mover.to !== null && <Move change={mover.change} to={mover.to} />}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
