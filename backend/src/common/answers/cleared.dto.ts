/** Result of deleting sample data. */
export class ClearedDto {
  /** Number of sample rows deleted. */
  cleared: number;
}
