import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EnteredDescriptionDto } from '../catalog/games.dto.js';
import { ENTERED, SAMPLE } from './descriptions.types.js';
import { type GameMove, type Platform, toMoveColumns } from '../games.types.js';

/** Facts of a store page besides the description. */
export interface ListingFactsRow {
  platform: Platform;
  inAppPurchases: boolean | null;
  purchaseRange: string | null;
  containsAds: boolean | null;
  price: string | null;
  contentRating: string | null;
  categories: string[];
  languages: string[];
}

interface DescriptionRow {
  title: string;
  categories: string[];
  description: string;
  source: string;
}

/** Descriptions of games, from stores and entered by people. */
@Injectable()
export class DescriptionsRepository {
  constructor(private readonly source: DataSource) {}

  /** All non-empty descriptions of each game, best first; samples only for sample games. */
  list(bundleIds: readonly string[]): Promise<(DescriptionRow & { bundleId: string })[]> {
    return this.source.query<(DescriptionRow & { bundleId: string })[]>(
      `select bundle_id as "bundleId", title, categories, description, source from (
         select bundle_id, l.title, l.categories, l.description, l.platform, l.store_id, 0 as entered, g.sample as of_sample,
           coalesce(l.field_sources -> 'description' ->> 'source', 'import') as source
         from game_listings l join games g using (bundle_id)
         where bundle_id = any($1) and l.description ~ '\\S'
         union all
         select bundle_id, g.title,
           array(select distinct c from game_listings l, unnest(l.categories) c where l.bundle_id = d.bundle_id),
           d.text, '', '', 1, g.sample, '${ENTERED}'
         from game_descriptions d join games g using (bundle_id) where bundle_id = any($1)) t
       where of_sample or source <> '${SAMPLE}'
       order by bundle_id, source = '${SAMPLE}', entered, length(description) desc, platform, store_id`,
      [bundleIds],
    );
  }

  /** The longest description of each game after `after`, by bundle id; samples only for sample games. */
  listLongest(after: string, most: number): Promise<(DescriptionRow & { bundleId: string })[]> {
    return this.source.query<(DescriptionRow & { bundleId: string })[]>(
      `select distinct on (l.bundle_id) l.bundle_id as "bundleId", l.title, l.categories, l.description, '' as source
       from game_listings l join games g using (bundle_id)
       where l.bundle_id > $1 and l.description ~ '\\S' and (g.sample or not l.sample)
       order by l.bundle_id, length(l.description) desc limit $2`,
      [after, most],
    );
  }

  /** Facts from each store page; samples only for a sample game. */
  listFacts(bundleId: string): Promise<ListingFactsRow[]> {
    return this.source.query<ListingFactsRow[]>(
      `select l.platform, l.in_app_purchases as "inAppPurchases", l.purchase_range as "purchaseRange",
         l.contains_ads as "containsAds", l.price, l.content_rating as "contentRating", l.categories, l.languages
       from game_listings l join games g using (bundle_id)
       where l.bundle_id = $1 and (g.sample or not l.sample) order by l.platform, l.store_id`,
      [bundleId],
    );
  }

  /** How many of these games have a description that {@link list} would return. */
  async countGames(bundleIds: readonly string[]): Promise<number> {
    const [counted] = await this.source.query<{ games: number }[]>(
      `select count(*)::int as games from games g where g.bundle_id = any($1::text[]) and (
         exists (select from game_descriptions d where d.bundle_id = g.bundle_id)
         or exists (
           select from game_listings l where l.bundle_id = g.bundle_id and l.description ~ '\\S'
             and (g.sample or l.field_sources -> 'description' ->> 'source' is distinct from '${SAMPLE}')))`,
      [bundleIds],
    );
    return counted?.games ?? 0;
  }

  async findEntered(
    bundleId: string,
    manager: EntityManager = this.source.manager,
  ): Promise<EnteredDescriptionDto | null> {
    const [row] = await manager.query<EnteredDescriptionDto[]>(
      `select d.text, d.entered_by as "enteredBy", coalesce(p.display_name, p.email) as "enteredByName",
         d.entered_at as "enteredAt"
       from game_descriptions d left join profiles p on p.id = d.entered_by where d.bundle_id = $1`,
      [bundleId],
    );
    return row ?? null;
  }

  async upsertEntered(
    entered: { bundleId: string; text: string; by: string | null | undefined; at: Date },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into game_descriptions (bundle_id, text, entered_by, entered_at) values ($1, $2, $3, $4)
       on conflict (bundle_id) do update set
         text = excluded.text, entered_by = excluded.entered_by, entered_at = excluded.entered_at`,
      [entered.bundleId, entered.text, entered.by, entered.at],
    );
  }

  /** The target game keeps its own description if it has one. */
  async updateGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update game_descriptions set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where bundle_id = m.from_id and not exists (select from game_descriptions own where own.bundle_id = m.to_id)`,
      toMoveColumns(moves),
    );
  }

  async deleteEntered(bundleId: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from game_descriptions where bundle_id = $1', [bundleId]);
  }
}
