import { IsObject } from 'class-validator';

/** My arrangement of the back office's screens. */
export class ViewStateDto {
  /** Values by key, as the back office stores them. */
  entries: Record<string, unknown>;
}

/** Entries to change; omitted ones stay, null removes one. */
export class ViewStateInput {
  /** At most 200 entries and 64 kB, including those already stored. */
  @IsObject({ message: 'must be an object' })
  entries: Record<string, unknown>;
}
