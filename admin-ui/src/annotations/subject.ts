import type { Annotation } from '../api/types';
import type { AnnotationSubject } from '../api/games/annotations';

/** A possible subject of a note. */
export interface Subject {
  /** Name in the choice: "This game". */
  label: string;
  target: AnnotationSubject;
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
