import { gameFacts } from '../../../test/support/game-facts.js';
import type { GameFacts } from '../market-data.types.js';
import { keepKnown, mergeFacts, type ProviderAnswer } from './merge-facts.js';

const answer = (
  provider: string,
  known: Partial<GameFacts>,
  sources?: Partial<Record<keyof GameFacts, string>>,
): ProviderAnswer => ({
  provider,
  answer: {
    outcome: 'found',
    facts: gameFacts(known),
    source: provider,
    ...(sources && { sources }),
    fetchedAt: `2026-11-0${provider.length}T00:00:00.000Z`,
    warnings: [],
  },
});

const FIGURES = ['downloads', 'revenue'];
const precedence = (field: string) => (FIGURES.includes(field) ? ['estimate', 'shop'] : ['shop', 'estimate']);

describe('facts of several answers', () => {
  it('come from the first provider that knows them, each with its source and time', () => {
    const { facts, fieldSources } = mergeFacts(
      [
        answer('estimate', { title: 'LAMP!', version: '1.0', downloads: { total: '9M', countries: [] } }),
        answer('shop', { title: 'Lamp', downloads: { total: '5M+', countries: [] } }, { title: 'page' }),
      ],
      precedence,
    );
    expect(facts).toMatchObject({ title: 'Lamp', version: '1.0', downloads: { total: '9M' } });
    expect(fieldSources).toEqual({
      title: { source: 'page', at: '2026-11-04T00:00:00.000Z' },
      version: { source: 'estimate', at: '2026-11-08T00:00:00.000Z' },
      downloads: { source: 'estimate', at: '2026-11-08T00:00:00.000Z' },
    });
  });

  it('use the ids of the answer that provides the title, in any order', () => {
    const answers = [answer('estimate', { storeId: 'e' }), answer('shop', { storeId: 's' })];
    expect(mergeFacts(answers, precedence).facts.storeId).toBe('s');
    expect(mergeFacts([...answers].reverse(), precedence).facts.storeId).toBe('s');
  });

  it('skip what looks like an answer but is not', () => {
    const { facts, fieldSources } = mergeFacts(
      [
        answer('shop', {
          categories: [],
          screenshots: [],
          rating: { score: null, total: 0, distribution: [] },
        }),
        answer('estimate', {
          categories: ['Puzzle'],
          downloads: { total: null, countries: [{ name: 'Japan', percentage: 9 }] },
          rating: { score: 4.1, total: 12, distribution: [] },
        }),
      ],
      precedence,
    );
    expect(facts).toMatchObject({ categories: ['Puzzle'], rating: { score: 4.1 }, screenshots: [] });
    expect(fieldSources).not.toHaveProperty('downloads');
    expect(fieldSources).not.toHaveProperty('screenshots');
  });

  it('need an answer', () => {
    expect(() => mergeFacts([], precedence)).toThrow('no answer');
  });
});

describe('a new answer', () => {
  const merged = (provider: string, known: Partial<GameFacts>) =>
    mergeFacts([answer(provider, known)], precedence);

  it('keeps what it does not know', () => {
    const before = merged('shop', { title: 'Lamp', version: '1.0', screenshots: ['https://a.example/1'] });
    const { facts, fieldSources } = keepKnown(merged('estimate', { version: '2.0' }), before);
    expect(facts).toMatchObject({ title: 'Lamp', version: '2.0', screenshots: ['https://a.example/1'] });
    expect(fieldSources).toEqual({
      title: { source: 'shop', at: '2026-11-04T00:00:00.000Z' },
      version: { source: 'estimate', at: '2026-11-08T00:00:00.000Z' },
      screenshots: { source: 'shop', at: '2026-11-04T00:00:00.000Z' },
    });
  });
});
