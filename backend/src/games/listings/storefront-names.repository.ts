import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryPrepared } from '../../database/rows/prepared.js';
import { type GameMove, type Platform, toMoveColumns } from '../games.types.js';
import { StorefrontName } from './storefront-name.entity.js';

const COLUMNS = 'bundle_id, platform, country, title, developer, icon_url';

// Unchanged names are not written, so that the next capture of a chart only costs a lookup.
const UPSERT = `
  insert into storefront_names as s (${COLUMNS})
  select i.* from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as i (${COLUMNS})
    left join storefront_names s using (bundle_id, platform, country)
  where s.title is null or (s.title, s.developer, s.icon_url) is distinct from
    (i.title, coalesce(i.developer, s.developer), coalesce(i.icon_url, s.icon_url))
  order by 1, 2, 3
  on conflict (bundle_id, platform, country) do update set title = excluded.title,
    developer = coalesce(excluded.developer, s.developer), icon_url = coalesce(excluded.icon_url, s.icon_url)`;

/** The table of storefronts' own names for games. */
@Injectable()
export class StorefrontNamesRepository {
  constructor(private readonly source: DataSource) {}

  /** @param names each combination of bundle id, platform and country once */
  async upsert(names: StorefrontName[], manager: EntityManager): Promise<void> {
    await queryPrepared(manager, 'storefront-names-upsert', UPSERT, [
      names.map((row) => row.bundleId),
      names.map((row) => row.platform),
      names.map((row) => row.country),
      names.map((row) => row.title),
      names.map((row) => row.developer),
      names.map((row) => row.iconUrl),
    ]);
  }

  /** Moves names to the game that they turned out to belong to, unless it has its own. */
  async updateGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    await manager.query(
      `with gone as (
         delete from storefront_names using unnest($1::text[], $2::text[]) as m (from_id, to_id)
         where bundle_id = m.from_id and ($3::text is null or platform = $3)
         returning m.to_id, platform, country, title, developer, icon_url)
       insert into storefront_names (${COLUMNS})
       select to_id, platform, country, title, developer, icon_url from gone on conflict do nothing`,
      [...toMoveColumns(moves), platform],
    );
  }

  listByGame(bundleId: string): Promise<StorefrontName[]> {
    return this.source.manager.find(StorefrontName, {
      where: { bundleId },
      order: { platform: 'ASC', country: 'ASC' },
    });
  }
}
