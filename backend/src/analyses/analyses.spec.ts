import type { AnalysisItemDto } from './analyses.dto.js';
import { itemKey } from './analyses.types.js';
import { inputHash, nameSource, richestText } from './run/analysis-text.js';
import { diffItems } from './rows/diff-analyses.js';
import type { StoreText } from '../games/descriptions/store-descriptions.service.js';

const text = (description: string, more: Partial<StoreText> = {}): StoreText => ({
  title: 'T',
  genre: '',
  description,
  source: 'Google Play',
  ...more,
});
const item = (name: string, more: Partial<AnalysisItemDto> = {}): AnalysisItemDto => ({
  name,
  description: 'd',
  confidence: 'high',
  ...more,
});

describe('the text that is analyzed', () => {
  const isEnglish = (description: string) => !description.startsWith('de');

  it('is the longest real one that the engine reads', () => {
    const texts = [text('de a very long one'), text('a long one'), text('short')];
    expect(richestText(texts, isEnglish)?.description).toBe('a long one');
    expect(richestText([text('de only')], isEnglish)?.description).toBe('de only');
  });

  it('is a sample only where nothing else is known', () => {
    const sample = text('a very long sample', { source: 'sample' });
    expect(richestText([text('real'), sample], isEnglish)?.description).toBe('real');
    expect(richestText([text('de real'), sample], isEnglish)?.description).toBe('de real');
    expect(richestText([sample], isEnglish)).toBe(sample);
    expect(richestText([], isEnglish)).toBeUndefined();
  });

  it('is one that somebody entered where no store has one that the engine reads', () => {
    const entered = text('entered', { source: 'manual' });
    expect(richestText([text('a store'), entered], isEnglish)?.description).toBe('a store');
    expect(richestText([text('de store'), entered], isEnglish)).toBe(entered);
    expect(richestText([entered, text('sample', { source: 'sample' })], isEnglish)).toBe(entered);
    expect([nameSource('manual'), nameSource('sample'), nameSource('App Store')]).toEqual([
      'Entered by hand',
      'Sample data',
      'App Store',
    ]);
  });

  it('is identified by its hash, including the model', () => {
    const input = { title: 'a', genre: 'b', description: 'c' };
    expect(inputHash(input, null)).toBe(inputHash({ ...input }, null));
    expect(inputHash(input, 'm')).not.toBe(inputHash(input, null));
    expect(inputHash({ ...input, title: 'ab', genre: '' }, null)).not.toBe(inputHash(input, null));
  });
});

it('items are the same by id, or by name where the taxonomy has none', () => {
  expect(itemKey({ id: 'guilds', name: 'Crews' })).toBe('guilds');
  expect(itemKey({ id: null, name: ' Harbour Tax ' })).toBe('~harbour tax');
});

it('a diff lists what was added, removed and changed', () => {
  const before = [item('a'), item('b'), item('c', { id: 'c' })];
  const after = [
    item('A'),
    item('c', { id: 'c', confidence: 'low' }),
    item('b', { evidence: ['x'] }),
    item('e'),
  ];
  const diff = diffItems(before, after);
  expect(diff.added.map(({ name }) => name)).toEqual(['e']);
  expect(diff.removed).toEqual([]);
  expect(diff.changed.map(({ before: was, after: is }) => [was.name, is.name])).toEqual([
    ['a', 'A'],
    ['c', 'c'],
  ]);
  expect(diff.unchanged).toBe(1);
  expect(diffItems(before, []).removed).toHaveLength(3);
});
