import { QueryFailedError } from 'typeorm';

const TRIES = 6;
const CONFLICTS = new Set(['40P01', '40001']);

/** Retries work in its own transaction after a serialization failure or deadlock. */
export async function retryOnSerializationFailure<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  // Prepared statements bypass TypeORM and its error wrapping.
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return CONFLICTS.has(String((source as { code?: unknown } | null)?.code));
}
