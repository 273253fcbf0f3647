import { Injectable } from '@nestjs/common';
import { getDailyChanges } from './daily-changes.js';
import { getInstallRange, type InstallRange } from './install-range.js';
import { type GameCount, ListingSnapshotsRepository } from './listing-snapshots.repository.js';

/** Nine weeks, and the day before. */
const LOOKED_AT = 64;

/** How fast games are usually installed, and whether they are so now. */
@Injectable()
export class InstallRanges {
  constructor(private readonly snapshots: ListingSnapshotsRepository) {}

  /** By bundle id; of games whose installs are known for long enough. */
  async list(bundleIds: readonly string[]): Promise<Map<string, InstallRange>> {
    const counts = new Map<string, GameCount[]>();
    for (const count of await this.snapshots.listCounts(bundleIds, LOOKED_AT)) {
      const known = counts.get(count.bundleId);
      if (known) known.push(count);
      else counts.set(count.bundleId, [count]);
    }
    return new Map(
      [...counts].flatMap(([bundleId, days]) => {
        let source: string | undefined;
        const known = days.map((day) => ({ ...day, source: (source = day.source ?? source) }));
        const changes = getDailyChanges(known).map((change, index) => ({ ...change, day: days[index]!.day }));
        const range = getInstallRange(changes);
        return range ? [[bundleId, range] as const] : [];
      }),
    );
  }
}
