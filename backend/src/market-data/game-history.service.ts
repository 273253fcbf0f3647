import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { GamesService } from '../games/games.service.js';
import type { FieldSources, Platform } from '../games/games.types.js';
import { CHANGE_FIELDS, isChange, wordOf } from './changes.js';
import type { GameChangeDto } from './game-changes.dto.js';
import { type GrowthField, growthOf, type Snapshot } from './growth.js';
import type { GameFacts } from './market-data.types.js';
import type { NamedAnswer } from './merge-facts.js';

/** More than a visit every six hours for the days that growth looks at. */
const SNAPSHOTS_READ = 200;

const CHANGE = `c.id, l.bundle_id as "bundleId", c.platform, c.country, c.field, c.from_value as "from",
  c.to_value as "to", c.source, c.changed_at as "changedAt"`;

interface Recorded {
  facts: GameFacts;
  fieldSources: FieldSources;
  country: string;
  fetchedAt: Date;
}

interface Place {
  platform: Platform;
  storeId: string;
  country: string;
}

/** Dated snapshots of games, and the change log read from what their sources said before. */
@Injectable()
export class GameHistoryService {
  constructor(
    private readonly source: DataSource,
    private readonly games: GamesService,
  ) {}

  /** Growth of the figures, as far as two snapshots tell. */
  async growth(place: Place): Promise<Record<GrowthField, ReturnType<typeof growthOf>>> {
    const snapshots = await this.source.query<Snapshot[]>(
      `select taken_at as "takenAt", downloads, revenue, rating, sources from game_snapshots
       where platform = $1 and store_id = $2 and country = $3 order by taken_at desc limit ${SNAPSHOTS_READ}`,
      [place.platform, place.storeId, place.country],
    );
    const of = (field: GrowthField) => growthOf(snapshots, field);
    return { downloads: of('downloads'), revenue: of('revenue'), rating: of('rating') };
  }

  /** Changes of a game's store pages. @throws ProblemException 404 "Game not found" */
  async changes(bundleId: string, query: ListQuery): Promise<ListPage<GameChangeDto>> {
    await this.games.ensure(bundleId);
    return sqlList<GameChangeDto, GameChangeDto>(this.source, query, {
      select: CHANGE,
      from: 'game_changes c join game_listings l using (platform, store_id)',
      where: ['l.bundle_id = $1'],
      params: [bundleId],
      filters: {
        platform: oneOf('c.platform'),
        country: oneOf('c.country'),
        field: oneOf('c.field'),
        updatedSince: since('c.changed_at'),
      },
      sortColumns: { changedAt: 'c.changed_at', field: 'c.field', platform: 'c.platform' },
      id: 'c.id',
      toDto: (row) => row,
    });
  }

  /**
   * Stores a snapshot, and a line for each field whose source says something else than it did. The caller holds the
   * listing's row.
   */
  async record(manager: EntityManager, recorded: Recorded, answers: readonly NamedAnswer[]): Promise<void> {
    const { facts, fieldSources, country, fetchedAt } = recorded;
    const { platform, storeId } = facts;
    const sources = Object.fromEntries(
      Object.entries(fieldSources).map(([field, { source }]) => [field, source]),
    );
    await manager.query(
      `insert into game_snapshots
         (platform, store_id, country, taken_at, version, price, downloads, revenue, rating, sources)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        platform,
        storeId,
        country,
        fetchedAt,
        facts.version,
        facts.price ?? null,
        asJson(facts.downloads),
        asJson(facts.revenue),
        asJson(facts.rating),
        sources,
      ],
    );
    const place = { platform, storeId, country };
    for (const { answer } of answers) await this.recordWords(manager, place, answer, sources, fetchedAt);
  }

  private async recordWords(
    manager: EntityManager,
    { platform, storeId, country }: Place,
    answer: NamedAnswer['answer'],
    shown: Record<string, string>,
    at: Date,
  ): Promise<void> {
    const words = CHANGE_FIELDS.flatMap((field) => {
      const value = wordOf(answer.facts, field);
      return value === null ? [] : [{ field, value, source: answer.sources?.[field] ?? answer.source }];
    });
    const known = await manager.query<{ source: string; field: string; value: string }[]>(
      `select source, field, value from game_field_snapshots where platform = $1 and store_id = $2 and country = $3`,
      [platform, storeId, country],
    );
    for (const { field, value, source } of words) {
      const before = known.find((word) => word.field === field && word.source === source);
      if (before && !isChange(field, before.value, value)) continue;
      await manager.query(
        `insert into game_field_snapshots (platform, store_id, country, source, field, value, seen_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (platform, store_id, country, source, field) do update set
           value = excluded.value, seen_at = excluded.seen_at`,
        [platform, storeId, country, source, field, value, at],
      );
      // Only what is shown makes a line: two sources that notice the same would make two.
      if (!before || shown[field] !== source) continue;
      await manager.query(
        `insert into game_changes (platform, store_id, country, field, from_value, to_value, source, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [platform, storeId, country, field, before.value, value, source, at],
      );
    }
  }
}

const asJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
