import { api, readData } from '../client';
import type { DefaultMarket, DefaultMarkets } from '../types';

/** Whose default market: mine, or that of everybody who has not chosen. */
export type DefaultOwner = keyof DefaultMarkets;

/** Sets where screens open; null leaves it to the freshest charts. */
export function setDefaultMarket(owner: DefaultOwner, market: DefaultMarket | null): Promise<DefaultMarkets> {
  if (owner === 'own') {
    return readData(
      market ? api.PUT('/api/markets/default', { body: market }) : api.DELETE('/api/markets/default'),
    );
  }
  return readData(
    market
      ? api.PUT('/api/markets/default/installation', { body: market })
      : api.DELETE('/api/markets/default/installation'),
  );
}
