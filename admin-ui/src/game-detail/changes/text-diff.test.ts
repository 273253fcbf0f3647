import { expect, it } from 'vitest';
import { diffWords, shorten, type DiffPart } from './text-diff';

const side = (parts: DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
const describeDiff = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => `${kind}:${text}`);

it('tells words apart that stayed, went and came', () => {
  expect(describeDiff('Swap tiles and win prizes', 'Swap gems and win big prizes')).toEqual([
    'same:Swap ',
    'removed:tiles ',
    'added:gems ',
    'same:and win ',
    'added:big ',
    'same:prizes',
  ]);
  expect(describeDiff('', 'New')).toEqual(['added:New']);
  expect(describeDiff('Same', 'Same')).toEqual(['same:Same']);
});

it('loses no letter of either text', () => {
  const before = 'One two.\n\nThree  four five\nsix';
  const after = 'Zero one two.\nThree five  seven\nsix six';
  const parts = diffWords(before, after);
  expect(side(parts, 'added')).toBe(before);
  expect(side(parts, 'removed')).toBe(after);
});

it('compares texts of the greatest length', () => {
  const text = (seed: number) => Array.from({ length: 6000 }, (_, i) => `w${(i * seed) % 997}`).join(' ');
  const [before, after] = [text(7), text(11)];
  const parts = diffWords(before, after);
  expect(side(parts, 'added')).toBe(before);
});

it('leaves out what did not change, but not what stands beside a change', () => {
  const long = Array.from({ length: 40 }, (_, i) => `w${i} `).join('');
  const parts = shorten(diffWords(`${long}old ${long}`, `${long}new ${long}`));
  expect(parts.map(({ kind }) => kind)).toEqual(['gap', 'same', 'removed', 'added', 'same', 'gap']);
  expect(parts[1]!.text).toBe('w32 w33 w34 w35 w36 w37 w38 w39 ');
});
