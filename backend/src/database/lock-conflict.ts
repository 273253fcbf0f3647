import { QueryFailedError } from 'typeorm';

const TRIES = 6;
const CONFLICTS = new Set(['40P01', '40001']);

/**
 * Does work in a transaction of its own again when another one stood in its way: one of the two is given up by the
 * database, and doing it again is all it takes.
 */
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
  // Prepared statements bypass TypeORM, and with it the wrapping of errors.
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return CONFLICTS.has(String((source as { code?: unknown } | null)?.code));
}
