import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.js';

/** The reader of a request and its server, chosen once, so that its statements are consistent. */
export interface Reader {
  userId: string;
  /** The result is cached for other readers. */
  isForAll?: boolean;
  choice?: Promise<Replica | undefined>;
}

const PRIMARY: Reader = { userId: '', choice: Promise.resolve(undefined) };
const readers = new AsyncLocalStorage<Reader>();

/** Without a reader the primary is used: jobs, commands and writing requests see committed data. */
export const currentReader = (): Reader | undefined => readers.getStore();

/** Allows reads on replicas in `work`, unless its caller forbids them. */
export function readAs(userId: string, work: () => void): void {
  if (readers.getStore() === PRIMARY) work();
  else readers.run({ userId }, work);
}

/** Reads committed data in `work`, including requests to ourselves. */
export const readCommitted = <T>(work: () => T): T => readers.run(PRIMARY, work);

/** Uses the primary for the rest of this request: its response says up to when the reader has seen everything. */
export function keepToPrimary(): void {
  const reader = readers.getStore();
  if (reader) reader.choice = Promise.resolve(undefined);
}

/** Values cached for everyone include everything committed before they were read. */
export function readForAll<T>(work: () => T): T {
  const reader = readers.getStore();
  return reader && reader !== PRIMARY ? readers.run({ userId: reader.userId, isForAll: true }, work) : work();
}
