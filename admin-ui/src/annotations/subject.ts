import type { Annotation } from '../api/types';
import type { AnnotationSubject } from '../api/games/annotations';

/** A possible subject of a note. */
export interface Subject {
  /** Name in the choice: "This game". */
  label: string;
  about: AnnotationSubject;
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
  subjects.find(({ about }) =>
    'bundleId' in about
      ? about.bundleId === bundleId
      : about.platform === platform && about.country === country && about.category === category,
  );
