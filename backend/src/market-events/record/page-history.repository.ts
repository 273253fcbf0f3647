import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AnalysisState } from '../derive/analysis-events.js';
import type { PageChange, PageDay, StorePages } from '../derive/store-events.js';

/** Source of imported facts; those of stores are in the change log. */
const IMPORTED = 'import';

interface SnapshotRow extends Pick<PageDay, 'storeId' | 'day' | 'score' | 'sample'> {
  facts: { version?: string; price?: string; releaseNotes?: string } | null;
  sources: Record<string, string> | null;
}

const LISTINGS = `l.bundle_id = $1 and l.platform = $2`;

/** Reads what events of store pages and analyses are derived from. */
@Injectable()
export class PageHistoryRepository {
  /** The change log of a game's pages since a time, oldest first. */
  listChanges(pages: StorePages, from: Date | null, manager: EntityManager): Promise<PageChange[]> {
    return manager.query<PageChange[]>(
      `select c.field, c.from_value as "from", c.to_value as "to", c.changed_at as "changedAt",
         n.notes as "releaseNotes", l.sample
       from game_listings l join game_changes c using (platform, store_id)
       left join lateral (
         select facts ->> 'releaseNotes' as notes from listing_snapshots s
         where c.field = 'version' and s.country = c.country and s.platform = c.platform and s.store_id = c.store_id
           and s.day <= (c.changed_at at time zone 'UTC')::date and s.facts ->> 'version' = c.to_value
         order by s.day desc limit 1) n on true
       where ${LISTINGS} and c.country = $3 and c.changed_at >= coalesce($4::timestamptz, '-infinity')
       order by c.changed_at, c.id`,
      [pages.bundleId, pages.platform, pages.country, from],
    );
  }

  /** The days of a game's pages, page by page, oldest first; version and price only where imported. */
  async listDays(pages: StorePages, manager: EntityManager): Promise<PageDay[][]> {
    const rows = await manager.query<SnapshotRow[]>(
      `select s.store_id as "storeId", to_char(s.day, 'YYYY-MM-DD') as day, s.rating_score as score, s.facts, s.sources,
         l.sample
       from game_listings l join listing_snapshots s using (platform, store_id)
       where ${LISTINGS} and s.country = $3 and (s.rating_score is not null or s.facts is not null)
       order by s.store_id, s.day`,
      [pages.bundleId, pages.platform, pages.country],
    );
    const byPage = new Map<string, PageDay[]>();
    let sources: Record<string, string> = {};
    for (const { storeId, day, score, facts, sample, ...row } of rows) {
      const days = byPage.get(storeId) ?? [];
      if (days.length === 0) sources = {};
      sources = row.sources ?? sources;
      const pickImported = (field: 'version' | 'price' | 'releaseNotes') =>
        sources[field] === IMPORTED ? (facts?.[field] ?? null) : null;
      days.push({
        storeId,
        day,
        score,
        sample,
        scoreSource: sources['rating'] ?? null,
        version: pickImported('version'),
        price: pickImported('price'),
        releaseNotes: pickImported('releaseNotes'),
      });
      byPage.set(storeId, days);
    }
    return [...byPage.values()];
  }

  /** Analyses of a game, oldest first. */
  async listAnalyses(bundleId: string, manager: EntityManager): Promise<AnalysisState[]> {
    return manager.query<AnalysisState[]>(
      `select id, bundle_id as "bundleId", analyzed_at as "analyzedAt", coalesce(text_source = 'sample', false) as sample,
         concat_ws('/', engine, engine_version, model, prompt_version, taxonomy_version) as reader,
         mechanics, meta_elements as "metaElements"
       from game_analysis where bundle_id = $1 order by analyzed_at, version, id`,
      [bundleId],
    );
  }

  /** All store pages with a history. */
  listPages(manager: EntityManager): Promise<StorePages[]> {
    return manager.query<StorePages[]>(
      `select distinct l.bundle_id as "bundleId", l.platform, h.country
       from game_listings l join (
         select platform, store_id, country from game_changes
         union select platform, store_id, country from listing_snapshots) h using (platform, store_id)`,
    );
  }

  async listAnalyzedGames(manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ bundle_id: string }[]>('select distinct bundle_id from game_analysis');
    return rows.map((row) => row.bundle_id);
  }
}
