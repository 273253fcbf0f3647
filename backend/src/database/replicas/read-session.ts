import type { DataSource } from 'typeorm';

/** A read-only transaction of several statements. */
export interface ReadSession {
  query<Rows>(sql: string, params?: unknown[]): Promise<Rows>;
  close(): Promise<void>;
}

export interface OpenedSession<T> {
  session: ReadSession;
  /** Result of the first part. */
  begun: T;
}

/** Runs the first part; the session stays open only on success. */
export async function beginSession<T>(
  session: ReadSession,
  begin: (session: ReadSession) => Promise<T>,
): Promise<OpenedSession<T>> {
  try {
    return { session, begun: await begin(session) };
  } catch (error) {
    await session.close().catch(() => undefined);
    throw error;
  }
}

export async function openSession(source: DataSource): Promise<ReadSession> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
  } catch (error) {
    await runner.release();
    throw error;
  }
  return {
    query: <Rows>(sql: string, params?: unknown[]) => runner.query(sql, params) as Promise<Rows>,
    close: async () => {
      try {
        if (runner.isTransactionActive) await runner.rollbackTransaction();
      } finally {
        await runner.release();
      }
    },
  };
}
