import { Injectable } from '@nestjs/common';
import { getDailyChanges } from '../changes/daily-changes.js';
import { getInstallRange, getInstallRanges, type InstallRange } from './install-range.js';
import { type GameCount, ListingSnapshotsRepository } from '../snapshots/listing-snapshots.repository.js';

/** Nine weeks plus the day before. */
const LOOKED_AT = 64;

/** Usual installs per day of games, and whether they currently deviate. */
@Injectable()
export class InstallRanges {
  constructor(private readonly snapshots: ListingSnapshotsRepository) {}

  /** By bundle id; only games with enough history. */
  async list(bundleIds: readonly string[]): Promise<Map<string, InstallRange>> {
    const games = await this.listChanges(bundleIds, LOOKED_AT);
    return new Map(
      games.flatMap(({ bundleId, changes }) => {
        const range = getInstallRange(changes);
        return range ? [[bundleId, range] as const] : [];
      }),
    );
  }

  /** {@link list} for each of the last days, oldest first; null with too little data. */
  async listDays(bundleIds: readonly string[], days: number): Promise<Map<string, (InstallRange | null)[]>> {
    const games = await this.listChanges(bundleIds, days + LOOKED_AT);
    return new Map(games.map(({ bundleId, changes }) => [bundleId, getInstallRanges(changes)]));
  }

  private async listChanges(bundleIds: readonly string[], lookedAt: number) {
    const counts = new Map<string, GameCount[]>();
    for (const count of await this.snapshots.listCounts(bundleIds, lookedAt)) {
      const known = counts.get(count.bundleId);
      if (known) known.push(count);
      else counts.set(count.bundleId, [count]);
    }
    return [...counts].map(([bundleId, days]) => {
      let source: string | undefined;
      const known = days.map((day) => ({ ...day, source: (source = day.source ?? source) }));
      const changes = getDailyChanges(known).map((change, index) => ({ ...change, day: days[index]!.day }));
      return { bundleId, changes };
    });
  }
}
