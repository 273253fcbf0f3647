import { useGetList, useNotify } from 'react-admin';
import { sendApi } from '../api/send-api';
import type { Market } from '../api/types';
import { useAction } from '../components/actions/use-action';
import { useAuth } from '../auth/auth-context';
import { LoadError } from '../components/states/LoadError';
import { FilterSelect } from '../components/filters/FilterSelect';
import { RemovableChip } from '../components/filters/RemovableChip';
import { countryName, formatCount } from '../components/text/format';
import { ALL_MARKETS } from '../rankings/use-countries';

/** Countries that studios often use for soft launches. */
const USUAL = [
  'ph',
  'ca',
  'au',
  'nz',
  'sg',
  'my',
  'id',
  'vn',
  'th',
  'nl',
  'se',
  'dk',
  'fi',
  'no',
  'ie',
  'br',
  'mx',
  'tr',
  'in',
];
/** Daily, before the charts of the target country are captured. */
const CRON = '0 5 * * *';

/** The countries watched for soft launches and their cost; editable by administrators. */
export function TestMarkets() {
  const { isAdmin } = useAuth();
  const { data: markets = [], error, refetch } = useGetList<Market>('markets', ALL_MARKETS);
  const tests = markets.filter(({ test }) => test);
  const { run: set } = useSetTest(markets);
  const free = USUAL.filter(
    (country) => !markets.some((one) => one.country === country && (one.test || one.pinned)),
  );
  const perDay = tests.reduce((sum, { chartsPerDay }) => sum + (chartsPerDay ?? 0), 0);
  return (
    <div className="pad stack tight ruled">
      {error && <LoadError title="Couldn't load the test markets" error={error} onRetry={refetch} />}
      <div className="row wrap" role="group" aria-label="Test markets">
        {tests.length > 0 && <span className="text-13 muted">Test markets</span>}
        {tests.map(({ country, name }) =>
          isAdmin ? (
            <RemovableChip
              key={country}
              label={name}
              action={`Stop watching ${name}`}
              onRemove={() => void set(country, false)}
            />
          ) : (
            <b key={country}>{name}</b>
          ),
        )}
        {isAdmin && (
          <FilterSelect
            label="Add test market"
            value=""
            none="Choose"
            options={free.map((country) => [country, countryName(country)])}
            onChange={(country) => country && void set(country, true)}
          />
        )}
      </div>
      <p className="text-12 muted">
        {tests.length > 0
          ? `Only the overall charts are collected there: free, grossing and new, once a day unless Settings says otherwise. That is ${formatCount(Math.round(perDay))} charts a day.`
          : 'A test market costs 6 charts a day: free, grossing and new, of both stores, once a day. A market with all categories costs over 100.'}
      </p>
    </div>
  );
}

function useSetTest(markets: Market[]) {
  const notify = useNotify();
  return useAction(async (country: string, test: boolean) => {
    const isKnown = markets.some((one) => one.country === country);
    if (isKnown) await sendApi('PUT', '/api/markets/{id}', { id: country, body: { test } });
    else await sendApi('POST', '/api/markets', { body: { country, test, cron: CRON } });
    notify(test ? `Now watching ${countryName(country)}` : `No longer watching ${countryName(country)}`);
  });
}
