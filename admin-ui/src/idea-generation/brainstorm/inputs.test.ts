import { expect, it } from 'vitest';
import type { Idea } from '../../api/types';
import {
  attemptsSoFar,
  changeInput,
  emptyInput,
  parseInputs,
  reasonAgainst,
  toSources,
  findTwin,
  type BrainstormInput,
  type SourceState,
} from './inputs';

const input = (id: string, part: Partial<BrainstormInput> = {}): BrainstormInput => ({
  id,
  type: 'game',
  sourceId: 'com.a',
  tagId: 't',
  ...part,
});
const ready: SourceState = {
  state: 'ready',
  name: 'A',
  iconUrl: null,
  mechanics: ['Swap'],
  metaElements: [],
};

it('starts the choice again when what it is made from changes', () => {
  expect(changeInput(input('1'), { type: 'idea' })).toMatchObject({ type: 'idea', tagId: '', sourceId: '' });
  expect(changeInput(input('1'), { tagId: 'u' })).toMatchObject({ tagId: 'u', sourceId: '' });
  expect(changeInput(input('1'), { sourceId: 'com.b' })).toMatchObject({ tagId: 't', sourceId: 'com.b' });
});

it('finds the same source in another input, but not the same id of another kind', () => {
  const inputs = [input('1'), input('2', { sourceId: 'com.b' }), input('3', { type: 'idea' })];
  expect(findTwin(inputs, inputs[1]!, 'com.a')).toBe(1);
  expect(findTwin(inputs, inputs[0]!, 'com.a')).toBe(0);
  expect(findTwin(inputs, inputs[2]!, 'com.a')).toBe(0);
  expect(findTwin(inputs, inputs[1]!, '')).toBe(0);
});

it('says why nothing can be generated', () => {
  const reason = (state: SourceState, part: Partial<BrainstormInput> = {}) =>
    reasonAgainst([input('1', part)], [state]);
  expect(reasonAgainst([], [])).toBe('Add an input first.');
  expect(reasonAgainst([emptyInput()], [{ state: 'unchosen' }])).toBe('Choose an idea for input 1.');
  expect(reason({ state: 'unchosen' }, { tagId: '', sourceId: '' })).toBe(
    'Choose a tag and a game for input 1.',
  );
  expect(reason({ state: 'unchosen' }, { sourceId: '' })).toBe('Choose a game for input 1.');
  expect(reason({ state: 'loading' })).toBe('Input 1 is being read.');
  expect(reason({ state: 'failed', problem: 'x', retry: () => undefined })).toBe(
    'Input 1 could not be read.',
  );
  expect(reason({ state: 'not-analyzed', name: 'A', iconUrl: null, bundleId: 'com.a' })).toBe(
    'Input 1 is not analyzed yet.',
  );
  expect(reason({ ...ready, mechanics: [] })).toBe('Input 1 has neither mechanics nor meta elements.');
  expect(reasonAgainst([input('1'), input('2')], [ready, ready])).toBe('Input 1 is the same as another one.');
  expect(reason(ready)).toBeNull();
});

it('sends what the inputs hold', () => {
  expect(toSources([input('1')], [ready])).toEqual([
    { name: 'A', mechanics: ['Swap'], metaElements: [], type: 'game', sourceId: 'com.a' },
  ]);
});

it('counts the ideas of exactly these sources, in any order', () => {
  const made = (...sourceIds: string[]) =>
    ({ sources: sourceIds.map((sourceId) => ({ type: 'game', sourceId, name: 'x' })) }) as Idea;
  const inputs = [input('1'), input('2', { sourceId: 'com.b' })];
  const ideas = [made('com.b', 'com.a'), made('com.a', 'com.b'), made('com.a'), made()];
  expect(attemptsSoFar(inputs, ideas)).toBe(2);
});

it('reads back what it has kept, and nothing else', () => {
  expect(parseInputs(JSON.stringify([input('1')]))).toEqual([input('1')]);
  for (const text of ['', '{', '"x"', 'null']) expect(parseInputs(text)).toEqual([]);
});
