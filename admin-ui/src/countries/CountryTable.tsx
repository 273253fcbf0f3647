import type { CountryRank, GameOfCountries } from '../api/types';
import type { ComparedCountries } from '../api/charts/countries';
import { StaticTable } from '../components/table/DataTable';
import { GameIcon } from '../components/games/GameIcon';
import { StoreText } from '../components/text/StoreText';
import { formatDate } from '../components/text/format';
import { describeOrigin } from '../rankings/presence/describe-presence';

interface CountryTableProps {
  compared: ComparedCountries;
  onOpen: (bundleId: string) => void;
}

/** A row per game, a column per country. */
export function CountryTable({ compared, onOpen }: CountryTableProps) {
  const { countries, games, target, top, depth, sample } = compared;
  const notes = countries
    .filter(({ capturedAt }) => capturedAt === null)
    .map(({ name, previousDay, nextDay }) => `${name}: ${describeMissing(previousDay, nextDay, sample)}`);
  const oneCountry = games.length > 0 && games.every(({ origin }) => origin.why === 'one_country');
  const originColumn = {
    label: `Appeared first, top ${depth}`,
    cell: ({ origin }: GameOfCountries) => (
      <span className={origin.country ? 'text-13' : 'text-13 muted'}>{describeOrigin(origin, target)}</span>
    ),
  };
  return (
    <>
      {notes.length > 0 && <p className="pad text-13 muted">{notes.join(' ')}</p>}
      <StaticTable
        label="Ranks by country"
        framed
        rows={games}
        rowKey={({ bundleId }) => bundleId}
        columns={[
          {
            label: 'Game',
            cell: ({ bundleId, title, developer, iconUrl }: GameOfCountries) => (
              <button
                type="button"
                className="row hit"
                style={{ marginLeft: 'calc(-1 * var(--s-3))' }}
                onClick={() => onOpen(bundleId)}
              >
                <GameIcon url={iconUrl} title={title} />
                <span className="grow">
                  <StoreText as="b" className="clamp short">
                    {title}
                  </StoreText>
                  <StoreText className="text-12 muted">{developer || 'Unknown Developer'}</StoreText>
                </span>
              </button>
            ),
          },
          ...countries.map(({ country, name, total }, at) => ({
            label: name,
            end: true,
            cell: ({ ranks, origin }: GameOfCountries) => (
              <Rank
                rank={ranks[at]}
                isFirst={origin.country === country}
                depth={Math.min(top, total ?? top)}
              />
            ),
          })),
          ...(oneCountry ? [] : [originColumn]),
        ]}
      />
    </>
  );
}

/** Sample data is shown only where there is nothing else, so a country may have some and still not be captured. */
function describeMissing(previousDay: string | null, nextDay: string | null, sample: boolean): string {
  const days = [previousDay, nextDay].flatMap((day) => (day ? formatDate(day) : []));
  if (days.length > 0) return `not captured on this day; nearest ${days.join(' and ')}.`;
  return sample ? 'never captured.' : 'never captured; sample data is left out.';
}

function Rank({ rank, isFirst, depth }: { rank: CountryRank | undefined; isFirst: boolean; depth: number }) {
  if (!rank || rank.state === 'not_captured') {
    return (
      <span className="text-12 muted" title="Not captured on this day">
        not captured
      </span>
    );
  }
  if (rank.rank === null) {
    return (
      <span className="text-12 muted" title={`Captured, not in the top ${depth}`}>
        outside top {depth}
      </span>
    );
  }
  return (
    <span title={rank.firstDay ? `Since ${formatDate(rank.firstDay)}` : undefined}>
      {isFirst && <span className="accent text-12">first </span>}
      <b>{rank.rank}</b>
    </span>
  );
}
