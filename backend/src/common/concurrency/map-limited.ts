import { Semaphore } from 'async-mutex';

/** Reads at once for one request: it must leave connections of the pool to others. */
const AT_ONCE = 3;

/** Runs work for each item, a few at a time, and returns the results in the order of the items. */
export function mapLimited<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const slots = new Semaphore(AT_ONCE);
  return Promise.all(items.map((item) => slots.runExclusive(() => work(item))));
}
