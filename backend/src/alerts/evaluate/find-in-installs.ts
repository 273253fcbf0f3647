import type { Finding } from '../alerts.types.js';

/** Installs per day in a week, and the usual range. */
export interface InstallWeek {
  perDay: number;
  low: number;
  high: number;
  outside: 'above' | 'below' | null;
  /** Last UTC day of the week, as `2026-11-22`. */
  until: string;
}

/**
 * Finds days since `from` on which installs per day left the usual range.
 * @param weeks of the game by day, oldest first; null where too little was known
 */
export function findInInstalls(
  bundleId: string,
  weeks: readonly (InstallWeek | null)[],
  from: Date,
  sample: boolean,
): Finding[] {
  return weeks.flatMap((week, at) => {
    if (!week?.outside || weeks[at - 1]?.outside === week.outside) return [];
    const occurredAt = new Date(`${week.until}T00:00:00Z`);
    if (occurredAt < from) return [];
    const { perDay, low, high, outside, until } = week;
    const place = { platform: null, country: null, category: null, rankingType: null };
    const data = { outside, perDay, low, high };
    return {
      ...{ key: `installs ${bundleId} ${until} ${outside}`, kind: 'installs_unusual' as const, bundleId },
      ...{ occurredAt, sample, ...place, data },
      events: [
        { id: null, type: 'installs.week' as const, occurredAt: occurredAt.toISOString(), ...place, data },
      ],
    };
  });
}
