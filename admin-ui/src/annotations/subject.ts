import type { Annotation } from '../api/types';
import type { AnnotationSubject } from '../api/games/annotations';

/** Something that a note may be about. */
export interface Subject {
  /** How a choice names it: "This game". */
  label: string;
  about: AnnotationSubject;
}

/** What a note is about; of several charts the one that it names. */
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
