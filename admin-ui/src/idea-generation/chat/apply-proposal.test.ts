import { expect, it } from 'vitest';
import type { IdeaContent } from '../../api/types';
import { applyProposal } from './apply-proposal';

const items = (...words: string[]) => words.map((content) => ({ id: content[0] ?? '', content }));
const idea = (name: string, core: string[], meta: string[] = []): IdeaContent => ({
  name,
  coreMechanics: items(...core),
  metaElements: items(...meta),
});
const base = idea('Harbour', ['a swap', 'b merge'], ['d teams']);
const proposed = (content: IdeaContent) => ({ ...content, version: 1 });

it('gives the proposal where the idea is as it was', () => {
  const proposal = proposed(idea('Port', ['b merge', 'a swap', 'c sail'], []));
  expect(applyProposal(base, base, proposal)).toEqual(idea('Port', ['b merge', 'a swap', 'c sail'], []));
});

it('keeps what was written since', () => {
  const proposal = proposed(idea('Harbour', ['a swap', 'c sail', 'b merge!'], []));
  const since = idea('My harbour', ['a swap', 'b merge', 'x mine'], ['d teams', 'y mine']);
  expect(applyProposal(since, base, proposal)).toEqual(
    idea('My harbour', ['a swap', 'c sail', 'b merge!', 'x mine'], ['y mine']),
  );
});

it('changes nothing where the idea has the change already', () => {
  const proposal = proposed(idea('Port', ['a swap', 'b merge', 'c sail'], []));
  const since = idea('Port', ['a swap', 'b merge', 'c sail', 'x mine'], []);
  expect(applyProposal(since, base, proposal)).toEqual(since);
});

it.each([
  [
    'the name',
    proposed(idea('Port', ['a swap', 'b merge'], ['d teams'])),
    idea('Bay', ['a swap', 'b merge'], ['d teams']),
  ],
  [
    'a text',
    proposed(idea('Harbour', ['a swap!', 'b merge'], ['d teams'])),
    idea('Harbour', ['a swap?', 'b merge'], ['d teams']),
  ],
  [
    'a deleted item',
    proposed(idea('Harbour', ['a swap!', 'b merge'], ['d teams'])),
    idea('Harbour', ['b merge'], ['d teams']),
  ],
  [
    'what it deletes',
    proposed(idea('Harbour', ['b merge'], ['d teams'])),
    idea('Harbour', ['a swap?', 'b merge'], ['d teams']),
  ],
  [
    'the order',
    proposed(idea('Harbour', ['b merge', 'a swap'], ['d teams'])),
    idea('Harbour', ['a swap', 'b merge', 'x mine'], ['d teams']),
  ],
])('fits no longer when both touch %s', (_what, proposal, since) => {
  expect(applyProposal(since, base, proposal)).toBeNull();
});

it('takes over the fields of the concept that it changes, unless they were rewritten since', () => {
  const before = { ...base, pitch: 'Old', setting: 'Lisbon' };
  const proposal = { ...proposed(before), pitch: 'New' };
  const since = { ...before, setting: 'Porto' };
  expect(applyProposal(since, before, proposal)).toEqual({ ...since, pitch: 'New' });
  expect(applyProposal({ ...since, pitch: 'Mine' }, before, proposal)).toBeNull();
});
