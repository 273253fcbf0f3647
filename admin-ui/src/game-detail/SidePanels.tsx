import { Link, useLocation } from 'react-router';
import type { Storefront } from '../api/games/market-data';
import type { GameDetail } from '../api/types';
import { Card } from '../components/page/Card';
import { ClampedText } from '../components/text/ClampedText';
import { ExportMenu } from '../components/export/ExportMenu';
import { GameIcon } from '../components/games/GameIcon';
import { Icon } from '../components/text/Icon';
import { StoreText } from '../components/text/StoreText';
import { STORE_NAMES } from '../components/text/chips';
import { formatDate } from '../components/text/format';
import { gamePath } from '../routes';
import { NotFetched, type StoreFetch } from './NotFetched';
import { StoreFacts } from './StoreFacts';
import { VersionFacts } from './VersionFacts';
import type { GameView } from './game-view';

interface VersionInfoProps {
  view: GameView;
  bundleId: string;
  storefront: Storefront;
}

export function VersionInfo({ view, bundleId, storefront }: VersionInfoProps) {
  const { version, lastUpdate, releaseDate, releaseNotes } = view;
  return (
    <Card title="Version Info" close>
      <dl className="pairs">
        <dt>Current Version</dt>
        <Fact value={version} />
        <dt>Last Update</dt>
        <Fact value={lastUpdate && formatDate(lastUpdate)} />
        <dt>Release Date</dt>
        <Fact value={releaseDate && formatDate(releaseDate)} />
        {view.storeFacts && <StoreFacts facts={view.storeFacts} />}
      </dl>
      {releaseNotes && (
        <p>
          <b>What’s new</b>
          <ClampedText name="what’s new">{releaseNotes}</ClampedText>
        </p>
      )}
      <VersionFacts bundleId={bundleId} storefront={storefront} />
    </Card>
  );
}

function Fact({ value }: { value: string | null | undefined }) {
  return value ? (
    <dd>{value}</dd>
  ) : (
    <dd className="muted" title="No data from any store">
      N/A
    </dd>
  );
}

interface SimilarAppsProps {
  apps: GameView['similarApps'];
  bundleId: string;
  storefront: Storefront;
  fetch: StoreFetch;
}

/** Similar games according to the store; opening one that isn't in the catalog fetches it. */
export function SimilarApps({ apps, bundleId, storefront, fetch }: SimilarAppsProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ ...storefront });
  return (
    <Card
      title="Similar Apps"
      close={apps.length > 0}
      aside={
        apps.length > 0 && (
          <ExportMenu
            what="similar apps"
            fileName={`similar-apps-${bundleId}`}
            content={() => apps.map(({ bundleId: id, title, iconUrl }) => ({ bundleId: id, title, iconUrl }))}
          />
        )
      }
    >
      {apps.length === 0 ? (
        <NotFetched text="No similar apps found" {...fetch} />
      ) : (
        <ul>
          {apps.map((app) => (
            <li key={app.bundleId}>
              <Link
                className="link-row hit row far"
                to={`${gamePath(app.bundleId)}?${query}`}
                state={{ from: pathname + search }}
              >
                <GameIcon url={app.iconUrl} title={app.title} size="small" />
                <StoreText className="grow cut" title={app.title}>
                  {app.title}
                </StoreText>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface StoreLink {
  label: string;
  below: string;
  url: string;
}

/** Links to the game's store pages and to the market-intelligence site. */
export function StoreLinks({ game }: { game: GameDetail }) {
  const links = listLinks(game);
  return (
    <Card title="Store Links" close={links.length > 0}>
      {links.length === 0 ? (
        <p className="muted">No store page is known for {game.bundleId}.</p>
      ) : (
        links.map(({ label, below, url }) => (
          <a key={url} className="link-row hit row far" href={url} target="_blank" rel="noreferrer">
            <span className="grow">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
              <span className="text-12 muted cut">{below}</span>
            </span>
            <Icon name="external" />
          </a>
        ))
      )}
    </Card>
  );
}

const isWebPage = (url: string | null | undefined): url is string => /^https?:\/\//.test(url ?? '');

function listLinks({ listings }: GameDetail): StoreLink[] {
  const stores = listings.flatMap(({ platform, url, storeId }) =>
    isWebPage(url) ? [{ label: STORE_NAMES[platform], below: storeId, url }] : [],
  );
  const pages = listings.flatMap(({ platform, marketPageUrl }) =>
    isWebPage(marketPageUrl)
      ? [
          {
            label: 'Market-intelligence page',
            below: hostAndStore(marketPageUrl, platform),
            url: marketPageUrl,
          },
        ]
      : [],
  );
  return [...stores, ...pages];
}

const hostAndStore = (url: string, platform: keyof typeof STORE_NAMES): string =>
  `${URL.canParse(url) ? new URL(url).hostname : url}, ${STORE_NAMES[platform]}`;
