import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseEvents } from '../../database/database-events.js';
import { MARKET_EVENTS_LOCK } from '../../database/locks/locks.js';
import { ensurePartitions, showPartitions } from '../../database/rows/partitions.js';
import { lockUntilCommit } from '../../database/locks/run-locked.js';
import { deriveAnalysisEvents } from '../derive/analysis-events.js';
import { diffEvents, type EventsDiff } from '../derive/diff-events.js';
import { deriveFirstSeen, type FirstEntry, type SeenGame } from '../derive/first-seen.js';
import { deriveDayEvents, deriveStoreEvent, type StorePages } from '../derive/store-events.js';
import { EVENTS_CHANNEL, type NewMarketEvent } from '../market-events.types.js';
import { ChartHistoryRepository, type Sighting } from './chart-history.repository.js';
import { DeriveCharts } from './derive-charts.js';
import { MarketEventsRepository } from './market-events.repository.js';
import { PageHistoryRepository } from './page-history.repository.js';
import type { ChangedList, PendingEvents } from './pending-events.js';

/** With more events than this, they are written before the lock is needed for the rest. */
const MAX_BUFFERED = 200_000;
const GAMES_AT_ONCE = 2_000;

/** Writes the events of one transaction. */
class EventTransaction {
  private locked = false;
  private readonly months = new Set<string>();
  added = 0;
  removed = 0;

  constructor(
    private readonly source: DataSource,
    private readonly rows: MarketEventsRepository,
    readonly manager: EntityManager,
  ) {}

  /**
   * Ids are assigned while the lock is held until the end of the transaction: no id becomes visible after a larger
   * one.
   */
  async lock(): Promise<void> {
    if (this.locked) return;
    await lockUntilCommit(this.manager, MARKET_EVENTS_LOCK);
    this.locked = true;
  }

  async apply({ added, removed }: EventsDiff): Promise<void> {
    await this.rows.deleteEvents(removed, this.manager);
    if (added.length > 0) {
      const times = added.map(({ happenedAt }) => happenedAt);
      await ensurePartitions(this.source, 'market_events', times);
      await showPartitions(this.manager, 'market_events', times, this.months);
      const ordered = [...added].sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
      await this.rows.insertEvents(ordered, this.manager);
    }
    this.added += added.length;
    this.removed += removed.length;
  }
}

export interface WrittenEvents {
  added: number;
  removed: number;
}

/** Derives the events that follow from changes, and writes the difference from those stored. */
@Injectable()
export class WriteEvents {
  constructor(
    private readonly source: DataSource,
    private readonly rows: MarketEventsRepository,
    private readonly charts: DeriveCharts,
    private readonly chartHistory: ChartHistoryRepository,
    private readonly pageHistory: PageHistoryRepository,
    private readonly events: DatabaseEvents,
  ) {}

  async write(pending: PendingEvents, manager: EntityManager): Promise<WrittenEvents> {
    const writing = new EventTransaction(this.source, this.rows, manager);
    await this.moveGames(pending, writing);
    const games = await this.writeCharts([...pending.lists.values()], pending, writing);
    await this.writeFirstSeen(games, writing);
    for (const { pages, from } of pending.pages.values()) await this.writePages(pages, from, writing);
    for (const bundleId of pending.analyses) await this.writeAnalyses(bundleId, writing);
    if (pending.gapsFrom !== undefined) await this.writeMissing(pending.gapsFrom, writing);
    const { added, removed } = writing;
    if (added > 0) await this.events.notify(EVENTS_CHANNEL, '', manager);
    return { added, removed };
  }

  /** Moves events of merged games; when those games were first seen is derived again. */
  private async moveGames(pending: PendingEvents, writing: EventTransaction): Promise<void> {
    if (pending.moved.length === 0) return;
    const { manager } = writing;
    await writing.lock();
    for (const { moves, platform } of pending.moved) {
      await this.rows.updateGames(moves, platform, manager);
      const ids = moves.flatMap(({ from, to }) => [from, to]);
      for (const { bundleId, countries } of await this.chartHistory.listCountries(ids, manager))
        for (const country of countries)
          for (const { from, to } of moves.filter((move) => move.from === bundleId || move.to === bundleId))
            pending.addLostSightings(country, [from, to]);
    }
  }

