import type { AnalysisResult, StoreFacts } from './ai.types.js';
import { applyStoreFacts } from './store-facts.js';
import { findEntry } from './taxonomy/taxonomy.js';

const facts = (change: Partial<StoreFacts>): StoreFacts => ({
  store: 'Google Play',
  inAppPurchases: null,
  purchaseRange: null,
  containsAds: null,
  price: null,
  contentRating: null,
  category: '',
  ...change,
});
const item = (id: string, confidence: 'high' | 'medium' | 'low') => ({
  ...{ id, confidence, name: findEntry(id)?.name ?? id },
  ...{ description: '', evidence: ['A sentence.'] },
});
const answer = (change: Partial<AnalysisResult>): AnalysisResult => ({
  ...{ mechanics: [], metaElements: [], language: 'en', engine: 'built-in', notes: [] },
  ...{ engineVersion: '1', taxonomyVersion: '1' },
  ...change,
});

describe('what the stores say beside the description', () => {
  it('is listed as details with its source, and cited by items that it supports', () => {
    const { metaElements, details } = applyStoreFacts(
      answer({ metaElements: [item('battle-pass', 'medium')] }),
      [facts({ containsAds: true, inAppPurchases: true, purchaseRange: '$0.99 - $9.99 per item' })],
    );
    expect(details).toMatchObject([
      {
        id: 'in-app-purchases',
        source: 'store_facts',
        evidence: [],
        facts: ['Google Play: In-app purchases, $0.99 - $9.99 per item'],
      },
      { id: 'forced-ads', facts: ['Google Play: Contains ads'] },
    ]);
    expect(metaElements).toMatchObject([
      { confidence: 'medium', facts: ['Google Play: In-app purchases, $0.99 - $9.99 per item'] },
    ]);
  });

  it('excludes what only uncertain words say, unless another store disagrees', () => {
    const unsure = answer({ metaElements: [item('battle-pass', 'low'), item('gacha', 'high')] });
    const nothing = facts({ inAppPurchases: false });
    expect(applyStoreFacts(unsure, [nothing]).metaElements.map(({ id }) => id)).toEqual(['gacha']);
    const other = facts({ store: 'App Store', inAppPurchases: true });
    expect(applyStoreFacts(unsure, [nothing, other]).metaElements).toHaveLength(2);
  });

  it('makes slots likelier with an adult rating; a category is only listed', () => {
    const { mechanics } = applyStoreFacts(
      answer({ mechanics: [item('slots', 'low'), item('match3-swap', 'low')] }),
      [facts({ store: 'App Store', contentRating: '17+', category: 'puzzle' })],
    );
    expect(mechanics).toMatchObject([
      { id: 'slots', confidence: 'medium', facts: ['App Store: Rated 17+'] },
      { id: 'match3-swap', confidence: 'low', facts: ['App Store: Category puzzle'] },
    ]);
  });

  it('adds nothing when nothing is known', () => {
    const unchanged = answer({ metaElements: [item('battle-pass', 'low')] });
    expect(applyStoreFacts(unchanged, [facts({})])).toBe(unchanged);
  });
});
