// `npm run train`: learns from the labeled passages beside it and writes what the built-in engine reads.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeClassifier } from './make-classifier.js';
import { readPassages } from './passages.js';

const backend = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const passages = readPassages(path.join(backend, 'training/passages'));
const classifier = makeClassifier(passages);
writeFileSync(
  path.join(backend, 'src/ai/engines/built-in/classifier/weights.json'),
  `${JSON.stringify(classifier)}\n`,
);
console.log(
  `${passages.length} passages, ${classifier.labels.length} labels, ${classifier.words.split(' ').length} words`,
);
