/** Parses a write-ahead log position (`16/B374D848`) to a comparable number. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** SQL: position after everything committed; with asynchronous commit only what is written counts. */
export const COMMITTED_POSITION = `case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text`;
