import { ModelError } from '../../../ai/model.types.js';
import { AnswerText, isProse } from './answer-text.js';

const INSTRUCTIONS =
  'You talk with a game designer about one idea for a mobile game. Say plainly what you do not know.';
const MARK = '=== IDEA ===';

/** Gives a text in pieces of `size`; what was shown and what became of it. */
function read(text: string, size: number) {
  const answer = new AnswerText(INSTRUCTIONS, MARK);
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += answer.add(text.slice(at, at + size));
  return { shown: shown + answer.rest(), answer };
}

describe('the text of a streamed answer', () => {
  it.each([1, 2, 5, 13, 1_000])(
    'shows what stands before the mark and only that, in pieces of %i',
    (size) => {
      const { shown, answer } = read(`Go deeper = more.\n${MARK}\n{"name":null}`, size);
      expect(shown).toBe('Go deeper = more.\n');
      expect(answer.content).toBe('Go deeper = more.');
      expect(answer.appendix).toBe('\n{"name":null}');
    },
  );

  it('shows all of a text that only begins like the mark', () => {
    const { shown, answer } = read('Score === IDE', 3);
    expect(shown).toBe('Score === IDE');
    expect(answer.appendix).toBeNull();
  });

  it.each([1, 7, 1_000])('ends before it has told much of the instructions, in pieces of %i', (size) => {
    const answer = new AnswerText(INSTRUCTIONS, MARK);
    const text = `Sure. ${INSTRUCTIONS.toUpperCase()}`;
    let shown = '';
    const readOn = () => {
      for (let at = 0; at < text.length; at += size) shown += answer.add(text.slice(at, at + size));
    };
    expect(readOn).toThrow(ModelError);
    expect(shown.length).toBeLessThan(30);
  });

  it('lets single words of the instructions pass', () => {
    const words = 'A game designer would say: one idea for a mobile game is not enough to know.';
    expect(read(words, 4).shown).toBe(words);
  });

  it('drops what cannot be stored and refuses what never ends', () => {
    expect(read('a\u0000b\ud800', 1).answer.content).toBe('ab');
    expect(() => read('x'.repeat(30_000), 1_000)).toThrow(ModelError);
  });
});

it.each([
  'I would go deeper.',
  'Here you are:\n```json\n{"a": 1}\n```\nAnything else?',
  '[Core] Merge pearls [Meta] Guilds',
  '- {tile} matching',
  '5 < 7',
])('takes %j as words', (text) => expect(isProse(text)).toBe(true));

it.each([
  '',
  '{"mechanics":"many","verdict":42}',
  '{"name": "cut o',
  '[{"name":"x"}]',
  '[]',
  '42',
  'null',
  '```json\n{"name":"x"}\n```',
  '<html><body>It works!</body></html>',
  '<!DOCTYPE html><title>502</title>',
])('does not take %j as words', (text) => expect(isProse(text)).toBe(false));
