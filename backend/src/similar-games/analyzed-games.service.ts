import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { MechanicsIndex } from './mechanics-index.js';
import { SimilarGamesRepository, toAnalyzedGame } from './similar-games.repository.js';
import type { AnalyzedGame } from './similar-games.types.js';

/** An analysis becomes visible shortly after its timestamp, so the last moments are read again. */
const OVERLAP_MS = 10_000;
/** Deletions are only noticed when everything is reloaded. */
const RELOAD_MS = 10 * 60_000;

interface LoadedGames {
  /** Items of each game as read from the database. */
  rows: Map<string, string>;
  index: MechanicsIndex;
  /** Includes all changes up to this time. */
  until: Date;
  loadedAt: number;
}

/**
 * Keeps all analyzed games in memory, so that a game can be compared with every other one. Each call first reads
 * what was analyzed since the previous one.
 */
@Injectable()
export class AnalyzedGames {
  private readonly logger = new Logger('SimilarGames');
  private loaded: Promise<LoadedGames> | undefined;
  private reloading = false;

  constructor(
    private readonly rows: SimilarGamesRepository,
    private readonly clock: Clock,
  ) {}

  async getIndex(): Promise<MechanicsIndex> {
    const before = this.loaded;
    const next = before ? before.then((loaded) => this.update(loaded)) : this.load();
    this.loaded = next;
    try {
      const { index, loadedAt } = await next;
      if (this.clock.now().getTime() - loadedAt > RELOAD_MS) this.reload();
      return index;
    } catch (error) {
      if (this.loaded === next) this.loaded = undefined;
      throw error;
    }
  }

  private async load(): Promise<LoadedGames> {
    const read = await this.rows.listAnalyzed(null);
    const rows = new Map(read.map(({ bundle_id, items }) => [bundle_id, items.join(',')]));
    return {
      rows,
      index: buildIndex(rows),
      until: this.findEnd(read, null),
      loadedAt: this.clock.now().getTime(),
    };
  }

  private async update(loaded: LoadedGames): Promise<LoadedGames> {
    const read = await this.rows.listAnalyzed(loaded.until);
    const changed = read.filter(({ bundle_id, items }) => loaded.rows.get(bundle_id) !== items.join(','));
    const until = this.findEnd(read, loaded.until);
    if (changed.length === 0) return { ...loaded, until };
    const rows = new Map(loaded.rows);
    for (const { bundle_id, items } of changed) rows.set(bundle_id, items.join(','));
    return { ...loaded, rows, index: buildIndex(rows), until };
  }

  private findEnd(read: readonly { changed_at: Date }[], before: Date | null): Date {
    const newest = read.reduce(
      (most, { changed_at }) => Math.max(most, changed_at.getTime()),
      before?.getTime() ?? 0,
    );
    return new Date(Math.min(newest, this.clock.now().getTime() - OVERLAP_MS));
  }

  /** Runs in the background: the caller gets what is already known. */
  private reload(): void {
    if (this.reloading) return;
    this.reloading = true;
    this.load()
      .then((loaded) => (this.loaded = Promise.resolve(loaded)))
      .catch((error: unknown) => this.logger.error('The analyzed games could not be read again', error))
      .finally(() => (this.reloading = false));
  }
}

const buildIndex = (rows: ReadonlyMap<string, string>): MechanicsIndex =>
  new MechanicsIndex(
    [...rows].map(([bundleId, items]): AnalyzedGame => toAnalyzedGame(bundleId, items.split(','))),
  );
