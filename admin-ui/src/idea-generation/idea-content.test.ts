import { expect, it } from 'vitest';
import type { IdeaContent } from '../api/types';
import {
  addItem,
  diffIdeas,
  editItem,
  moveItem,
  removeItem,
  sameContent,
  describeDifference,
} from './idea-content';

const idea: IdeaContent = {
  name: 'Harbour',
  coreMechanics: [
    { id: 'a', content: 'Swap' },
    { id: 'b', content: 'Merge' },
    { id: 'c', content: 'Sail' },
  ],
  metaElements: [{ id: 'd', content: 'Teams' }],
};
const ids = (content: IdeaContent) => content.coreMechanics.map(({ id }) => id).join('');

it('moves an item to any place and stops at the ends', () => {
  expect(ids(moveItem(idea, 'coreMechanics', 'a', 1))).toBe('bac');
  expect(ids(moveItem(idea, 'coreMechanics', 'c', 0))).toBe('cab');
  expect(ids(moveItem(idea, 'coreMechanics', 'b', 99))).toBe('acb');
  expect(ids(moveItem(idea, 'coreMechanics', 'b', -5))).toBe('bac');
  expect(ids(moveItem(idea, 'coreMechanics', 'nobody', 1))).toBe('abc');
  expect(ids(idea)).toBe('abc');
});

it('tells what is different, item by item', () => {
  let after = addItem(idea, 'metaElements', { id: 'e', content: 'Album' });
  after = editItem(after, 'coreMechanics', { id: 'b', content: 'Merge two' });
  after = removeItem(after, 'coreMechanics', 'a');
  const found = diffIdeas(idea, { ...after, name: 'Harbour 2' });
  expect(found.name).toEqual({ before: 'Harbour', after: 'Harbour 2' });
  expect(found.items).toEqual([
    { list: 'coreMechanics', id: 'a', kind: 'removed', before: 'Swap' },
    { list: 'coreMechanics', id: 'b', kind: 'changed', before: 'Merge', after: 'Merge two' },
    { list: 'metaElements', id: 'e', kind: 'added', after: 'Album' },
  ]);
  expect(found.moved).toEqual([]);
  expect(describeDifference(found)).toBe(
    'name changed, 1 mechanic changed, 1 mechanic removed, 1 meta element added',
  );
});

it('tells another order from other items', () => {
  const found = diffIdeas(idea, moveItem(idea, 'coreMechanics', 'c', 0));
  expect(found).toEqual({ fields: [], items: [], moved: ['coreMechanics'] });
  expect(describeDifference(found)).toBe('mechanics reordered');
  expect(describeDifference(diffIdeas(idea, idea))).toBe('nothing changed');
  expect(diffIdeas(idea, removeItem(idea, 'coreMechanics', 'a')).moved).toEqual([]);
});

it('tells which fields of the concept were written, changed or emptied', () => {
  const loop = { moment: 'Swap', session: '', weeks: '' };
  const before = { ...idea, pitch: 'Old', risk: 'Slow', coreLoop: loop, comparables: [] };
  const game = { title: 'Coin Master', note: 'Raids hurt there', bundleId: null };
  const after = { ...before, pitch: 'New', risk: '', comparables: [game] };
  const found = diffIdeas(before, { ...after, coreLoop: { ...loop, weeks: 'Open wings' } });
  expect(found.fields.map(({ label }) => label)).toEqual([
    'Pitch',
    'Weeks',
    'Biggest risk',
    'Comparable games',
  ]);
  expect(describeDifference(found)).toBe(
    'pitch changed, weeks written, biggest risk cleared, comparable games written',
  );
  expect(sameContent(before, after)).toBe(false);
  expect(sameContent(before, idea)).toBe(true);
});

it('compares name, items and their order', () => {
  expect(sameContent(idea, structuredClone(idea))).toBe(true);
  expect(sameContent(idea, { ...idea, name: 'x' })).toBe(false);
  expect(sameContent(idea, moveItem(idea, 'coreMechanics', 'c', 0))).toBe(false);
  expect(sameContent(idea, editItem(idea, 'metaElements', { id: 'd', content: 'Clubs' }))).toBe(false);
});
