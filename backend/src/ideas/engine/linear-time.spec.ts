import { assist } from './assist.js';
import type { ChatRequest } from './engine.types.js';
import { isProse } from './model/answer-text.js';
import { FigureFilter, SentFigures } from './model/figures.js';
import { answerMessage } from './talk/talk.js';

/** Many times what the API takes: with a pattern that tries every part of a long run, this test runs for hours. */
const LENGTH = 20_000;
const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

const item = (id: string, content: string) => ({ id, content });
const IDEA: ChatRequest['idea'] = {
  name: 'Midnight Museum',
  coreMechanics: [item('a', 'Match-3 swap'), item('b', 'Tower defence')],
  metaElements: [item('d', 'Collection albums')],
  concept: {},
};

const REPEATED = [
  ...['a instead of ', 'a and ', 'and a map ', 'but keep ', 'set it in ', 'set ', 'still ', 'because the '],
  ...[' ', '\n', '.', '!', '?', ',', ', ', '“', '"', '1', '1.', '-', '`', ': ', 'a', '好'],
];
const BEGINNINGS = ['', 'add ', 'remove ', 'replace the ', 'set it in a', 'is the ', '```'];

describe('the time that the engine takes for a text of people or a model', () => {
  it.each(REPEATED)('grows with the length of a message of “%s”', (text) => {
    for (const beginning of BEGINNINGS) {
      for (const end of [' x.', '.?x']) {
        const message = `${beginning}${fill(text)}${end}`;
        expect(answerMessage({ message, idea: IDEA, history: [] }).content).not.toBe('');
      }
    }
  });

  it.each(REPEATED)('grows with the length of a model’s answer of “%s”', (text) => {
    const answer = `\`\`\`${fill(text)}\`\`\``;
    expect(isProse(`${answer}x`)).toBe(true);
    expect(isProse(answer)).toBe(answer.trim() !== '``````');
    const figures = new SentFigures('Nothing was sent.');
    expect(typeof figures.strike(`${answer} x.`)).toBe('string');
    const filter = new FigureFilter(figures);
    expect(typeof (filter.add(answer) + filter.rest())).toBe('string');
  });

  it.each(REPEATED)('grows with the length of an item of “%s”', (text) => {
    const request = { idea: IDEA, question: fill(text), item: `${fill(text)}x`, kind: 'mechanic' as const };
    expect(assist(request).suggestion).not.toBe('');
  });
});
