import { assist } from '../src/ideas/engine/assist.js';
import { pick, randomFrom } from '../src/ideas/engine/random.js';
import { answerMessage } from '../src/ideas/engine/talk/talk.js';
import { brainstorm, makeVariants } from '../src/ideas/engine/variants/variants.js';
import { taxonomyEntries } from '../src/ai/taxonomy/taxonomy.js';

// The built-in idea engine: what some random pairs of inputs give, to be read, and answers a second on one core.
const PAIRS = 200;
const ROUNDS = 3;
const SHOWN = Number(process.env.BENCH_SHOW ?? 3);
const random = randomFrom(Number(process.env.BENCH_SEED ?? 7));
const names = (kind: string) =>
  taxonomyEntries.filter((entry) => entry.kind === kind).map(({ name }) => name);
const [mechanics, metas] = [names('mechanic'), names('meta')];
const some = (list: string[], most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list, random) ?? '');
const input = (at: number) => ({
  name: `Game ${at}`,
  mechanics: some(mechanics, 2),
  metaElements: some(metas, 4),
});
const pairs = Array.from({ length: PAIRS }, (_, at) => [input(at * 2), input(at * 2 + 1)]);
const idea = {
  name: 'Tide pools',
  coreMechanics: [{ id: 'a', content: 'Item merging' }],
  metaElements: [{ id: 'b', content: 'Collection albums' }],
  concept: {},
};

for (const inputs of pairs.slice(0, SHOWN)) {
  console.log(`\n${inputs.map(({ mechanics: own }) => own.join(', ')).join('  +  ')}`);
  for (const { axis, name, pitch, why } of makeVariants({ inputs }).variants)
    console.log(`- ${axis}: ${name}. ${pitch}\n  ${why}`);
}
speed('brainstorm', (at) => brainstorm({ inputs: pairs[at] ?? [], seed: 1 }));
speed('variants', (at) => makeVariants({ inputs: pairs[at] ?? [] }));
speed('assist', () => assist({ question: 'cozy', item: 'Item merging', kind: 'mechanic', idea }));
speed('chat', () => answerMessage({ message: 'What are the risks?', idea, history: [] }));

function speed(name: string, run: (at: number) => unknown): void {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let at = 0; at < PAIRS; at++) run(at);
    best = Math.max(best, PAIRS / ((performance.now() - start) / 1_000));
  }
  console.log(`${name.padEnd(12)}${best.toFixed(0)} a second on one core`);
}
