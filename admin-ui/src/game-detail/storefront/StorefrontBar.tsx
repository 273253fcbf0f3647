import { Button } from '../../components/actions/Button';
import { ToggleChoice } from '../../components/filters/ToggleChoice';
import { useLate } from '../../components/states/use-late';
import type { Storefront } from '../../api/games/market-data';
import type { MarketData, Platform } from '../../api/types';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { Icon } from '../../components/text/Icon';
import { Chip, PLATFORMS, STORE_NAMES } from '../../components/text/chips';
import { countryName, formatDateTime, timeAgo } from '../../components/text/format';
import { useRankingCountries } from '../../rankings/use-countries';
import { OUTCOMES, notSold } from './outcomes';
import { COUNTRIES } from './storefront';
import '../game-detail.css';

interface StorefrontBarProps {
  storefront: Storefront;
  /** Stores known to sell the game. */
  sold: Platform[];
  details: MarketData | undefined;
  /** A fetch is pending. */
  asking: boolean;
  failed: boolean;
  /** The store says that it doesn't have the game. */
  absent: boolean;
  onChoose: (part: Partial<Storefront>) => void;
  onRefresh: () => void;
}

/** The storefront shown, the age of its data, the result per source, and Fetch again. */
export function StorefrontBar(props: StorefrontBarProps) {
  const { storefront, sold, details, asking, absent, onChoose, onRefresh } = props;
  const store = STORE_NAMES[storefront.platform ?? 'android'];
  const outcomes = absent ? [notSold(store)] : (details?.outcomes ?? []);
  return (
    <section className="card pad row wrap far" aria-label="Storefront">
      <div className="row wrap far">
        <ToggleChoice
          size="small"
          label="Store"
          value={storefront.platform}
          options={PLATFORMS.map((platform) => {
            const name = STORE_NAMES[platform];
            const title = sold.includes(platform)
              ? undefined
              : `Not found there yet. Select to check ${name}.`;
            return [platform, name, platform, { title }] as const;
          })}
          onChange={(platform) => onChoose({ platform })}
        />
        <CountrySelect country={storefront.country} onChange={(country) => onChoose({ country })} />
      </div>
      <div className="storefront-state row wrap">
        <p className="text-13 muted" role="status">
          <StateText {...props} />
        </p>
        {!asking && outcomes.length > 0 && (
          <ul className="row wrap" aria-label="Result per source">
            {outcomes.map(({ provider, outcome, message }) => {
              const { word, icon, tone, means } = OUTCOMES[outcome];
              return (
                <li key={provider}>
                  <Chip icon={icon} title={message || means} {...(tone && { tone })}>
                    {provider}: {word}
                  </Chip>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <Button size="small" disabled={asking} onClick={onRefresh}>
        <Icon name="refresh" className={asking ? 'turning' : ''} />
        {asking ? 'Fetching…' : 'Refresh details'}
      </Button>
    </section>
  );
}

/** Warnings about age and sample data are left out, because the page shows both already. */
function StateText({ storefront, details, asking, failed, absent }: StorefrontBarProps) {
  if (asking) {
    const store = storefront.platform ? STORE_NAMES[storefront.platform] : 'the stores';
    return <Asking where={`${store} in ${countryName(storefront.country)}`} />;
  }
  if (absent) return <>Showing data from another store.</>;
  if (!details) return <>{failed ? 'Showing saved data.' : ''}</>;
  const warnings = details.warnings.filter(
    (warning) => !/^This is (a stored copy|sample data)/.test(warning),
  );
  return (
    <span title={formatDateTime(details.fetchedAt)}>
      {details.stored ? 'Cached' : details.source} · updated {timeAgo(details.fetchedAt)}
      {warnings.length > 0 && `. ${warnings.join(' ')}`}
    </span>
  );
}

const SLOW_AFTER = 4_000;

/** The server retries failing sources for up to 30 seconds, so this says what is going on. */
function Asking({ where }: { where: string }) {
  const slow = useLate(SLOW_AFTER);
  if (!slow) return <>Fetching from {where}… Showing saved data until then.</>;
  return <>Still fetching from {where}. This takes up to half a minute; you can use the page meanwhile.</>;
}

function CountrySelect({ country, onChange }: { country: string; onChange: (country: string) => void }) {
  const collected = useRankingCountries(country);
  const names = new Map(COUNTRIES.map((code) => [code, countryName(code)]));
  for (const { country: code, name } of collected) names.set(code, name);
  return (
    <FilterSelect
      label="Country"
      value={country}
      options={[...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'))}
      onChange={onChange}
    />
  );
}
