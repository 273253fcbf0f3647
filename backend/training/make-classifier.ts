import type { ClassifierFile } from '../src/ai/engines/built-in/classifier/classifier.js';
import {
  type FeatureWord,
  findLength,
  PLAIN_STEMS,
  visitFeatures,
  WORD,
} from '../src/ai/engines/built-in/classifier/features.js';
import { readWords } from '../src/ai/engines/built-in/words.js';
import { findEntry } from '../src/ai/taxonomy/taxonomy.js';
import { learn, type Model, type Passage } from './learn.js';
import { hashPassages, type LabeledPassage } from './passages.js';

/** What stands in one passage only is chance. */
const MIN_PASSAGES = 2;
/**
 * Weight decay leaves every sum too small. Found by logistic regression on whole texts that are not learned from, where the
 * best sum of any passage is to tell the chance.
 */
const SLOPE = 2.3;
const LIFT = 7.4;

/** What a sum is multiplied by, and what is added to it, to tell the chance. */
interface Calibration {
  slope: number;
  lift: number;
}

/** Numbers of words, labels and features. A feature is a text of its kind and its two words. */
interface Numbering {
  words: string[];
  vocabulary: ReadonlyMap<string, number>;
  labels: string[];
  features: string[];
}

export type ReadPassage = Pick<LabeledPassage, 'ids'> & { words: readonly FeatureWord[] };

/** Learns from labeled passages which words tell of which taxonomy entry. The same passages always give the same file. */
export function makeClassifier(labeled: readonly LabeledPassage[]): ClassifierFile {
  const told = new Set(labeled.flatMap(({ ids }) => ids));
  const unknown = [...told].filter((id) => !findEntry(id));
  if (unknown.length > 0) throw new Error(`The taxonomy has no ${unknown.join(', ')}.`);
  // Finer entries are told by their names only.
  const labels = [...told].filter((id) => !findEntry(id)?.addition).sort();
  const texts = labeled.map(({ ids, text }) => ({ ids, words: readWords(text) }));
  return { passages: hashPassages(labeled), ...learnLabels(texts, labels, { slope: SLOPE, lift: LIFT }) };
}

/** Learns which words tell of which label; only words and pairs that enough of the `telling` passages have count. */
export function learnLabels(
  texts: readonly ReadPassage[],
  labels: string[],
  calibration: Calibration,
  { telling = texts, fewest = MIN_PASSAGES }: { telling?: readonly ReadPassage[]; fewest?: number } = {},
): Omit<ClassifierFile, 'passages'> {
  const numbering = numberAll(telling, labels, fewest);
  const { features } = numbering;
  const numbers = new Map(features.map((key, number) => [key, number]));
  const passages = texts.map((text): Passage => {
    const { values, length } = readFeatures(text.words, numbering.vocabulary);
    const known = [...values].filter(([key]) => numbers.has(key));
    return {
      labels: new Set(text.ids.map((id) => labels.indexOf(id)).filter((label) => label >= 0)),
      features: Int32Array.from(known, ([key]) => numbers.get(key) as number),
      values: Float32Array.from(known, ([, value]) => value / length),
    };
  });
  // Single words may speak against any label, two together only for or against those that they came with.
  const model = learn(passages, { features: features.length, labels: labels.length }, (feature) =>
    isWord(features[feature] as string),
  );
  return pack(model, numbering, calibration);
}

const isWord = (key: string): boolean => key.startsWith(`${WORD} `);

function numberAll(texts: readonly ReadPassage[], labels: string[], fewest: number): Numbering {
  const often = listOften(
    texts.map(({ words }) => words.map(({ stem }) => stem)),
    fewest,
  );
  const words = [...PLAIN_STEMS, ...often.filter((stem) => !PLAIN_STEMS.includes(stem))];
  const vocabulary = new Map(words.map((word, id) => [word, id]));
  return {
    words,
    vocabulary,
    labels,
    features: listOften(
      texts.map((text) => [...readFeatures(text.words, vocabulary).values.keys()]),
      fewest,
    ),
  };
}

function readFeatures(
  passage: ReadPassage['words'],
  vocabulary: ReadonlyMap<string, number>,
): { values: Map<string, number>; length: number } {
  const values = new Map<string, number>();
  const squares = visitFeatures(passage, vocabulary, (kind, first, second, value) => {
    values.set([kind, first, second].join(' '), value);
  });
  return { values, length: findLength(squares) };
}

/** What enough of the lists have, in alphabetical order. */
function listOften(lists: readonly (readonly string[])[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([one]) => one)
    .sort();
}

function pack(
  { weights, bias }: Model,
  { words, labels, features }: Numbering,
  { slope, lift }: Calibration,
): Omit<ClassifierFile, 'passages'> {
  const scale = weights.reduce((high, weight) => Math.max(high, Math.abs(weight)), 0) / 127;
  const readRow = (feature: number): number[] =>
    Array.from(weights.subarray(feature * labels.length, (feature + 1) * labels.length), (weight) =>
      Math.round(weight / scale),
    );
  const wordWeights = new Int8Array(words.length * labels.length);
  const pairs: number[] = [];
  const own: [number, number][][] = [];
  features.forEach((key, feature) => {
    const [kind = 0, first = 0, second = 0] = key.split(' ').map(Number);
    const row = readRow(feature);
    if (isWord(key)) wordWeights.set(row, first * labels.length);
    else if (row.some(Boolean)) {
      pairs.push(kind, first, second);
      own.push([...row.entries()].filter(([, weight]) => weight !== 0));
    }
  });
  return {
    labels,
    bias: Array.from(bias, (one) => Math.round((one * slope + lift) * 1000) / 1000),
    scale: Math.round(scale * slope * 1e6) / 1e6,
    words: words.join(' '),
    wordWeights: encode(wordWeights),
    pairs: encode(Uint16Array.from(pairs)),
    pairCounts: encode(Uint8Array.from(own, (list) => list.length)),
    pairLabels: encode(Uint8Array.from(own.flat(), ([label]) => label)),
    pairWeights: encode(Int8Array.from(own.flat(), ([, weight]) => weight)),
  };
}

function encode(bytes: Uint8Array | Int8Array | Uint16Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
