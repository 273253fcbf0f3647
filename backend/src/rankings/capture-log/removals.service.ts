import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock, DAY_MS } from '../../common/time/clock.js';
import { countNoun } from '../../common/text/count-noun.js';
import { conflict, notFound } from '../../common/errors/problem.js';
import { IMPORT_LOCK } from '../../database/locks/locks.js';
import { ensurePartitions } from '../../database/rows/partitions.js';
import { runLocked } from '../../database/locks/run-locked.js';
import { isDayOnly } from '../captures/day-only.js';
import { chartLabel } from '../categories.js';
import { pickKey } from '../chart-key.js';
import { parseCaptureId } from '../charts/ranking-id.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { ListWriter } from '../current-lists/list-writer.js';
import type { ChartRemovalDto, RemovedCaptureDto, RestoredDto } from './capture-log.dto.js';
import { CaptureLogRepository } from './capture-log.repository.js';
import { type MovedCaptures, type RemovalTarget, RemovalsRepository } from './removals.repository.js';

/** How long a removal can be restored. */
const KEPT_DAYS = 30;
const SWEEP_MS = 3_600_000;
const MAX_WAIT_MS = 5_000;

/** Removes imports and single captures from the history, and restores them. */
@Injectable()
export class RemovalsService {
  private readonly logger = new Logger('Removals');

  constructor(
    private readonly source: DataSource,
    private readonly removals: RemovalsRepository,
    private readonly log: CaptureLogRepository,
    private readonly lists: ListWriter,
    private readonly activity: ActivityService,
    private readonly events: MarketEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404; 409 when the import added no capture of its own, or an import is running */
  removeImport(id: string, actor: Actor): Promise<ChartRemovalDto> {
    return this.withImportsStopped(async (manager) => {
      const found = await this.log.findImport(id, manager);
      if (!found) throw notFound('Import not found');
      return this.remove(`the import ${found.fileName}`, { importId: id }, actor, manager);
    });
  }

  /** @throws ProblemException 404; 409 when an import is running */
  async removeCapture(id: string, actor: Actor): Promise<RemovedCaptureDto> {
    const key = parseCaptureId(id);
    if (!key) throw notFound('Capture not found');
    return this.withImportsStopped(async (manager) => {
      const capture = await this.log.findCapture(key, manager);
      if (!capture) throw notFound('Capture not found');
      const label = `${chartLabel(key)}, ${describeTime(key.capturedAt)}`;
      return { ...capture, removal: await this.remove(label, { capture: key }, actor, manager) };
    });
  }
  /** @throws ProblemException 404 when it was restored or purged; 409 when an import is running */
  restore(id: string, actor: Actor): Promise<RestoredDto> {
    return this.withImportsStopped(async (manager) => {
      const removal = await this.log.findRemoval(id, manager);
      if (!removal) throw notFound('There is nothing to restore: it was already restored or purged.');
      const times = await this.removals.listTimes(id, manager);
      await ensurePartitions(this.source, 'game_rankings', times);
      const moved = await this.removals.restoreCaptures(id, manager);
      await this.rewriteLists(moved, manager);
      await this.removals.deleteRemoval(id, manager);
      const { chartCount, rowCount } = addUp(moved);
      const text = `Restored ${removal.label}: ${countNoun(rowCount, 'row')} in ${countNoun(chartCount, 'chart')}`;
      await this.activity.recordBy(actor, { kind: 'rankings.restored', text }, manager);
      return { chartCount, rowCount, skipped: removal.chartCount - chartCount };
    });
  }

  /** Purges removals that can no longer be restored. */
  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    try {
      const count = await this.removals.deletePurged(this.clock.now(), this.source.manager);
      if (count > 0) this.logger.log(`${countNoun(count, 'removal')} of charts purged`);
    } catch (error) {
      this.logger.debug(`Purging failed: ${(error as Error).message}`);
    }
  }

  private async remove(
    label: string,
    what: RemovalTarget,
    actor: Actor,
    manager: EntityManager,
  ): Promise<ChartRemovalDto> {
    const removedAt = this.clock.now();
    const id = await this.removals.insertRemoval(
      {
        label,
        importId: 'importId' in what ? what.importId : null,
        removedBy: actor.userId ?? null,
        removedAt,
        purgeAt: new Date(removedAt.getTime() + KEPT_DAYS * DAY_MS),
      },
      manager,
    );
    const moved = await this.removals.removeCaptures(id, what, manager);
    if (moved.length === 0) throw createNothingToRemove(what);
    const counts = addUp(moved);
    await this.removals.updateCounts(id, counts, manager);
    for (const { country, bundleIds } of await this.removals.listGames(id, manager))
      this.events.noteRemovedGames(manager, country, bundleIds);
    await this.rewriteLists(moved, manager);
    const text = `Removed ${label}: ${countNoun(counts.rowCount, 'row')} in ${countNoun(counts.chartCount, 'chart')}`;
    await this.activity.recordBy(actor, { kind: 'rankings.removed', text, subject: id }, manager);
    return (await this.log.findRemoval(id, manager))!;
  }

  /** Rewrites the current lists from the newest remaining captures. */
  private async rewriteLists(moved: MovedCaptures[], manager: EntityManager): Promise<void> {
    await this.lists.forgetOverall(manager);
    for (const key of moved) this.events.noteCaptures(manager, pickKey(key), key.times);
    await this.lists.rewrite(manager, moved);
  }

  /** Holds the import lock, because imports write the same captures; the work here is short. */
  private async withImportsStopped<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const deadline = AbortSignal.timeout(MAX_WAIT_MS);
    try {
      return await runLocked(this.source, IMPORT_LOCK, deadline, work);
    } catch (error) {
      if (error !== deadline.reason) throw error;
      throw conflict('An import is running. Try again when it has finished.', 'busy');
    }
  }
}

function addUp(moved: MovedCaptures[]): { chartCount: number; rowCount: number } {
  return {
    chartCount: moved.reduce((sum, { charts }) => sum + charts, 0),
    rowCount: moved.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function describeTime(capturedAt: Date): string {
  const iso = capturedAt.toISOString();
  return isDayOnly(capturedAt) ? iso.slice(0, 10) : `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function createNothingToRemove(what: RemovalTarget): Error {
  if ('capture' in what) return notFound('Capture not found');
  return conflict(
    'Nothing to remove. This import’s charts were already removed or are part of other imports.',
    'nothing_to_remove',
  );
}
