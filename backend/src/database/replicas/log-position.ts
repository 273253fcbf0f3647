/** A position in the write-ahead log, as PostgreSQL writes it (`16/B374D848`), as a number that can be compared. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** SQL: a position behind everything that was committed; without waiting for the disk only what is written counts. */
export const COMMITTED_POSITION = `case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text`;
