const EMPTY = -1;
/** Words have numbers below it. */
const MOST_WORDS = 16_384;
const SPREAD = 0x9e3779b1;

/** Numbers of pairs of words: a hash table of plain numbers, as nearly every look-up finds nothing and must be fast. */
export class PairTable {
  private readonly keys: Int32Array;
  private readonly pairs: Int32Array;
  private readonly shift: number;

  constructor(pairs: number) {
    const bits = Math.max(4, Math.ceil(Math.log2(pairs + 1)) + 1);
    this.shift = 32 - bits;
    this.keys = new Int32Array(2 ** bits).fill(EMPTY);
    this.pairs = new Int32Array(2 ** bits);
  }

  set(kind: number, first: number, second: number, pair: number): void {
    const key = toKey(kind, first, second);
    const at = this.findSlot(key);
    this.keys[at] = key;
    this.pairs[at] = pair;
  }

  /** The number of a pair, -1 when it is unknown. */
  get(kind: number, first: number, second: number): number {
    const key = toKey(kind, first, second);
    const at = this.findSlot(key);
    return this.keys[at] === key ? (this.pairs[at] as number) : EMPTY;
  }

  /** Where a key stands, or the free slot where it would. */
  private findSlot(key: number): number {
    const { keys, shift } = this;
    let at = Math.imul(key, SPREAD) >>> shift;
    while (keys[at] !== key && keys[at] !== EMPTY) at = (at + 1) & (keys.length - 1);
    return at;
  }
}

/** Kinds of pairs are 1 and 2. */
const toKey = (kind: number, first: number, second: number): number =>
  (first * MOST_WORDS + second) * 2 + kind - 1;
