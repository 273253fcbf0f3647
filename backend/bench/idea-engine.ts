import { assist } from '../src/ideas/engine/assist.js';
import { brainstorm } from '../src/ideas/engine/brainstorm.js';
import { chat } from '../src/ideas/engine/chat/chat.js';
import { pick, randomFrom } from '../src/ideas/engine/random.js';
import { taxonomyEntries } from '../src/ai/taxonomy/taxonomy.js';

// The built-in idea engine: what 200 random pairs of inputs give, and answers a second on one core.
const PAIRS = 200;
const ROUNDS = 5;
const random = randomFrom(Number(process.env.BENCH_SEED ?? 7));
const names = (kind: string) =>
  taxonomyEntries.filter((entry) => entry.kind === kind).map(({ name }) => name);
const [mechanics, metas] = [names('mechanic'), names('meta')];
const some = (list: string[], most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list, random) ?? '');
const input = (at: number) => ({
  name: `Game ${at}`,
  mechanics: some(mechanics, 4),
  metaElements: some(metas, 5),
});
const pairs = Array.from({ length: PAIRS }, (_, at) => [input(at * 2), input(at * 2 + 1)]);
const ideas = pairs.map((inputs) => brainstorm({ inputs }));

const items = ideas.map((idea) => [...idea.coreMechanics, ...idea.metaElements]);
const all = items.flat();
const share = (part: number, whole: number) => `${part} of ${whole}`;
console.log(
  `distinct by content          ${share(new Set(items.map((own) => own.map(({ content }) => content).join('|'))).size, PAIRS)}`,
);
console.log(`distinct by name             ${share(new Set(ideas.map(({ name }) => name)).size, PAIRS)}`);
console.log(
  `3+ mechanics, 2+ meta        ${share(ideas.filter((idea) => idea.coreMechanics.length >= 3 && idea.metaElements.length >= 2).length, PAIRS)}`,
);
console.log(
  `items with origin and choice ${share(
    ideas.reduce((sum, idea) => sum + idea.choices.filter(({ from, why }) => from && why).length, 0),
    all.length,
  )}`,
);
console.log(`empty items                  ${all.filter(({ content }) => !content.trim()).length}`);
for (const rule of ['keep', 'swap', 'complement', 'twist'])
  console.log(`  by ${rule.padEnd(23)}${all.filter(({ origin }) => origin.rule === rule).length}`);

const view = (at: number) => ({
  name: ideas[at]?.name ?? '',
  coreMechanics: (ideas[at]?.coreMechanics ?? []).map(({ content }, id) => ({ id: `m${id}`, content })),
  metaElements: (ideas[at]?.metaElements ?? []).map(({ content }, id) => ({ id: `e${id}`, content })),
  concept: {},
});
const views = ideas.map((_, at) => view(at));
speed('brainstorm', (at) => brainstorm({ inputs: pairs[at] ?? [], seed: 1 }));
speed('assist', (at) =>
  assist({
    question: 'more casual',
    item: items[at]?.[0]?.content ?? '',
    kind: 'mechanic',
    idea: views[at] ?? view(0),
  }),
);
speed('chat', (at) => chat({ message: 'suggest something', idea: views[at] ?? view(0), history: [] }));

function speed(name: string, run: (at: number) => unknown): void {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let at = 0; at < PAIRS; at++) run(at);
    best = Math.max(best, PAIRS / ((performance.now() - start) / 1_000));
  }
  console.log(`${name.padEnd(29)}${best.toFixed(0)} a second on one core`);
}
