import type { Finding } from '../alerts.types.js';

/** How fast a game was installed in the week up to a day, and how fast it usually is. */
export interface InstallWeek {
  perDay: number;
  low: number;
  high: number;
  outside: 'above' | 'below' | null;
  /** As `2026-11-22`. */
  until: string;
}

/**
 * Days since `from` on which installs a day left the usual range, to one side or the other.
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
