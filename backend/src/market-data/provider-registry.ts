import { LISTING_FIELD_LIST } from '../games/listing-fields.types.js';
import type { DetailProvider, Platform } from './market-data.types.js';
import type { DetailField, Precedence } from './merge-facts.js';

/** Fields of which a service knows more than the store. */
const ESTIMATED: ReadonlySet<DetailField> = new Set(
  LISTING_FIELD_LIST.filter(({ bestSource }) => bestSource === 'service').map(({ name }) => name),
);

/** Who can be asked for a game, and whom to believe. */
export class ProviderRegistry {
  /** @param stores the store itself, by platform. @param services others, in their order. */
  constructor(
    private readonly stores: Record<Platform, DetailProvider>,
    private readonly services: readonly DetailProvider[] = [],
  ) {}

  /** The store first, then the services that know its games. */
  of(platform: Platform): DetailProvider[] {
    return [this.stores[platform], ...this.services.filter(({ platforms }) => platforms.includes(platform))];
  }

  /** Stores know their own pages best; services come first for downloads and revenue. */
  precedence(platform: Platform): Precedence {
    const store = this.stores[platform].name;
    const services = this.services.map(({ name }) => name);
    return (field) => (ESTIMATED.has(field) ? [...services, store] : [store, ...services]);
  }
}