  /** @returns games whose first sighting may have changed */
  private async writeCharts(
    lists: readonly ChangedList[],
    pending: PendingEvents,
    writing: EventTransaction,
  ): Promise<SeenGame[]> {
    const { manager } = writing;
    const sightings = new Map<string, Sighting>();
    const affected = new Map<string, SeenGame>();
    const addGame = (bundleId: string, country: string) => {
      affected.set(bundleId, { bundleId, country: null });
      affected.set(`${bundleId} ${country}`, { bundleId, country });
    };
    for (const [bundleId, countries] of pending.lostSightings)
      for (const country of countries) addGame(bundleId, country);
    let waiting: { changed: ChangedList; events: NewMarketEvent[] }[] = [];
    let buffered = 0;
    const flush = async () => {
      if (waiting.length === 0) return;
      await writing.lock();
      const total: EventsDiff = { added: [], removed: [] };
      for (const { changed, events } of waiting) {
        const stored = await this.rows.listOfCharts(changed.list, changed.from, manager);
        const { added, removed } = diffEvents(stored, events);
        for (const event of added) total.added.push(event);
        total.removed.push(...removed);
      }
      await writing.apply(total);
      for (const { type, bundleId, country } of [...total.removed, ...total.added])
        if (type === 'chart.entered' && bundleId && country) addGame(bundleId, country);
      waiting = [];
      buffered = 0;
    };
    for (const changed of lists) {
      const derived = await this.charts.derive(changed, manager);
      for (const sighting of derived.sightings) keepEarliest(sightings, sighting);
      waiting.push({ changed, events: derived.events });
      buffered += derived.events.length;
      if (buffered > MAX_BUFFERED) await flush();
    }
    await flush();
    return this.listFirstSeen([...sightings.values()], affected, writing);
  }

  /** The first sighting changes when an earlier capture appears, or when its capture is removed. */
  private async listFirstSeen(
    sightings: readonly Sighting[],
    affected: ReadonlyMap<string, SeenGame>,
    writing: EventTransaction,
  ): Promise<SeenGame[]> {
    const games = new Map(affected);
    if (sightings.length > 0) {
      // Others may just have captured the same games, or removed their captures.
      await writing.lock();
      for (const { bundleId, country } of await this.chartHistory.listFirst(sightings, writing.manager)) {
        games.set(bundleId, { bundleId, country: null });
        games.set(`${bundleId} ${country}`, { bundleId, country });
      }
    }
    return [...games.values()];
  }

  private async writeFirstSeen(games: readonly SeenGame[], writing: EventTransaction): Promise<void> {
    const { manager } = writing;
    if (games.length > 0) await writing.lock();
    for (let start = 0; start < games.length; start += GAMES_AT_ONCE) {
      const some = games.slice(start, start + GAMES_AT_ONCE);
      const entries = await this.chartHistory.listFirstEntries(some, manager);
      const byGame = new Map<string, FirstEntry[]>();
      for (const { forCountry, ...entry } of entries) {
        const key = `${entry.bundleId} ${forCountry ?? ''}`;
        byGame.set(key, [...(byGame.get(key) ?? []), entry]);
      }
      const derived = some.flatMap((game) =>
        deriveFirstSeen(game, byGame.get(`${game.bundleId} ${game.country ?? ''}`) ?? []),
      );
      await writing.apply(diffEvents(await this.rows.listFirstSeen(some, manager), derived));
    }
  }

  private async writePages(pages: StorePages, from: Date | null, writing: EventTransaction): Promise<void> {
    const { manager } = writing;
    const changes = await this.pageHistory.listChanges(pages, from, manager);
    const days = await this.pageHistory.listDays(pages, manager);
    const derived = [
      ...changes.flatMap((change) => deriveStoreEvent(pages, change) ?? []),
      ...days.flatMap((page) => deriveDayEvents(pages, page)),
    ].filter(({ happenedAt }) => from === null || happenedAt >= from);
    const diff = diffEvents(await this.rows.listOfPages(pages, from, manager), derived);
    await this.applyUnlessEmpty(diff, writing);
  }

  private async writeAnalyses(bundleId: string, writing: EventTransaction): Promise<void> {
    const { manager } = writing;
    const derived = deriveAnalysisEvents(await this.pageHistory.listAnalyses(bundleId, manager));
    const diff = diffEvents(await this.rows.listOfAnalyses(bundleId, manager), derived);
    await this.applyUnlessEmpty(diff, writing);
  }

  private async writeMissing(from: Date | null, writing: EventTransaction): Promise<void> {
    await writing.lock();
    const derived = await this.chartHistory.listMissing(from, writing.manager);
    await writing.apply(diffEvents(await this.rows.listOfCoverage(from, writing.manager), derived));
  }

  /**
   * The pages and analyses of one game are written by one transaction at a time, so they can be compared without
   * the lock.
   */
  private async applyUnlessEmpty(diff: EventsDiff, writing: EventTransaction): Promise<void> {
    if (diff.added.length + diff.removed.length === 0) return;
    await writing.lock();
    await writing.apply(diff);
  }
}

function keepEarliest(sightings: Map<string, Sighting>, sighting: Sighting): void {
  const key = `${sighting.bundleId} ${sighting.country}`;
  const known = sightings.get(key);
  if (!known || sighting.capturedAt < known.capturedAt) sightings.set(key, sighting);
}
