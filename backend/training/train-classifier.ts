// `npm run train`: learns from the labeled passages beside it and writes what the built-in engine reads.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDenialClassifier } from './denials.js';
import { makeClassifier } from './make-classifier.js';
import { readPassages } from './passages.js';

const backend = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const passages = readPassages(path.join(backend, 'training/passages'));
const classifier = makeClassifier(passages);
const [denials, forms] = ['denials', 'denial-forms'].map((name) =>
  readFileSync(path.join(backend, `training/${name}.txt`), 'utf8'),
) as [string, string];
for (const [name, file] of [
  ['weights', classifier],
  ['denial-weights', makeDenialClassifier(denials, forms, passages)],
] as const)
  writeFileSync(
    path.join(backend, `src/ai/engines/built-in/classifier/${name}.json`),
    `${JSON.stringify(file)}\n`,
  );
console.log(
  `${passages.length} passages, ${classifier.labels.length} labels, ${classifier.words.split(' ').length} words`,
);
