import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.js';

/** Whoever a request reads for, and where it reads: chosen once, so that its statements fit each other. */
export interface Reader {
  userId: string;
  /** What is read is kept and shown to others too. */
  isForAll?: boolean;
  choice?: Promise<Replica | undefined>;
}

const PRIMARY: Reader = { userId: '', choice: Promise.resolve(undefined) };
const readers = new AsyncLocalStorage<Reader>();

/** Without one, nothing is read on a replica: jobs, commands and requests that write see what is committed. */
export const currentReader = (): Reader | undefined => readers.getStore();

/** Lets what is called read on replicas, unless what called it must not. */
export function readAs(userId: string, work: () => void): void {
  if (readers.getStore() === PRIMARY) work();
  else readers.run({ userId }, work);
}

/** Whatever is called reads what is committed, requests to ourselves included. */
export const readCommitted = <T>(work: () => T): T => readers.run(PRIMARY, work);

/** The rest of this request reads what is committed: its answer says up to when the reader has seen everything. */
export function keepToPrimary(): void {
  const reader = readers.getStore();
  if (reader) reader.choice = Promise.resolve(undefined);
}

/** What is kept for everybody shows all that was committed before it was read, whoever it is read for. */
export function readForAll<T>(work: () => T): T {
  const reader = readers.getStore();
  return reader && reader !== PRIMARY ? readers.run({ userId: reader.userId, isForAll: true }, work) : work();
}
