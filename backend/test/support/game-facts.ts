import { type GameFacts, unknownFacts } from '../../src/market-data/market-data.types.js';

/** Facts of which nothing is known but what is given. */
export const gameFacts = (known: Partial<GameFacts> = {}): GameFacts =>
  unknownFacts({ bundleId: 'com.harbour.lamp', platform: 'android', storeId: 'com.harbour.lamp', ...known });
