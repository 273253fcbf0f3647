import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { GamesService } from '../../games/catalogue/games.service.js';
import type { FieldSources } from '../../games/games.types.js';
import type { NamedAnswer } from '../details/merge-facts.js';
import type { GameFacts } from '../market-data.types.js';
import { CHANGE_FIELDS, isChange, readValue } from './changes.js';
import type { GameChangeDto } from './game-changes.dto.js';
import { GameHistoryRepository, type Storefront } from './game-history.repository.js';
import { getGrowth, type Growth, type GrowthField } from './growth.js';

interface Recorded {
  facts: GameFacts;
  fieldSources: FieldSources;
  country: string;
  fetchedAt: Date;
}

/** Dated snapshots of games, and the change log read from what their sources said before. */
@Injectable()
export class GameHistoryService {
  constructor(
    private readonly rows: GameHistoryRepository,
    private readonly games: GamesService,
  ) {}

  /** Growth of the figures, as far as two snapshots tell. */
  async getGrowths(storefront: Storefront): Promise<Record<GrowthField, Growth | null>> {
    const snapshots = await this.rows.listSnapshots(storefront);
    return {
      downloads: getGrowth(snapshots, 'downloads'),
      revenue: getGrowth(snapshots, 'revenue'),
      rating: getGrowth(snapshots, 'rating'),
    };
  }

  /** Changes of a game's store pages. @throws ProblemException 404 "Game not found" */
  async listChanges(bundleId: string, query: ListQuery): Promise<ListPage<GameChangeDto>> {
    await this.games.getTitle(bundleId);
    return this.rows.listChanges(bundleId, query);
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
    const storefront = { platform, storeId, country };
    await this.rows.insertSnapshot(storefront, facts, sources, fetchedAt, manager);
    for (const { answer } of answers) {
      await this.recordValues(manager, storefront, answer, sources, fetchedAt);
    }
  }

  private async recordValues(
    manager: EntityManager,
    storefront: Storefront,
    answer: NamedAnswer['answer'],
    shown: Record<string, string>,
    at: Date,
  ): Promise<void> {
    const known = await this.rows.listLastValues(storefront, manager);
    for (const field of CHANGE_FIELDS) {
      const value = readValue(answer.facts, field);
      if (value === null) continue;
      const source = answer.sources?.[field] ?? answer.source;
      const before = known.find((last) => last.field === field && last.source === source);
      if (before && !isChange(field, before.value, value)) continue;
      await this.rows.upsertLastValue(storefront, { field, value, source }, at, manager);
      // Only what is shown makes a line: two sources that notice the same would make two.
      if (!before || shown[field] !== source) continue;
      const change = { field, from: before.value, value, source };
      await this.rows.insertChange(storefront, change, at, manager);
    }
  }
}
