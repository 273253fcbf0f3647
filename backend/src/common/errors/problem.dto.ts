import type { ProblemCode } from './problem-codes.js';

/** Text per input field, shown beside the field by the forms. */
export type FieldErrors = Record<string, string>;

/** RFC 9457 problem. `message` repeats `detail`, and `errors` is keyed by field, where react-admin expects them. */
export class ProblemDto {
  /** URI of the type of problem, for example `urn:gamekit:problem:not_found`. */
  type: string;
  /** Short name of the HTTP status. */
  title: string;
  /** HTTP status code of the response. */
  status: number;
  /** What happened and what to do, for people; use `code` in programs. */
  detail: string;
  /** Same as `detail`. */
  message: string;
  /** Stable machine-readable name of the problem. */
  code: ProblemCode;
  /** Path of the request. */
  instance: string;
  /** `x-request-id` of the request; the log of the server has it too. */
  requestId: string;
  /** What is wrong with the input, by field; absent when no field is at fault. */
  errors?: FieldErrors;
  /** For a 409 about a record that changed meanwhile: the record as it is now. */
  current?: Record<string, unknown>;
}
