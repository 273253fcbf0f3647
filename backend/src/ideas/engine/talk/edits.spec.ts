import { editIdea } from './edits.js';

const idea = {
  name: 'Museum',
  coreMechanics: [
    { id: 'a', content: 'Match-3 swap' },
    { id: 'b', content: 'Tower defence' },
  ],
  metaElements: [],
  concept: {},
};
const listLeft = (message: string) =>
  editIdea({ message, idea, history: [] })?.updatedIdea?.coreMechanics.map(({ id }) => id);

describe('a wish to go without something', () => {
  it.each([
    'Without the tower defence',
    'I don’t like the towers',
    'The swap is good, but I hate the towers',
  ])('removes it: “%s”', (message) => expect(listLeft(message)).toEqual(['a']));

  it.each([
    'Tell me the first session without the tower defence',
    'Give me five names, not the tower defence',
    'Without the tower defence, first session please',
  ])('removes nothing where something else is asked: “%s”', (message) =>
    expect(listLeft(message)).toBeUndefined(),
  );
});
