import type { AnnotationSubject } from '../api/annotations';

/** Something that a note may be about. */
export interface Subject {
  /** How a choice names it: "This game". */
  label: string;
  about: AnnotationSubject;
}
