import { cutToChange } from './cut-to-change.js';
import { deriveAnalysisEvents } from './analysis-events.js';
import { deriveDayEvents, deriveStoreEvent, type PageDay } from './store-events.js';

const PAGES = { bundleId: 'com.a', platform: 'android', country: 'us' } as const;
const changedAt = new Date('2026-11-22T04:10:00Z');
const change = (field: string, from: string, to: string) =>
  deriveStoreEvent(PAGES, { field, from, to, changedAt, releaseNotes: null, sample: false });

describe('events of a store page', () => {
  it('are none for screenshots in another order or from another host', () => {
    const [one, two] = [
      'https://play-lh.googleusercontent.com/one',
      'https://play-lh.googleusercontent.com/two',
    ];
    expect(change('screenshots', `${one}=w240\n${two}=w240`, `${two}\n${one}`)).toBeUndefined();
    expect(change('screenshots', one, one.replace('play-lh', 'lh3'))).toBeUndefined();
    expect(change('screenshots', one, `${one}\n${two}`)?.data).toEqual({
      from: [one],
      to: [one, two],
      added: [two],
      removed: [],
    });
  });

  it('say what changed in a description', () => {
    const text = (word: string) =>
      `${'Match the tiles. '.repeat(20)}Now with ${word}. ${'Relax. '.repeat(20)}`;
    const cut = cutToChange(text('a garden'), text('two gardens'));
    expect(cut.from).toContain('a garden');
    expect(cut.to).toContain('two gardens');
    expect(cut.to.length).toBeLessThan(120);
  });

  it('contain the notes of a version', () => {
    const releaseNotes = 'Season 7 begins on March 4!\n- Added a two-player mode\n- Fixed a crash';
    const event = deriveStoreEvent(PAGES, {
      ...{ field: 'version', from: '1.0', to: '1.1', changedAt, releaseNotes, sample: false },
    });
    expect(event?.data['facts']).toEqual([
      { kind: 'season', quote: 'Season 7 begins on March 4!', when: 'on March 4' },
      { kind: 'new_mode', quote: 'Added a two-player mode' },
    ]);
  });

  it('report a removal and a return', () => {
    expect(change('listing', 'listed', 'not listed')?.type).toBe('store.removed');
    expect(change('listing', 'not listed', 'listed')?.type).toBe('store.returned');
  });

  it('report ratings that changed by a tenth, and imported versions', () => {
    const day = (number: number, more: Partial<PageDay>): PageDay => ({
      ...{ storeId: 'com.a', day: `2026-01-0${number}`, version: null, price: null, releaseNotes: null },
      ...{ score: null, scoreSource: 'Google Play', sample: false, ...more },
    });
    const events = deriveDayEvents(PAGES, [
      day(1, { score: 4.2, version: '1.0' }),
      day(2, { score: 4.24 }),
      day(3, { score: 4.3, version: '1.1', releaseNotes: 'New: a garden.' }),
      day(4, { score: 3, scoreSource: 'import' }),
    ]);
    expect(events.map(({ type, happenedAt, data }) => [type, happenedAt.toISOString(), data])).toEqual([
      [
        'store.version_released',
        '2026-01-03T00:00:00.000Z',
        { from: '1.0', to: '1.1', releaseNotes: 'New: a garden.' },
      ],
      ['rating.shifted', '2026-01-03T00:00:00.000Z', { from: 4.2, to: 4.3 }],
    ]);
  });
});

describe('events of analyses', () => {
  const answer = (id: string, reader: string, keys: string[]) => ({
    ...{ id, bundleId: 'com.a', analyzedAt: changedAt, sample: false, reader, metaElements: [] },
    mechanics: keys.map((key) => ({ key, name: key.toUpperCase() })),
  });

  it('compare answers of the same reader only', () => {
    const events = deriveAnalysisEvents([
      answer('1', 'built-in', ['match', 'merge']),
      answer('2', 'openai', ['idle']),
      answer('3', 'built-in', ['match', 'season']),
    ]);
    expect(events.map(({ type, data }) => [type, data['key'], data['analysisId']])).toEqual([
      ['analysis.mechanic_appeared', 'season', '3'],
      ['analysis.mechanic_gone', 'merge', '3'],
    ]);
  });
});
