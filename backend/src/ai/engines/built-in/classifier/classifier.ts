import type { Span } from '../matcher.js';
import type { Word } from '../words.js';
import { type FeatureWord, findLength, visitFeatures, WORD } from './features.js';
import { PairTable } from './pair-table.js';

/** What `npm run train` writes: a linear model, one row of weights for each feature, zeros left out. */
export interface ClassifierFile {
  /** Of the passages that it was learned from. */
  passages: string;
  /** Ids of taxonomy entries; a label is a position in this list. */
  labels: string[];
  /** One number for each label, added to every sum. */
  bias: number[];
  /** A weight is its stored byte times this. */
  scale: number;
  /** Stems, separated by spaces; the number of a word is its position. */
  words: string;
  /** Base64 of signed bytes: a weight of each word for each label. */
  wordWeights: string;
  /** Base64 of 16-bit numbers, three for each pair of words: its kind and the numbers of its words. */
  pairs: string;
  /** Base64 of bytes: for how many labels each pair has weights, then those labels and the signed weights. */
  pairCounts: string;
  pairLabels: string;
  pairWeights: string;
}

/** What a sentence adds for each label; that of a passage is the sum of its sentences. */
export interface LabelSums {
  sums: Float32Array;
  /** Of all values that were added. */
  squares: number;
}

/** Words that add less than this share of what the best one adds prove nothing. */
const LEAST_SHARE = 0.35;

/** Tells which taxonomy entries a passage of one or two sentences speaks of, by words it learned from labeled passages. */
export class PassageClassifier {
  private readonly labels: readonly string[];
  private readonly bias: readonly number[];
  private readonly scale: number;
  private readonly vocabulary: ReadonlyMap<string, number>;
  private readonly wordWeights: Int8Array;
  private readonly pairs: PairTable;
  /** Where the weights of a pair begin. */
  private readonly starts: Int32Array;
  private readonly pairLabels: Uint8Array;
  private readonly pairWeights: Int8Array;
  /** The passage in which a word or a pair was met last: each counts once. */
  private readonly lastSeen: Int32Array;
  private passage = 0;

  constructor(file: ClassifierFile) {
    this.labels = file.labels;
    this.bias = file.bias;
    this.scale = file.scale;
    const words = file.words.split(' ');
    this.vocabulary = new Map(words.map((word, id) => [word, id]));
    this.wordWeights = new Int8Array(decode(file.wordWeights));
    this.pairLabels = new Uint8Array(decode(file.pairLabels));
    this.pairWeights = new Int8Array(decode(file.pairWeights));
    const counts = new Uint8Array(decode(file.pairCounts));
    this.starts = new Int32Array(counts.length + 1);
    counts.forEach((count, pair) => (this.starts[pair + 1] = (this.starts[pair] as number) + count));
    const triples = new Uint16Array(decode(file.pairs));
    this.pairs = new PairTable(counts.length);
    for (let pair = 0; pair < counts.length; pair++) {
      const [kind = 0, first = 0, second = 0] = triples.subarray(3 * pair, 3 * pair + 3);
      this.pairs.set(kind, first, second, pair);
    }
    this.lastSeen = new Int32Array(words.length + counts.length);
  }

  /** Whether the passages it learned from have a word. */
  knows(stem: string): boolean {
    return this.vocabulary.has(stem);
  }

  /** Adds up what the words and pairs of a sentence say for and against each label. */
  sumLabels(words: readonly FeatureWord[]): LabelSums {
    const { wordWeights, pairLabels, pairWeights, starts } = this;
    const size = this.labels.length;
    const sums = new Float32Array(size);
    const squares = this.visit(words, (isPair, number, value) => {
      if (isPair) {
        const end = starts[number + 1] as number;
        for (let at = starts[number] as number; at < end; at++)
          (sums[pairLabels[at] as number] as number) += (pairWeights[at] as number) * value;
      } else
        for (let label = 0, at = number * size; label < size; label++, at++)
          (sums[label] as number) += (wordWeights[at] as number) * value;
    });
    return { sums, squares };
  }

  /** For each label the logit of the chance that a passage of these sentences speaks of it. */
  sumPassage(sentences: readonly LabelSums[]): Float32Array {
    const squares = sentences.reduce((sum, one) => sum + one.squares, 0);
    const unit = this.scale / findLength(squares);
    const totals = Float32Array.from(this.bias);
    for (const { sums } of sentences)
      for (let label = 0; label < totals.length; label++)
        (totals[label] as number) += (sums[label] as number) * unit;
    return totals;
  }

  getId(label: number): string {
    return this.labels[label] as string;
  }

  /** Each known word and pair once. @returns the sum of the squares of all values */
  private visit(words: readonly FeatureWord[], use: Use): number {
    const { lastSeen, vocabulary, pairs } = this;
    const passage = ++this.passage;
    const firstPair = vocabulary.size;
    return visitFeatures(words, vocabulary, (kind, first, second, value, from, to) => {
      const isPair = kind !== WORD;
      const number = isPair ? pairs.get(kind, first, second) : first;
      if (number < 0) return;
      const seen = isPair ? firstPair + number : number;
      if (lastSeen[seen] === passage) return;
      lastSeen[seen] = passage;
      use(isPair, number, value, from, to);
    });
  }

  /** The words that add most to the sum of a label. */
  findParts(words: readonly Word[], label: number): Span[] {
    const gains = new Float32Array(words.length);
    this.visit(words, (isPair, number, value, from, to) => {
      if (!isPair) {
        (gains[from] as number) += (this.wordWeights[number * this.labels.length + label] as number) * value;
        return;
      }
      const start = this.starts[number] as number;
      const at = this.pairLabels.subarray(start, this.starts[number + 1]).indexOf(label);
      if (at < 0) return;
      const gain = (this.pairWeights[start + at] as number) * value;
      (gains[from] as number) += gain / 2;
      (gains[to] as number) += gain / 2;
    });
    const most = Math.max(...gains);
    if (most <= 0) return [];
    const parts: Span[] = [];
    gains.forEach((gain, at) => {
      if (gain < most * LEAST_SHARE) return;
      const last = parts.at(-1);
      if (last?.to === at) last.to = at + 1;
      else parts.push({ from: at, to: at + 1 });
    });
    return parts;
  }
}

/** `number` of a word in the vocabulary, or of a pair. */
type Use = (isPair: boolean, number: number, value: number, from: number, to: number) => void;

function decode(text: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(text, 'base64')).buffer;
}
