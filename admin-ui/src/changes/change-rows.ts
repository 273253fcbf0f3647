import type { ChangedGame } from '../api/types';
import { describeChange, dropRepeated } from '../events/change-text';

/** Export rows of the visible changes. */
export const toChangeRows = (games: readonly ChangedGame[]) =>
  games.flatMap(({ day, bundleId, title, developer, events }) =>
    dropRepeated(events).map((event) => {
      const { type, occurredAt, platform, country, category, rankingType, sample } = event;
      const { lead, text, before } = describeChange(event);
      return {
        ...{ day, bundleId, title, developer, type, change: `${lead} ${text}`, before: before ?? null },
        ...{ platform, country, category, rankingType, occurredAt, sample },
      };
    }),
  );
