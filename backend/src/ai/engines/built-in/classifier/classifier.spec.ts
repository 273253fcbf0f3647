import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeClassifier } from '../../../../../training/make-classifier.js';
import { hashPassages, readPassages } from '../../../../../training/passages.js';
import { findStem, readWords } from '../words.js';
import { PassageClassifier, type ClassifierFile } from './classifier.js';
import { NEAR, PLAIN_STEMS, ROW } from './features.js';
import learnedDenials from './denial-weights.json' with { type: 'json' };
import learned from './weights.json' with { type: 'json' };

const WORDS = [...PLAIN_STEMS, ...['air', 'bottle', 'dive', 'wait'].map(findStem)];
const findId = (word: string): number => WORDS.indexOf(findStem(word));
const passages = readPassages(path.resolve(__dirname, '../../../../../training/passages'));
const readTraining = (name: string): string =>
  readFileSync(path.resolve(__dirname, `../../../../../training/${name}.txt`), 'utf8');
const denials = readTraining('denials');
const forms = readTraining('denial-forms');
const encode = (bytes: Uint8Array | Int8Array | Uint16Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** Two labels; single words and pairs of them speak for the first, "air" against the second. */
function makeFile(): ClassifierFile {
  const wordWeights = new Int8Array(WORDS.length * 2);
  wordWeights.set([40, -50], findId('air') * 2);
  wordWeights.set([30, 0], findId('bottle') * 2);
  const pairs = [ROW, findId('bottle'), findId('of'), NEAR, findId('air'), findId('bottle')];
  return {
    ...{
      passages: '',
      labels: ['lives-energy', 'guilds'],
      bias: [-2, -1],
      scale: 0.1,
      words: WORDS.join(' '),
    },
    wordWeights: encode(wordWeights),
    pairs: encode(Uint16Array.from(pairs)),
    pairCounts: encode(Uint8Array.from([1, 1])),
    pairLabels: encode(Uint8Array.from([0, 0])),
    pairWeights: encode(Int8Array.from([10, 20])),
  };
}

const classifier = new PassageClassifier(makeFile());
const sumPassage = (text: string): Float32Array =>
  classifier.sumPassage([classifier.sumLabels(readWords(text))]);

describe('the classifier of passages', () => {
  it('adds up words and pairs, each once', () => {
    // Known: bottle 3, of, air 4; in a row "bottle of" 1 x 0.4, near "air bottle" 2 x 0.4.
    const [first, second] = sumPassage('bottle of air');
    expect(first).toBeCloseTo(-2 + (3 + 4 + 0.4 + 0.8) / Math.sqrt(24), 5);
    expect(second).toBeCloseTo(-1 - 5 / Math.sqrt(24), 5);
    expect(sumPassage('bottle of air bottle of air')[0]).toBeCloseTo(first!, 5);
  });

  it('counts words that it does not know into the length only', () => {
    const unknown = Array.from({ length: 30 }, (_, at) => `zebra${at}`).join(' ');
    expect(sumPassage(`air ${unknown}`)[0]).toBeLessThan(sumPassage('air')[0]!);
    expect([...sumPassage('zebra violin')]).toEqual([-2, -1]);
  });

  it('says which words tell, and none where nothing does', () => {
    const words = readWords('every dive needs a bottle of air');
    expect(classifier.findParts(words, 0)).toEqual([
      { from: 4, to: 5 },
      { from: 6, to: 7 },
    ]);
    expect(classifier.findParts(readWords('zebra violin'), 0)).toEqual([]);
  });

  it('is learned alike every time, to the byte', () => {
    const some = passages.filter((_, at) => at % 60 === 0);
    const file = makeClassifier(some);
    expect(JSON.stringify(makeClassifier(some))).toBe(JSON.stringify(file));
    expect(file.words.split(' ').length).toBeGreaterThan(PLAIN_STEMS.length);
  });

  it('was learned from the passages as they are now (`npm run train` after changing one)', () => {
    expect(learned.passages).toBe(hashPassages(passages));
    expect(learnedDenials.passages).toBe(hashPassages([...passages, { ids: [], text: denials + forms }]));
  });
});
