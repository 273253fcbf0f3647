import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCue } from '../src/ai/engines/built-in/cue-syntax.js';
import { analyzeText } from '../src/ai/engines/built-in/built-in.engine.js';
import { readWords } from '../src/ai/engines/built-in/words.js';
import { cueList, taxonomyEntries } from '../src/ai/taxonomy/taxonomy.js';
import { readVersionNotes } from '../src/ai/version-notes/version-notes.js';
import { denyingDescriptions } from './support/denying-descriptions.js';
import { countDenials, readOneLineDenials } from './support/one-line-denials.js';
import { type LabeledText, sampleDescriptions } from './support/sample-descriptions.js';
import { sampleNotes } from './support/sample-notes.js';
import { scoreTexts } from './support/text-scores.js';

// The built-in analysis: descriptions a second on one core, beside the obvious way (one regular expression per cue)
// measured in the same run, and the quality on the labeled sample texts. BENCH_TEXTS names a JSONL file of
// {title, genre, description} to measure the speed on instead.
const ROUNDS = 5;
const ENOUGH_TEXTS = 400;
const NAIVE_TEXTS = 12;
const GOAL = 1_000;
const share = (value: number): string => `${(value * 100).toFixed(1)} %`;

type Text = Pick<LabeledText, 'title' | 'genre' | 'description'>;

const texts = process.env.BENCH_TEXTS ? readTexts(process.env.BENCH_TEXTS) : mixedTexts();
const meanLength = texts.reduce((sum, { description }) => sum + description.length, 0) / texts.length;
console.log(`${texts.length} descriptions, ${Math.round(meanLength)} characters on average`);

texts.slice(0, 50).forEach((text) => analyzeText(text));
const engine = best(ROUNDS, texts, analyzeText);
const naive = best(1, texts.slice(0, NAIVE_TEXTS), naiveAnalysis());
console.log(`built-in engine        ${engine.toFixed(0).padStart(7)} a second on one core (goal ${GOAL})`);
console.log(
  `one regex per cue      ${naive.toFixed(1).padStart(7)} a second; the engine is ${(engine / naive).toFixed(0)} times as fast`,
);

reportQuality('sample texts', sampleDescriptions);
// Told without the names of genres and features; none stands among the passages of the training.
reportQuality(
  'texts in plain words',
  readTexts(path.join(import.meta.dirname, 'support/plain-words.jsonl')) as LabeledText[],
);
reportQuality('denials and short texts', denyingDescriptions);
const denials = denyingDescriptions.flatMap((text) => {
  const { mechanics, metaElements } = analyzeText(text);
  return text.denied.map((id) => [...mechanics, ...metaElements].some((item) => item.id === id));
});
console.log(`denials taken for a yes ${denials.filter(Boolean).length} of ${denials.length}`);
// None of them is a line of the training.
for (const name of ['one-line-denials', 'store-denials']) {
  const lines = readFileSync(path.join(import.meta.dirname, `support/${name}.txt`), 'utf8');
  const { taken, denials, found, yeses } = countDenials(readOneLineDenials(lines));
  console.log(
    `${name}: ${taken.length} of ${denials} denials taken for a yes, ${found} of ${yeses} yeses that look like one found`,
  );
}
reportNotes();
if (engine < GOAL) process.exitCode = 1;

function reportQuality(name: string, labeled: readonly LabeledText[]): void {
  const scores = scoreTexts(
    labeled,
    labeled.map((text) => analyzeText(text)),
  );
  const classes = (['high', 'medium', 'low'] as const)
    .map((name) => `${name} ${scores.byConfidence[name].right}/${scores.byConfidence[name].all}`)
    .join(', ');
  console.log(
    `quality on ${labeled.length} ${name} of our own: F1 ${share(scores.f1)} (precision ${share(scores.precision)}, recall ${share(scores.recall)}); right by confidence: ${classes}; evidence verbatim ${share(scores.evidence)}`,
  );
}

function reportNotes(): void {
  let [right, wrong, missed] = [0, 0, 0];
  for (const { notes, kinds } of sampleNotes) {
    const found = readVersionNotes(notes).map(({ kind }) => kind);
    right += found.filter((kind) => kinds.includes(kind)).length;
    wrong += found.filter((kind) => !kinds.includes(kind)).length;
    missed += kinds.filter((kind) => !found.includes(kind)).length;
  }
  const f1 = (2 * right) / (2 * right + wrong + missed);
  console.log(`facts of ${sampleNotes.length} version notes of our own: F1 ${share(f1)}`);
}

/** Descriptions a second of processor time, best of some rounds: other work on the machine does not count. */
function best(rounds: number, work: readonly Text[], analyze: (text: Text) => unknown): number {
  let fastest = 0;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (const text of work) analyze(text);
    const used = process.cpuUsage(before);
    fastest = Math.max(fastest, work.length / ((used.user + used.system) / 1e6));
  }
  return fastest;
}

/** The straightforward reader: every cue as a regular expression over the stemmed text. */
function naiveAnalysis(): (text: Text) => number {
  const escape = (key: string): string => key.replace(/^=/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const expressions = taxonomyEntries.flatMap((entry) =>
    (['certain', 'sure', 'likely', 'hint', 'title', 'not'] as const).flatMap((strength) =>
      cueList(entry[strength]).flatMap((cue) =>
        parseCue(cue)
          .flat()
          .map((steps) => {
            const body = steps.map(({ accepts, gap, optional }, at) => {
              const word = `(?:${[...accepts].map(escape).join('|')})`;
              const lead = at === 0 ? '' : `(?:\\S+ ){0,${gap}}`;
              return optional ? `(?:${lead}${word} )?` : `${lead}${word} `;
            });
            return new RegExp(`(?:^| )${body.join('')}`);
          }),
      ),
    ),
  );
  return ({ title, description }) => {
    const stemmed = `${readWords(`${title}\n${description}`)
      .map((word) => word.stem)
      .join(' ')} `;
    return expressions.filter((expression) => expression.test(stemmed)).length;
  };
}

/** Texts of store length, each put together from lines of three samples. */
function mixedTexts(): Text[] {
  return Array.from({ length: ENOUGH_TEXTS }, (_, at) => {
    const parts = [0, 1, 2].map(
      (step) => sampleDescriptions[(at * 5 + step * 7 + 3) % sampleDescriptions.length],
    );
    const description = parts.map((part) => part?.description ?? '').join('\n\n');
    return {
      title: parts[0]?.title ?? '',
      genre: parts[0]?.genre ?? '',
      description: `${description}\nBuild ${at}.`,
    };
  });
}

function readTexts(file: string): Text[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Text);
}
