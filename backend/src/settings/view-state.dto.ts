import { IsObject } from 'class-validator';

/** How I arranged the screens of the back office. */
export class ViewStateDto {
  /** By the name that the back office gives them. */
  entries: Record<string, unknown>;
}

/** What to change; entries that are left out stay, null takes one away. */
export class ViewStateInput {
  /** At most 200 entries and 64 kB together with those stored. */
  @IsObject({ message: 'must be an object' })
  entries: Record<string, unknown>;
}
