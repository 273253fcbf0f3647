import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { useApi } from '../api/queries/use-api';
import type { ComparedCountries, CountriesQuery } from '../api/charts/countries';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { ChartScreen } from '../rankings/ChartScreen';
import { SampleChip, STORE_NAMES } from '../components/text/chips';
import { formatDate } from '../components/text/format';
import { PastBand } from '../rankings/dates/PastBand';
import { LISTS, type RankingFilters } from '../rankings/filters';
import { PresenceStrips } from '../rankings/presence/PresenceStrips';
import { describeOrigin } from '../rankings/presence/describe-presence';
import { useRankingCountries } from '../rankings/use-countries';
import { gamePath } from '../routes';
import { CountriesFilters } from './CountriesFilters';
import { CountryTable } from './CountryTable';
import { SoftLaunchCard } from './SoftLaunchCard';
import { useCountriesAddress, type CountriesAddress } from './countries-address';
import { GoToRankings } from '../rankings/GoToRankings';

/** /admin/countries: one list in several countries, and games that appear in test markets first. */
export function Countries() {
  const address = useCountriesAddress();
  return (
    <ChartScreen title="Countries">
      {(filters, change) => <Compared filters={filters} address={address} onChange={change} />}
    </ChartScreen>
  );
}

interface ComparedProps {
  filters: RankingFilters;
  address: CountriesAddress;
  onChange: (change: Partial<RankingFilters>) => void;
}

function Compared({ filters, address, onChange }: ComparedProps) {
  const { dates, countries, target, top, game } = address;
  const list = {
    ...{ platform: filters.platform, category: filters.category, rankingType: filters.list },
    ...(dates.date && { date: dates.date }),
    ...(target && { target }),
  };
  const query: CountriesQuery = { ...list, top, ...(countries && { countries: countries.join(',') }) };
  const read = useApi('/api/trends/countries', query);
  const { data } = read;
  const known = useRankingCountries(filters.country);
  const [alone] = data?.countries.length === 1 ? data.countries.filter(({ capturedAt }) => capturedAt) : [];
  const opened = data?.games.find(({ bundleId }) => bundleId === game);
  return (
    <>
      <Head filters={filters} compared={data} />
      <CountriesFilters filters={filters} address={address} compared={data} onChange={onChange} />
      <PastBand what="Countries" chart={filters} dates={dates} />
      <ReadStates
        what="countries"
        rows={data && (data.countries.some(isCaptured) ? [data] : [])}
        read={read}
        nothing={
          <section className="card" aria-label="Countries">
            <EmptyState heading="h2" title="Not captured yet" action={<GoToRankings {...filters} />}>
              Choose countries whose charts are captured, or add markets in Settings. Ranks appear after the
              first capture; first appearances need 5 daily captures of two countries.
            </EmptyState>
          </section>
        }
      >
        {alone && (
          <section className="card" aria-label="Countries">
            <EmptyState
              heading="h2"
              title={`Only ${alone.name} to compare`}
              action={<GoToRankings {...filters} country={alone.country} />}
            >
              {known.length > 1
                ? 'Add a second country above to compare ranks and see where each game appeared first.'
                : 'Ranks can be compared once a second country is captured. Import its charts, or ask an administrator to add it in Settings.'}
            </EmptyState>
          </section>
        )}
        {data && !alone && (
          <Card title={`Top ${top} by country`} bare>
            <CountryTable compared={data} onOpen={address.setGame} />
          </Card>
        )}
      </ReadStates>
      {!read.isPending && <SoftLaunchCard query={list} onOpen={address.setGame} />}
      {game && (
        <Dialog title={opened?.title ?? game} onClose={() => address.setGame(null)} maxWidth="md">
          <div className="dialog-body stack">
            <PresenceStrips
              query={{
                ...list,
                bundleId: game,
                ...(data && { countries: data.countries.map(({ country }) => country).join(',') }),
              }}
            />
            <div className="row end">
              <Button label="Open the game" to={gamePath(game)} primary />
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

const isCaptured = ({ days }: ComparedCountries['countries'][number]): boolean => days > 0;

function Head({ filters, compared }: { filters: RankingFilters; compared: ComparedCountries | undefined }) {
  const captured = compared?.countries.some(isCaptured) ? compared : undefined;
  return (
    <PageHead
      title="Countries"
      asOf={
        <>
          <span>{STORE_NAMES[filters.platform]}</span>
          <span>{LISTS.find(({ type }) => type === filters.list)?.title}</span>
          {captured && <span>{formatDate(captured.date)}</span>}
          {captured?.sample && <SampleChip />}
        </>
      }
      actions={
        <ExportMenu
          what="countries"
          label="Export"
          fileName={`countries-${filters.platform}-${filters.list}-${filters.category}`}
          {...(compared && { day: compared.date })}
          disabled={!compared || compared.games.length === 0}
          content={() => (compared ? toRows(compared) : [])}
        />
      }
    />
  );
}

/** A row per game and country that distinguishes "not captured" from "not listed". */
const toRows = ({ games, date, target, sample }: ComparedCountries) =>
  games.flatMap(({ bundleId, title, developer, ranks, origin }) =>
    ranks.map(({ country, state, rank, firstDay }) => ({
      ...{ date, bundleId, title, developer, country, state, rank, firstDay },
      origin: describeOrigin(origin, target),
      leadLeast: origin.lead?.least ?? null,
      leadMost: origin.lead?.most ?? null,
      sample,
    })),
  );
