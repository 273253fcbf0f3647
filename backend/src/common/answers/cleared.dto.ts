/** What was taken away. */
export class ClearedDto {
  /** Sample rows that are gone. */
  cleared: number;
}
