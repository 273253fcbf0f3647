import type { MarketData, SourceOutcome } from '../../api/types';
import type { IconName } from '../../components/text/Icon';

type Outcome = SourceOutcome['outcome'];

/** A source's result by shape and text; only those that withhold data are warnings. */
export const OUTCOMES: Record<
  Outcome,
  { word: string; icon: IconName; tone?: 'wait' | 'down'; means: string }
> = {
  found: { word: 'found', icon: 'done', means: 'This source returned the game’s page.' },
  'not-found': {
    word: 'not available in this country',
    icon: 'notMeasured',
    means: 'The store does not sell this game in this country.',
  },
  blocked: {
    word: 'blocked',
    icon: 'lock',
    tone: 'wait',
    means: 'The store blocked the request. Try again later.',
  },
  'layout-changed': {
    word: 'layout changed',
    icon: 'warning',
    tone: 'down',
    means: 'The store’s response could not be parsed and was ignored.',
  },
  failed: { word: 'failed', icon: 'warning', tone: 'down', means: 'The source could not be reached.' },
};

/** The result when a store doesn't sell a game of the catalog. */
export const notSold = (store: string): SourceOutcome => ({
  provider: store,
  outcome: 'not-found',
  message: `${store} does not sell this game here. Showing data from another store.`,
});

/** No source returned data and at least one failed, so the page shows stored data. */
export function hasFetchedNothing({ outcomes }: MarketData): boolean {
  return (
    outcomes.length > 0 &&
    outcomes.every(({ outcome }) => outcome !== 'found') &&
    outcomes.some(({ outcome }) => outcome !== 'not-found')
  );
}

/** Why nothing was fetched, in one line. */
export const describeReason = ({ outcomes }: MarketData): string =>
  outcomes
    .filter(({ outcome }) => outcome !== 'found')
    .map(({ provider, outcome, message }) => message || `${provider}: ${OUTCOMES[outcome].word}.`)
    .join(' ');
