import { analyzeText } from '../ai/engines/built-in/built-in.engine.js';
import type { BrainstormInput, GeneratedIdea } from '../ideas/engine/engine.types.js';
import { pick, randomFrom } from '../ideas/engine/random.js';
import { countPhrases } from '../ideas/engine/variants/repeats.js';
import { brainstorm, makeVariants } from '../ideas/engine/variants/variants.js';
import { sampleTitles } from './sample-games.js';

const PAIRS = 200;
/** So often a phrase may appear. */
const MOST_OFTEN = 5;
const SEEDS = [20_261_122, 7_919];

const sources = sampleTitles.map(({ title, description }): BrainstormInput => {
  const { mechanics, metaElements } = analyzeText({ title, description });
  return {
    ...{ name: title, type: 'game', sourceId: title },
    mechanics: mechanics.map(({ name }) => name),
    metaElements: metaElements.map(({ name }) => name),
    findings: [...mechanics, ...metaElements].map(({ name, confidence, evidence: [quote = '~'] }) => ({
      ...{ name, confidence, at: description.indexOf(quote) },
    })),
  };
});
function drawPairs(seed: number): BrainstormInput[][] {
  const random = randomFrom(seed);
  return Array.from({ length: PAIRS }, () => {
    const [a, b] = [pick(sources, random)!, pick(sources, random)!];
    return a === b ? [a] : [a, b];
  });
}
const pairs = drawPairs(SEEDS[0]!);
const isCertain = ({ findings = [] }: BrainstormInput, text: string): boolean =>
  findings.some(({ name, confidence }) => name === text && confidence === 'high');

describe(`ideas from ${PAIRS} pairs of sample games`, () => {
  it(`repeat no phrase more than ${MOST_OFTEN} times, whichever pairs are drawn`, () => {
    for (const seed of SEEDS) {
      const ideas: GeneratedIdea[] = [];
      for (const inputs of drawPairs(seed)) ideas.push(brainstorm({ inputs, own: ideas }));
      const counts = countPhrases(ideas);
      expect([seed, [...counts].filter(([, count]) => count > MOST_OFTEN)]).toEqual([seed, []]);
    }
  });

  it('keep something certain of each source; what stands in for a core that is not is named', () => {
    for (const inputs of pairs) {
      const { variants, notes } = makeVariants({ inputs });
      const isUsed = (input: BrainstormInput, text: string) =>
        isCertain(input, text) ||
        notes.some(
          (note) =>
            note.includes(`of ${input.name} was`) &&
            /\((?:medium|low)\) is used/.test(note) &&
            note.includes(text),
        );
      const usable = inputs.filter((input) =>
        [...input.mechanics, ...input.metaElements].some((text) => isUsed(input, text)),
      );
      for (const { kept } of variants) {
        for (const { source, items } of kept) {
          const input = inputs[source]!;
          expect([input.name, items.every((text) => isUsed(input, text))]).toEqual([input.name, true]);
          expect([input.name, items.length > 0]).toEqual([input.name, usable.includes(input)]);
        }
      }
    }
  });

  it('differ in place, audience and wording, and fit their fields', () => {
    for (const inputs of pairs.slice(0, 60)) {
      const { variants } = makeVariants({ inputs });
      for (const field of ['setting', 'audience', 'pitch', 'why', 'name'] as const) {
        // A place that nothing asks for is left open.
        const texts = variants.map((one) => one[field]).filter((text) => field !== 'setting' || text !== '');
        expect([field, ...new Set(texts)]).toEqual([field, ...texts]);
      }
      for (const { pitch, why, coreLoop, parts, monetization, risk, firstTest } of variants) {
        expect(pitch.length).toBeLessThanOrEqual(320);
        expect(coreLoop.session.toLowerCase()).toContain(` ${parts.choice.toLowerCase()}`);
        const texts = [pitch, why, ...Object.values(coreLoop), monetization, risk, firstTest];
        expect(texts.filter((text) => !/[.!?]”?$/.test(text))).toEqual([]);
        expect(texts.join(' ')).not.toMatch(/[{}*]|undefined| {2}|\.\.|\ba (?!one)[aeio]/);
      }
    }
  });

  it('say of testers what they decide', () => {
    const variants = pairs.flatMap((inputs) => makeVariants({ inputs }).variants);
    for (const { risk } of variants)
      expect(risk).not.toMatch(/\b(?:about|know|glance|guess) .*\b(?:you|your|yourself|for they)\b/);
  });
});
