import { GameLine } from '../components/games/GameLine';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { WatchedGame, WatchedGames } from '../api/types';
import type { Column } from '../components/table/DataTable';
import { SampleChip, STORE_NAMES } from '../components/text/chips';
import {
  countryName,
  formatCaptured,
  formatCapturedDay,
  formatCount,
  formatDate,
  formatDateTime,
  formatShort,
  isStale,
} from '../components/text/format';
import { None } from '../components/table/columns';
import { describeChange, describeMarket } from '../events/change-text';
import { ChangeMark } from '../rankings/ChangeMark';
import { describeTrend, Sparkline } from '../rankings/Sparkline';
import { gamePath } from '../routes';
import { RangeMark } from './RangeMark';

/** Minimum range of a sparkline, so that small changes look small. */
const LEAST_PLACES = 12;

/** The columns of a watchlist: one for the rank in each market. */
export function listColumns({
  countries,
  captures,
  platform,
  capturedAt,
}: Pick<WatchedGames, 'countries' | 'captures' | 'platform' | 'capturedAt'>) {
  const [first] = countries;
  const columns: Column<WatchedGame>[] = [
    {
      label: 'Game',
      value: ({ title }) => title,
      cell: (game) => (
        <GameName
          game={game}
          to={gamePath(game.bundleId, first ? { platform, country: first } : undefined)}
        />
      ),
    },
    ...captures.map((capture) => rankColumn(capture, platform, capturedAt)),
    {
      label: 'Installs a day',
      end: true,
      value: ({ installsPerDay }) => installsPerDay && Math.round(installsPerDay),
      cell: (game) => <Installs game={game} />,
    },
    {
      label: 'Last event',
      value: ({ lastEvent }) => lastEvent && describeEvent(lastEvent),
      cell: ({ lastEvent }) => (lastEvent ? <LastEvent event={lastEvent} /> : <None title="No events yet" />),
    },
  ];
  if (!first) return columns;
  const trend: Column<WatchedGame> = {
    label: `${first.toUpperCase()} rank, 90 days`,
    bareOnCards: true,
    value: (game) => describeTrend(game.trend),
    cell: (game) =>
      game.trend.some((place) => place !== null) ? (
        <Sparkline trend={game.trend.slice(findFirstSeen(game))} minRange={LEAST_PLACES} />
      ) : (
        <None title="Not in the chart" />
      ),
  };
  return [...columns, trend];
}

/** A line begins where the game first entered the chart. */
const findFirstSeen = ({ trend }: WatchedGame): number =>
  Math.max(
    0,
    trend.findIndex((place) => place !== null),
  );

/** @param newest capture of the first country; columns from another week show their day */
function rankColumn(
  { country, capturedAt }: WatchedGames['captures'][number],
  platform: WatchedGame['platforms'][number],
  newest: string | null,
): Column<WatchedGame> {
  const day = formatCaptured(capturedAt);
  const isOld = newest !== null && isStale(capturedAt, Date.parse(newest));
  const find = ({ ranks }: WatchedGame) => ranks.find((rank) => rank.country === country);
  return {
    label: isOld ? `${countryName(country)}, ${formatCapturedDay(capturedAt)}` : countryName(country),
    key: country,
    head: (
      <span className="stack close" title={`${countryName(country)}, ${day}`}>
        {country.toUpperCase()}
        {isOld && <small className="muted">{formatCapturedDay(capturedAt)}</small>}
      </span>
    ),
    value: (game) => find(game)?.rank,
    cell: (game) => {
      const found = find(game);
      if (!found?.rank)
        return (
          <None
            title={
              game.platforms.includes(platform)
                ? `Not in the chart of ${day}`
                : `Not found on ${STORE_NAMES[platform]}`
            }
          />
        );
      const { rank, previousRank, change } = found;
      return (
        <>
          <b>{rank}</b> <ChangeMark change={change} rankPosition={rank} previousPosition={previousRank} />
        </>
      );
    },
  };
}

function GameName({ game, to }: { game: WatchedGame; to: string }) {
  const { pathname, search } = useLocation();
  const mixed = useListContext<WatchedGame>().data?.some((other) => !other.sample);
  return (
    <Link to={to} state={{ from: pathname + search }} className="row far">
      <GameLine game={game} size="small" mark={game.sample && mixed && <SampleChip small />} />
    </Link>
  );
}

function Installs({ game: { installsPerDay, installRange } }: { game: WatchedGame }) {
  if (installsPerDay === null) return <None title="Needs two readings of the store page." />;
  const rounded = Math.round(installsPerDay);
  return (
    <span className="row end">
      <span title={formatCount(rounded)}>{formatShort(rounded)}</span>
      <RangeMark range={installRange} />
    </span>
  );
}

type LastEventOf = NonNullable<WatchedGame['lastEvent']>;

export function describeEvent(event: LastEventOf): string {
  const { lead, text } = describeChange(event);
  return [`${lead} ${text}`, describeMarket(event)].filter(Boolean).join(', ');
}

function LastEvent({ event }: { event: LastEventOf }) {
  const words = describeEvent(event);
  return (
    <span className="stack close">
      <span className="clamp short" title={words} dir="auto">
        {words}
      </span>
      <time className="text-12 muted" dateTime={event.occurredAt} title={formatDateTime(event.occurredAt)}>
        {formatDate(event.occurredAt)}
      </time>
    </span>
  );
}
