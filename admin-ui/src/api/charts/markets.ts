import { api, readData } from '../client';
import type { DefaultMarket, DefaultMarkets } from '../types';

/** My default market, or that of everyone without their own. */
export type DefaultOwner = keyof DefaultMarkets;

/** Sets the default market; null uses the one with the freshest charts. */
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
