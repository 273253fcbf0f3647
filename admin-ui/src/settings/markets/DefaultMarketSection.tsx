import { ReadStates } from '../../components/lists/ListStates';
import { LinesSkeleton } from '../../components/states/Skeleton';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useApi } from '../../api/queries/use-api';
import { sendApi } from '../../api/send-api';
import type { DefaultMarket, DefaultMarkets, Market, Platform } from '../../api/types';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { STORE_NAMES } from '../../components/text/chips';
import { countryName } from '../../components/text/format';
import { submitWith } from '../../components/actions/use-command';
import { useAction } from '../../components/actions/use-action';
import { useAuth } from '../../auth/auth-context';
import { CATEGORY_NAMES } from '../../rankings/categories';
import { ALL_MARKETS, useRankingCountries } from '../../rankings/use-countries';
import { useLastPlace } from '../../rankings/use-ranking-filters';
import { Section } from '../Section';

const PATHS = { own: '/api/markets/default', installation: '/api/markets/default/installation' } as const;

/** The market that charts open with by default. */
export function DefaultMarketSection() {
  const { isAdmin } = useAuth();
  const read = useApi('/api/markets/default');
  const { data } = read;
  return (
    <Section
      title="Default market"
      description="Where Game Rankings opens in a new browser. Without one it opens the freshest charts."
    >
      <ReadStates
        what="default market"
        rows={data}
        read={read}
        loading={<LinesSkeleton label="Loading the default market" />}
      >
        {data && <DefaultForm owner="own" legend="For me" current={data.own} />}
        {data && isAdmin && (
          <DefaultForm owner="installation" legend="Team default" current={data.installation} />
        )}
      </ReadStates>
    </Section>
  );
}

interface DefaultFormProps {
  /** The user, or everyone without a default of their own. */
  owner: keyof DefaultMarkets;
  legend: string;
  current: DefaultMarket | null;
}

function DefaultForm({ owner, legend, current }: DefaultFormProps) {
  const [, rememberPlace] = useLastPlace();
  const [chosen, setChosen] = useState(current);
  const countries = useCountryChoices(owner, chosen?.country);
  const { busy, run } = useAction(async () => {
    // Without one the market with the freshest charts is used.
    await (chosen ? sendApi('PUT', PATHS[owner], { body: chosen }) : sendApi('DELETE', PATHS[owner]));
    // The market remembered in this browser would otherwise override the choice.
    if (owner === 'own') rememberPlace(null);
    return chosen ? 'The default market is saved.' : 'The default market is cleared.';
  });
  const choose = (part: Partial<DefaultMarket>) =>
    setChosen({ platform: 'android', country: 'us', category: 'all', ...chosen, ...part });

  return (
    <form
      className="card card-body stack"
      aria-label={`Default market: ${legend}`}
      onSubmit={submitWith(run)}
    >
      <h3>{legend}</h3>
      <div className="row wrap">
        <FilterSelect
          label="Country"
          value={chosen?.country ?? ''}
          none="Freshest charts"
          options={countries}
          onChange={(country) => (country ? choose({ country }) : setChosen(null))}
        />
        {chosen && (
          <>
            <FilterSelect
              label="Store"
              value={chosen.platform}
              options={Object.entries(STORE_NAMES)}
              onChange={(platform) => choose({ platform: platform as Platform, category: 'all' })}
            />
            <FilterSelect
              label="Category"
              value={chosen.category}
              options={Object.entries(CATEGORY_NAMES[chosen.platform])}
              onChange={(category) => choose({ category: category as DefaultMarket['category'] })}
            />
          </>
        )}
      </div>
      <Button label="Save" type="submit" disabled={busy || isSame(chosen, current)} />
    </form>
  );
}

/** The markets; for personal defaults also countries that have charts but are no longer collected. */
function useCountryChoices(owner: keyof DefaultMarkets, chosen: string | undefined) {
  const { data: markets = [] } = useGetList<Market>('markets', ALL_MARKETS);
  const charted = useRankingCountries(chosen ?? 'us');
  const codes = markets.map(({ country }) => country);
  const more = owner === 'own' ? charted.map(({ country }) => country) : chosen ? [chosen] : [];
  return [...new Set([...codes, ...more])]
    .map((value) => [value, countryName(value)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
}

const isSame = (a: DefaultMarket | null, b: DefaultMarket | null): boolean =>
  a?.platform === b?.platform && a?.country === b?.country && a?.category === b?.category;
