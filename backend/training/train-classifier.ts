// `npm run train`: learns from the labeled passages beside it and writes what the built-in engine reads.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDenialClassifier } from './denials.js';
import { makeActClassifier } from './acts.js';
import { makeClassifier } from './make-classifier.js';
import { readPassages } from './passages.js';

const backend = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const passages = readPassages(path.join(backend, 'training/passages'));
const classifier = makeClassifier(passages);
const [denials, forms, acts] = ['denials', 'denial-forms', 'acts'].map((name) =>
  readFileSync(path.join(backend, `training/${name}.txt`), 'utf8'),
) as [string, string, string];
for (const [name, file] of [
  ['ai/engines/built-in/classifier/weights', classifier],
  ['ai/engines/built-in/classifier/denial-weights', makeDenialClassifier(denials, forms, passages)],
  ['ideas/engine/variants/act-weights', makeActClassifier(acts)],
] as const)
  writeFileSync(path.join(backend, `src/${name}.json`), `${JSON.stringify(file)}\n`);
console.log(
  `${passages.length} passages, ${classifier.labels.length} labels, ${classifier.words.split(' ').length} words`,
);
