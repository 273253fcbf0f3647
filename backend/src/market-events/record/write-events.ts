import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MARKET_EVENTS_LOCK } from '../../database/locks/locks.js';
import { ensurePartitions, showPartitions } from '../../database/rows/partitions.js';
import { lockUntilCommit } from '../../database/locks/run-locked.js';
import { deriveAnalysisEvents } from '../derive/analysis-events.js';
import { diffEvents, type EventsDiff } from '../derive/diff-events.js';
import { deriveFirstSeen, type FirstEntry, type SeenGame } from '../derive/first-seen.js';
import { deriveDayEvents, deriveStoreEvent, type StorePages } from '../derive/store-events.js';
import type { NewMarketEvent } from '../market-events.types.js';
import { ChartHistoryRepository, type Sighting } from './chart-history.repository.js';
import { DeriveCharts, type DerivedList } from './derive-charts.js';
import { MarketEventsRepository } from './market-events.repository.js';
import { PageHistoryRepository } from './page-history.repository.js';
import type { ChangedList, PendingEvents } from './pending-events.js';

/** With more events than this, they are written before the lock is needed for the rest. */
const MAX_BUFFERED = 50_000;
const GAMES_AT_ONCE = 2_000;

/** Writes the events of one transaction. */
class EventTransaction {
  private locked = false;
  private hasWritten = false;
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

  async moveGames({ moves, platform }: PendingEvents['moved'][number]): Promise<void> {
    await this.lock();
    await this.rows.updateGames(moves, platform, this.manager);
    this.hasWritten = true;
  }

  async apply({ added, removed }: EventsDiff): Promise<void> {
    if (removed.length > 0) {
      await this.rows.deleteEvents(removed, this.manager);
      this.hasWritten = true;
    }
    if (added.length > 0) {
      const times = added.map(({ happenedAt }) => happenedAt);
      await ensurePartitions(this.source, 'market_events', times);
      // The first statement of a transaction that writes to the table sees all partitions, as it locks the table.
      if (this.hasWritten) await showPartitions(this.manager, 'market_events', times, this.months);
      this.hasWritten = true;
      const ordered = [...added].sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
      await this.rows.insertEvents(ordered, this.manager);
    }
    this.added += added.length;
    this.removed += removed.length;
  }
}

interface WaitingList {
  changed: ChangedList;
  derived: DerivedList;
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
    return { added, removed };
  }

  /** Moves events of merged games; when those games were first seen is derived again. */
  private async moveGames(pending: PendingEvents, writing: EventTransaction): Promise<void> {
    if (pending.moved.length === 0) return;
    for (const moved of pending.moved) {
      const { moves } = moved;
      await writing.moveGames(moved);
      const ids = moves.flatMap(({ from, to }) => [from, to]);
      for (const { bundleId, countries } of await this.chartHistory.listCountries(ids, writing.manager))
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
      affected.set(bundleId, { bundleId, country: null, firstAt: null });
      affected.set(`${bundleId} ${country}`, { bundleId, country, firstAt: null });
    };
    for (const [bundleId, countries] of pending.lostSightings)
      for (const country of countries) addGame(bundleId, country);
    let waiting: WaitingList[] = [];
    let buffered = 0;
    const flush = async () => {
      const diff = await this.diffCharts(waiting, writing);
      await writing.apply(diff);
      for (const { bundleId, country } of diff.entries) addGame(bundleId, country);
      waiting = [];
      buffered = 0;
    };
    for (const changed of lists) {
      const derived = await this.charts.derive(changed, manager);
      for (const sighting of derived.sightings) keepEarliest(sightings, sighting);
      waiting.push({ changed, derived });
      buffered += derived.events.length;
      if (buffered > MAX_BUFFERED) await flush();
    }
    await flush();
    return this.listFirstSeen([...sightings.values()], affected, writing);
  }

  /** @returns also entries of games that may be or may have been their first sightings */
  private async diffCharts(
    waiting: readonly WaitingList[],
    writing: EventTransaction,
  ): Promise<EventsDiff & { entries: { bundleId: string; country: string }[] }> {
    const diff: EventsDiff = { added: [], removed: [] };
    const entries: { bundleId: string; country: string }[] = [];
    const addEntry = ({ type, bundleId, country }: NewMarketEvent) => {
      if (type === 'chart.entered' && bundleId && country) entries.push({ bundleId, country });
    };
    if (waiting.some(({ derived }) => derived.hasEvents)) await writing.lock();
    for (const { changed, derived } of waiting) {
      const stored = derived.hasEvents
        ? await this.rows.listOfCharts(changed.list, changed.from, writing.manager)
        : [];
      const { added, removed } = diffEvents(stored, derived.events);
      for (const event of added) {
        diff.added.push(event);
        // Entries into changed captures are sightings, which are checked by themselves.
        if (!changed.times.has(event.happenedAt.getTime())) addEntry(event);
      }
      for (const event of removed) {
        diff.removed.push(event);
        addEntry(event);
      }
    }
    return { ...diff, entries };
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
      const first = await this.chartHistory.listFirst(sightings, writing.manager);
      for (const { bundleId, country, capturedAt: firstAt, everywhere } of first) {
        if (everywhere) games.set(bundleId, { bundleId, country: null, firstAt });
        games.set(`${bundleId} ${country}`, { bundleId, country, firstAt });
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
