import type { Annotation } from '../api/types';
import type { ChartKey } from '../api/charts/rankings';

/** A possible subject of a note. */
export interface Subject {
  /** Name in the choice: "This game". */
  label: string;
  /** A game, or a chart with all of its lists. */
  target: { bundleId: string } | ChartKey;
}

/** The subject of a note, among the given ones. */
export const findSubject = (
  subjects: readonly Subject[],
  {
    bundleId,
    platform,
    country,
    category,
  }: Pick<Annotation, 'bundleId' | 'platform' | 'country' | 'category'>,
): Subject | undefined =>
  subjects.find(({ target }) =>
    'bundleId' in target
      ? target.bundleId === bundleId
      : target.platform === platform && target.country === country && target.category === category,
  );
