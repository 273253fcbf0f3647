import { analyseText } from '../ai/engines/built-in/built-in.engine.js';
import type { BrainstormInput } from '../ideas/engine/engine.types.js';
import { sameKey } from '../ideas/engine/phrases.js';
import { pick, randomFrom } from '../ideas/engine/random.js';
import { brainstorm, makeVariants } from '../ideas/engine/variants/variants.js';
import { sampleTitles } from './sample-games.js';

const PAIRS = 200;
/** So many words in a row are a phrase; so often it may appear. */
const PHRASE = 5;
const MOST_OFTEN = 5;

const sources = sampleTitles.map(({ title, description }): BrainstormInput => {
  const { mechanics, metaElements } = analyseText({ title, description });
  return {
    ...{ name: title, type: 'game', sourceId: title },
    mechanics: mechanics.map(({ name }) => name),
    metaElements: metaElements.map(({ name }) => name),
    findings: [...mechanics, ...metaElements].map(({ name, confidence, evidence: [quote = '~'] }) => ({
      ...{ name, confidence, at: description.indexOf(quote) },
    })),
  };
});
const random = randomFrom(20_261_122);
const pairs = Array.from({ length: PAIRS }, () => {
  const [a, b] = [pick(sources, random)!, pick(sources, random)!];
  return a === b ? [a] : [a, b];
});
const isCertain = ({ findings = [] }: BrainstormInput, text: string): boolean =>
  findings.some(({ name, confidence }) => name === text && confidence === 'high');

describe(`ideas from ${PAIRS} pairs of sample games`, () => {
  it(`repeat no ${PHRASE} words in a row more than ${MOST_OFTEN} times`, () => {
    const counts = new Map<string, number>();
    for (const inputs of pairs) {
      const { name, concept } = brainstorm({ inputs });
      const { pitch, fantasy, setting, audience, artDirection } = concept;
      const phrases = new Set(
        [name, pitch, fantasy, setting, audience, artDirection].flatMap((text = '') => {
          const words = sameKey(text).split(' ');
          return words.slice(PHRASE - 1).map((_, at) => words.slice(at, at + PHRASE).join(' '));
        }),
      );
      for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MOST_OFTEN)).toEqual([]);
  });

  it('keep something certain of each source; what stands in for a core that is not is named', () => {
    for (const inputs of pairs) {
      const { variants, notes } = makeVariants({ inputs });
      const isUsed = (input: BrainstormInput, text: string) =>
        isCertain(input, text) ||
        notes.some((note) => note.includes(`of ${input.name} was`) && note.includes(`${text} (medium)`));
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
        expect(new Set(variants.map((one) => one[field])).size).toBe(variants.length);
      }
      for (const { pitch, why } of variants) {
        expect(pitch.length).toBeLessThanOrEqual(320);
        expect(why).toMatch(/You decide .+\.$/);
        expect(`${pitch} ${why}`).not.toMatch(/[{}*]|undefined| {2}|\.\.|\ba (?!one)[aeio]/);
      }
    }
  });
});
