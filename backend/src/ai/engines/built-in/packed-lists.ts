/**
 * Many short lists of numbers in one block of memory. Reading thousands of small arrays that lie scattered costs more
 * than the work done on them.
 */
export class PackedLists {
  readonly values: Int32Array;
  /** Where each list begins in `values`; it ends where the next one begins. */
  private readonly starts: Int32Array;

  constructor(lists: readonly (readonly number[] | undefined)[]) {
    // Holes count as empty lists.
    const whole = Array.from(lists, (list) => list ?? []);
    this.starts = new Int32Array(whole.length + 1);
    whole.forEach((list, at) => {
      this.starts[at + 1] = (this.starts[at] as number) + list.length;
    });
    this.values = Int32Array.from(whole.flat());
  }

  /** Empty from the first list that was not given on. */
  start(list: number): number {
    return this.starts[list] ?? this.values.length;
  }

  end(list: number): number {
    return this.starts[list + 1] ?? this.values.length;
  }
}
