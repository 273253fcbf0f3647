import type { GameDetail, Listing } from '../api/types';
import { Card } from '../components/Card';
import { Icon } from '../components/Icon';
import { STORE_NAMES } from '../components/chips';
import { formatDate } from '../components/format';

/** What the first listing that knows it says. */
function firstKnown(listings: Listing[], field: 'version' | 'lastUpdate' | 'releaseDate') {
  return listings.find((listing) => listing[field]);
}

export function VersionInfo({ listings }: { listings: Listing[] }) {
  const version = firstKnown(listings, 'version')?.version;
  const lastUpdate = firstKnown(listings, 'lastUpdate')?.lastUpdate;
  const releaseDate = firstKnown(listings, 'releaseDate')?.releaseDate;
  return (
    <Card title="Version Info" close>
      <dl className="facts">
        <dt>Current Version</dt>
        <Fact value={version} />
        <dt>Last Update</dt>
        <Fact value={lastUpdate && formatDate(lastUpdate)} />
        <dt>Release Date</dt>
        <Fact value={releaseDate && formatDate(releaseDate)} />
      </dl>
    </Card>
  );
}

function Fact({ value }: { value: string | null | undefined }) {
  return value ? (
    <dd>{value}</dd>
  ) : (
    <dd className="muted" title="No store has given this">
      N/A
    </dd>
  );
}

export function SimilarApps() {
  return (
    <Card title="Similar Apps">
      <p className="muted">No similar apps found</p>
    </Card>
  );
}

/** The game's own pages in the stores. */
export function StoreLinks({ game }: { game: GameDetail }) {
  const linked = game.listings.filter(({ url }) => url && /^https:\/\//.test(url));
  return (
    <Card title="Store Links" close={linked.length > 0}>
      {linked.length === 0 ? (
        <p className="muted">No store page is known for {game.bundleId}.</p>
      ) : (
        linked.map(({ platform, url, storeId }) => (
          <a key={platform} className="link-row" href={url ?? undefined} target="_blank" rel="noreferrer">
            <span className="grow">
              {STORE_NAMES[platform]}
              <span className="visually-hidden"> (opens in a new tab)</span>
              <span className="text-12 muted cut">{storeId}</span>
            </span>
            <Icon name="external" />
          </a>
        ))
      )}
    </Card>
  );
}
