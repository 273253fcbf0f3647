import { expect, it } from 'vitest';
import type { Idea } from '../../api/types';
import {
  attemptsSoFar,
  changeInput,
  emptyInput,
  findReason,
  findTwin,
  isKept,
  parseBrainstorm,
  pinItem,
  tickItem,
  toSources,
  type BrainstormInput,
  type ReadySource,
  type SourceState,
} from './inputs';

const input = (id: string, part: Partial<BrainstormInput> = {}): BrainstormInput => ({
  ...emptyInput('game'),
  ...{ id, sourceId: 'com.a', tagId: 't' },
  ...part,
});
const sure = { text: 'Swap', confidence: 'high' } as const;
const guess = { text: 'Screws', confidence: 'low' } as const;
const ready: ReadySource = {
  ...{ state: 'ready', name: 'A', detail: 'Dream' },
  ...{ mechanics: [sure, guess], metaElements: [] },
};
const mix = (inputs: BrainstormInput[], sentence = '') => ({ inputs, sentence, constraints: [] });

it('starts the choice again when what it is made from changes', () => {
  expect(changeInput(input('1'), { type: 'idea' })).toMatchObject({ type: 'idea', tagId: '', sourceId: '' });
  expect(changeInput(input('1'), { tagId: 'u' })).toMatchObject({ tagId: 'u', sourceId: '' });
  expect(changeInput(input('1'), { sourceId: 'com.b' })).toMatchObject({ tagId: 't', sourceId: 'com.b' });
});

it('finds the same source in another input, but not the same id of another kind', () => {
  const inputs = [input('1'), input('2', { type: 'chart' }), input('3', { type: 'idea' })];
  expect(findTwin(inputs, inputs[1]!, 'com.a')).toBe(1);
  expect(findTwin(inputs, inputs[2]!, 'com.a')).toBe(0);
  expect(findTwin(inputs, inputs[1]!, '')).toBe(0);
});

it('ticks only what is certain at first; a pin ticks, and loses with the tick', () => {
  expect([isKept(input('1'), sure), isKept(input('1'), guess)]).toEqual([true, false]);
  const pinned = pinItem(input('1'), guess, true);
  expect(pinned).toMatchObject({ kept: ['Screws'], pinned: ['Screws'] });
  expect(tickItem(pinned, guess, false)).toMatchObject({ kept: [], pinned: [] });
  const dropped = tickItem(input('1'), sure, false);
  expect(isKept(dropped, sure)).toBe(false);
  expect(isKept(tickItem(dropped, sure, true), sure)).toBe(true);
});

it('says why nothing can be generated', () => {
  const reason = (state: SourceState, part: Partial<BrainstormInput> = {}) =>
    findReason(mix([input('1', part)]), [state]);
  expect(findReason(mix([]), [])).toBe('Add an input or write one sentence first.');
  expect(findReason(mix([], 'A burglar who steals copies'), [])).toBeNull();
  expect(findReason(mix([emptyInput()]), [{ state: 'unchosen' }])).toBe('Choose an idea for input 1.');
  expect(reason({ state: 'unchosen' }, { tagId: '', sourceId: '' })).toBe(
    'Choose a tag and a game for input 1.',
  );
  expect(reason({ state: 'unchosen' }, { type: 'space', sourceId: '' })).toBe('Choose a pair for input 1.');
  expect(reason({ state: 'loading' })).toBe('Input 1 is loading.');
  expect(reason({ state: 'failed', problem: 'x', retry: () => undefined })).toBe(
    'Input 1 could not be loaded.',
  );
  expect(reason({ ...ready, mechanics: [], toAnalyze: 'com.a' })).toBe(
    'Analyze A, or type its mechanics, to generate.',
  );
  // The store text can supply what the analysis doesn't.
  expect(reason({ ...ready, mechanics: [guess] })).toBeNull();
  expect(reason({ ...ready, mechanics: [] })).toBeNull();
  const idea = { type: 'idea' as const };
  expect(reason({ ...ready, mechanics: [] }, idea)).toBe('A has neither mechanics nor meta elements.');
  expect(reason({ ...ready, mechanics: [guess] }, idea)).toBe('Select at least one item of A.');
  expect(findReason(mix([input('1'), input('2')]), [ready, ready])).toBe(
    'Input 1 is the same as another one.',
  );
  expect(reason(ready)).toBeNull();
});

it('sends what the inputs hold, what differs from the first choice, and the sentence as a source', () => {
  const chosen = tickItem(pinItem(input('1', { typed: ['Fold paper'] }), guess, true), sure, false);
  expect(toSources(mix([chosen], ' A burglar '), [ready])).toEqual([
    {
      ...{ name: 'A', type: 'game', sourceId: 'com.a' },
      ...{ mechanics: ['Swap', 'Screws', 'Fold paper'], metaElements: [] },
      ...{ keep: ['Screws'], drop: ['Swap'], pin: ['Screws'] },
    },
    { name: 'Your sentence', mechanics: ['A burglar'], metaElements: [] },
  ]);
});

it('counts the ideas of exactly these sources, in any order', () => {
  const game = (sourceId: string) => ({ type: 'game' as const, sourceId, name: 'x' });
  const makeIdea = (...ids: string[]) => ({ sources: ids.map(game) }) as Idea;
  const sources = ['com.a', 'com.b'].map((id) => ({ ...game(id), mechanics: [], metaElements: [] }));
  const ideas = [makeIdea('com.b', 'com.a'), makeIdea('com.a', 'com.b'), makeIdea('com.a'), makeIdea()];
  expect(attemptsSoFar(sources, ideas)).toBe(2);
});

it('reads back what it has kept, and nothing else', () => {
  const kept = mix([input('1')], 'A burglar');
  expect(parseBrainstorm(JSON.stringify(kept))).toEqual(kept);
  for (const text of ['', '{', '"x"', 'null']) expect(parseBrainstorm(text)).toEqual(mix([]));
});
