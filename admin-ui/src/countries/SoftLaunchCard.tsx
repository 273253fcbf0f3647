import { useApi } from '../api/queries/use-api';
import type { SoftLaunch, SoftLaunches } from '../api/types';
import type { SoftLaunchesQuery } from '../api/charts/countries';
import { Card } from '../components/page/Card';
import { StaticTable } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { ReadStates } from '../components/lists/ListStates';
import { StoreText } from '../components/text/StoreText';
import { SampleChip } from '../components/text/chips';
import { countNoun, countryName, formatCount, formatDate } from '../components/text/format';
import { describeLead } from '../rankings/presence/describe-presence';
import { TestMarkets } from './TestMarkets';

interface SoftLaunchCardProps {
  query: SoftLaunchesQuery;
  onOpen: (bundleId: string) => void;
}

/** Games listed in test markets but not, or not yet, in the target country. */
export function SoftLaunchCard({ query, onOpen }: SoftLaunchCardProps) {
  const read = useApi('/api/trends/soft-launches', query);
  const { data } = read;
  return (
    <Card title="Soft launches" bare mark={data?.sample && data.games.length > 0 && <SampleChip />}>
      <TestMarkets />
      <ReadStates
        what="soft launches"
        rows={data?.games}
        read={read}
        nothing={data && <Nothing launches={data} />}
      >
        {data && (
          <>
            <StaticTable
              label="Games in test markets"
              rows={data.games}
              rowKey={({ bundleId }) => bundleId}
              columns={[
                {
                  label: 'Game',
                  cell: ({ bundleId, title }: SoftLaunch) => (
                    <button type="button" className="link-button" onClick={() => onOpen(bundleId)}>
                      <StoreText>{title}</StoreText>
                    </button>
                  ),
                },
                {
                  label: 'First in',
                  cell: ({ country, firstDay }) => `${countryName(country)}, ${formatDate(firstDay)}`,
                },
                { label: 'Best rank', end: true, cell: ({ bestRank }) => bestRank },
                {
                  label: countryName(data.target ?? 'us'),
                  cell: (game) => describeTarget(game),
                },
              ]}
            />
            <p className="pad text-12 muted">{describeLeftOut(data)}</p>
          </>
        )}
      </ReadStates>
    </Card>
  );
}

function describeTarget({ state, sharedDays, launchedOn, lead }: SoftLaunch): string {
  const without = `absent on ${countNoun(sharedDays, 'captured day')}`;
  if (state === 'candidate' || !launchedOn) return `Not listed, ${without}`;
  return `Launched on ${formatDate(launchedOn)}${lead ? `, ${describeLead(lead)} later` : ''}`;
}

/** How many new games were excluded, and why. */
function describeLeftOut({ leftOut: { gap, tooFewDays, elsewhere } }: SoftLaunches): string {
  return `Excluded: ${formatCount(elsewhere)} seen elsewhere first or on the same day, ${formatCount(gap)} that appeared while a chart was not captured, ${formatCount(tooFewDays)} with fewer than 3 days on which both charts were captured.`;
}

function Nothing({ launches }: { launches: SoftLaunches }) {
  const { testMarkets, notEnough } = launches;
  if (testMarkets.length === 0) {
    return (
      <EmptyState title="No test market yet">
        Choose countries where games soft launch. Candidates appear after 5 daily captures of them and of the
        target country.
      </EmptyState>
    );
  }
  if (notEnough) return <EmptyState title="Not enough captures yet">{notEnough}</EmptyState>;
  return <EmptyState title="No soft launch found">{describeLeftOut(launches)}</EmptyState>;
}
