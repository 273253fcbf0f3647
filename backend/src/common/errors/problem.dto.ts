import type { ProblemCode } from './problem-codes.js';

/** Text per input field, shown beside the field by the forms. */
export type FieldErrors = Record<string, string>;

/** RFC 9457 answer; `message` repeats `detail` and `errors` is keyed by field, where react-admin looks. */
export class ProblemDto {
  /** URI of the kind of problem, for example `urn:gamekit:problem:not_found`. */
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  /** Stable machine-readable name of the problem. */
  code: ProblemCode;
  /** Path of the request. */
  instance: string;
  requestId: string;
  errors?: FieldErrors;
  /** Of a 409 about a record that was changed meanwhile: the record as it is now. */
  current?: Record<string, unknown>;
}
