import type { EntityManager } from 'typeorm';
import type { MergedGames } from './merged-games.service.js';

/**
 * Gives games known only by `id<trackId>` their bundle id, history and listings included. When a game with that
 * bundle id exists already (the other store's), both become that one.
 */
export async function mergePlaceholders(
  manager: EntityManager,
  renamed: { from: string; to: string }[],
  mergedGames: MergedGames,
): Promise<void> {
  for (const { from, to } of renamed) {
    await manager.query(
      `insert into games (bundle_id, title, developer, icon_url, title_country, sample, created_at)
       select $2, title, developer, icon_url, title_country, sample, created_at from games where bundle_id = $1
       on conflict (bundle_id) do nothing`,
      [from, to],
    );
    // Whoever captures a chart of the placeholder right now holds this row: wait, then move all of its history.
    await manager.query(`select from games where bundle_id = any($1) order by bundle_id for update`, [
      [from, to],
    ]);
    await manager.query(`update game_listings set bundle_id = $2 where bundle_id = $1`, [from, to]);
    await manager.query(`update game_notes set bundle_id = $2 where bundle_id = $1`, [from, to]);
    await manager.query(
      `update game_descriptions set bundle_id = $2
       where bundle_id = $1 and not exists (select from game_descriptions where bundle_id = $2)`,
      [from, to],
    );
    await mergedGames.move(manager, from, to);
    await manager.query(`delete from games where bundle_id = $1`, [from]);
  }
}
