import { Fragment, type ReactNode } from 'react';
import { formatBytes, formatCount } from '../components/text/format';
import type { GameView } from './game-view';

const AVAILABILITY = {
  available: 'Available',
  'pre-registration': 'Pre-registration',
  'early-access': 'Early access',
};

/** Facts from the store page besides the version; unknown ones are omitted. */
export function StoreFacts({ facts }: { facts: NonNullable<GameView['storeFacts']> }) {
  return listFacts(facts)
    .filter(([, value]) => value !== null)
    .map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ));
}

function listFacts(facts: NonNullable<GameView['storeFacts']>): [string, ReactNode][] {
  const { installCount, price, containsAds, contentRating, availability, languages, sizeBytes } = facts;
  const { developerSite, minimumOs, platform } = facts;
  return [
    ['Installs', installCount && <span title="According to Google Play">{formatCount(installCount)}</span>],
    ['Price', price && (/^0\.00 /.test(price) ? 'Free' : price)],
    ['In-app Purchases', describePurchases(facts)],
    ['Ads', containsAds === null ? null : containsAds ? 'Contains ads' : 'None'],
    ['Content Rating', contentRating],
    ['Availability', availability && availability !== 'available' ? AVAILABILITY[availability] : null],
    ['Languages', languages.length > 0 ? languages.join(', ') : null],
    ['Requires', minimumOs && `${platform === 'ios' ? 'iOS' : 'Android'} ${minimumOs} or newer`],
    ['Size', sizeBytes && formatBytes(sizeBytes)],
    ['Developer’s Site', developerSite && <SiteLink address={developerSite} />],
  ];
}

function SiteLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  );
}

function describePurchases({ inAppPurchases, purchaseRange }: NonNullable<GameView['storeFacts']>) {
  if (inAppPurchases === null) return null;
  return inAppPurchases ? (purchaseRange ?? 'Yes') : 'None';
}
