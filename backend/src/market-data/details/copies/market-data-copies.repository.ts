import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FieldSources, Platform } from '../../../games/games.types.js';
import type { GameFacts, ProviderOutcome } from '../../market-data.types.js';

/** A merged answer as stored. */
export interface MarketCopy {
  facts: GameFacts;
  fieldSources: FieldSources;
  source: string;
  country: string;
  fetchedAt: Date;
  warnings: string[];
  outcomes: ProviderOutcome[];
  /** True when not every provider was asked: not enough for a visit to the game's page. */
  partial?: boolean;
}

/** The newest answer for each listing in a country. */
@Injectable()
export class MarketDataCopiesRepository {
  constructor(private readonly source: DataSource) {}

  /** With the current bundle id of the listing, which may have changed since. */
  async find(
    platform: Platform,
    storeId: string,
    country: string,
    manager: EntityManager = this.source.manager,
  ): Promise<MarketCopy | undefined> {
    const [row] = await manager.query<
      { document: Omit<MarketCopy, 'country' | 'fetchedAt'>; fetched_at: Date; bundle_id: string }[]
    >(
      `select c.document, c.fetched_at, l.bundle_id from market_data_copies c
       join game_listings l using (platform, store_id)
       where c.platform = $1 and c.store_id = $2 and c.country = $3`,
      [platform, storeId, country],
    );
    if (!row) return undefined;
    const facts = { ...row.document.facts, bundleId: row.bundle_id };
    return { ...row.document, facts, country, fetchedAt: row.fetched_at };
  }

  async upsert({ country, fetchedAt, ...document }: MarketCopy, manager: EntityManager): Promise<void> {
    const { platform, storeId } = document.facts;
    await manager.query(
      `insert into market_data_copies (platform, store_id, country, fetched_at, document) values ($1, $2, $3, $4, $5)
       on conflict (platform, store_id, country) do update set
         fetched_at = excluded.fetched_at, document = excluded.document`,
      [platform, storeId, country, fetchedAt, JSON.stringify(document)],
    );
  }
}
