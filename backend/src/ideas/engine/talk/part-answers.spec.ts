import { answerOrigins } from './part-answers.js';
import { readSubject } from './subject.js';

const idea = {
  name: 'Vases',
  coreMechanics: [{ id: 'a', content: 'Gluing broken vases' }],
  metaElements: [],
  concept: {},
};
const sources = ['Royal Match', 'Kingdom Rush'].map((name) => ({
  ...{ name, mechanics: ['Match-3 swap'], metaElements: [] },
}));

describe('where the items of an idea come from', () => {
  it('says that no source is on record only where none is', () => {
    const request = { message: 'Which part comes from where?', history: [], idea };
    expect(answerOrigins(readSubject(request)).content).toContain('No game is on record');
    expect(answerOrigins(readSubject({ ...request, sources })).content).toBe(
      'None of its items is one that Royal Match or Kingdom Rush has by its analysis.',
    );
  });
});
