import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';

type Listener = (manager: EntityManager, bundleIds: string[]) => Promise<void>;

/**
 * Keeps facts of the sample catalogue away from real games. A game is real as soon as it was imported, fetched or added
 * by a person; from then on only its title and developer, which are true of it, are kept.
 */
@Injectable()
export class SampleFacts {
  private readonly listeners: Listener[] = [];

  /** For domains that hold sample facts of their own; called in the same transaction, with the games' rows locked. */
  onRemove(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Makes those of the games real that were samples until now. */
  async makeReal(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const samples = await prepared<{ bundle_id: string }>(
      manager,
      'games-samples',
      `select bundle_id from games where sample and bundle_id = any($1::text[])
       order by bundle_id collate "C" for update`,
      [bundleIds],
    );
    if (samples.length === 0) return;
    const ids = samples.map((row) => row.bundle_id);
    await manager.query(
      `update games set sample = false, title_country = null, updated_at = now() where bundle_id = any($1::text[])`,
      [ids],
    );
    await this.remove(manager, ids);
  }

  /** Removes whatever the catalogue said of games that are real; safe to repeat. */
  async remove(manager: EntityManager, bundleIds: string[]): Promise<void> {
    await manager.query(
      `update games set icon_url = null where bundle_id = any($1::text[]) and icon_url like '/sample-icons/%'`,
      [bundleIds],
    );
    await manager.query(`delete from game_listings where bundle_id = any($1::text[]) and sample`, [
      bundleIds,
    ]);
    await manager.query(
      `update game_listings set
         description = case when ${isSample('description')} then null else description end,
         categories = case when ${isSample('categories')} then '{}' else categories end,
         icon_url = case when icon_url like '/sample-icons/%' then null else icon_url end,
         field_sources = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(field_sources)
                          where value ->> 'source' is distinct from 'sample')
       where bundle_id = any($1::text[])
         and (${isSample('description')} or ${isSample('categories')} or icon_url like '/sample-icons/%')`,
      [bundleIds],
    );
    for (const listener of this.listeners) await listener(manager, bundleIds);
  }
}

const isSample = (field: string): string =>
  `coalesce(field_sources -> '${field}' ->> 'source' = 'sample', false)`;
