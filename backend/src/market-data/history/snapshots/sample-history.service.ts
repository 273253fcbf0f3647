import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MarketEvents } from '../../../market-events/market-events.service.js';
import type { ChangeField } from '../changes/changes.js';
import { GameHistoryRepository, type Storefront } from '../game-history.repository.js';
import { InstallRates } from '../installs/install-rates.service.js';
import type { SnapshotFacts } from './listing-snapshot.entity.js';
import { ListingSnapshotsRepository, type StoredDay } from './listing-snapshots.repository.js';

const SAMPLE = 'sample';

/** A made-up store page on a day. */
export interface SampleDay {
  /** As `2026-11-22`. */
  day: string;
  installCount: number | null;
  ratingScore: number;
  ratingTotal: number;
  facts: SnapshotFacts;
}

export interface SampleChange {
  day: string;
  field: ChangeField;
  from: string;
  value: string;
}

/** Writes and removes made-up days of sample games. */
@Injectable()
export class SampleHistory {
  constructor(
    private readonly snapshots: ListingSnapshotsRepository,
    private readonly changes: GameHistoryRepository,
    private readonly rates: InstallRates,
    private readonly events: MarketEvents,
  ) {}

  /** Removes the days of sample games, before the games themselves are removed. */
  async remove(manager: EntityManager, bundleIds: readonly string[]): Promise<void> {
    for (const pages of await this.snapshots.deleteSamples(bundleIds, manager))
      this.events.notePages(manager, pages, null);
  }

  /** @param days oldest first; partitions for them must exist */
  async write(
    manager: EntityManager,
    { bundleId, ...storefront }: Storefront & { bundleId: string },
    days: readonly SampleDay[],
    changes: readonly SampleChange[],
  ): Promise<void> {
    await this.snapshots.replaceDays(storefront, days.map(toStoredDay), manager);
    for (const { day, ...change } of changes)
      await this.changes.insertChange(storefront, { ...change, source: SAMPLE }, new Date(day), manager);
    await this.rates.update(storefront, manager);
    const { platform, country } = storefront;
    this.events.notePages(manager, { bundleId, platform, country }, null);
  }
}

/** Facts are only stored where they differ from the day before. */
function toStoredDay({ facts, ...day }: SampleDay, index: number, days: readonly SampleDay[]): StoredDay {
  const isSame = index > 0 && JSON.stringify(days[index - 1]!.facts) === JSON.stringify(facts);
  const names = [...Object.keys(facts), 'rating', ...(day.installCount === null ? [] : ['installCount'])];
  return {
    ...day,
    takenAt: new Date(day.day),
    ratingCounts: null,
    facts: isSame ? null : facts,
    sources: isSame ? null : Object.fromEntries(names.map((name) => [name, SAMPLE])),
    others: null,
  };
}
