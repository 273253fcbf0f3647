import { LISTING_FIELD_LIST } from '../../games/listings/listing-fields.types.js';
import type { DetailProvider, Platform } from '../market-data.types.js';
import type { DetailField, Precedence } from './merge-facts.js';

/** Fields that services know better than the store. */
const ESTIMATED: ReadonlySet<DetailField> = new Set(
  LISTING_FIELD_LIST.filter(({ bestSource }) => bestSource === 'service').map(({ name }) => name),
);

/** Which providers can be asked for a game, and which of them to prefer. */
export class ProviderRegistry {
  constructor(private readonly providers: readonly DetailProvider[]) {}

  /** The store first, then the services that know its games. */
  listFor(platform: Platform): DetailProvider[] {
    return this.providers
      .filter(({ platforms }) => platforms.includes(platform))
      .sort((a, b) => Number(b.isStore) - Number(a.isStore));
  }

  /** Stores are preferred for what their pages show, services for downloads and revenue. */
  precedence(platform: Platform): Precedence {
    const all = this.listFor(platform);
    const listNames = (isStore: boolean) =>
      all.filter((one) => one.isStore === isStore).map(({ name }) => name);
    const [stores, services] = [listNames(true), listNames(false)];
    return (field) => (ESTIMATED.has(field) ? [...services, ...stores] : [...stores, ...services]);
  }
}
