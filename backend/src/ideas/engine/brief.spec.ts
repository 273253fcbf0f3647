import { formatBrief, escapeMarkdown, writeBrief } from './brief.js';

const items = (...contents: string[]) => contents.map((content, at) => ({ id: `${at}`, content }));

describe('writeBrief', () => {
  const brief = writeBrief(
    {
      name: 'Copper <Harbour>',
      coreMechanics: items('Item merging'),
      metaElements: items('Guilds', 'Gacha'),
      concept: {
        pitch: 'Merge cargo until a ship is worth launching.',
        coreLoop: { moment: 'Drag two crates together.', session: '', weeks: '' },
        risk: 'The board fills before the first order leaves.',
        comparables: [{ title: 'Travel Town', note: 'Same board, no ships', bundleId: null }],
      },
    },
    [
      { type: 'game', name: 'Merge [Bay](javascript:x)', items: ['Item merging', 'Item merging'] },
      { type: null, name: 'Your sentence', items: ['A burglar steals copies.'] },
    ],
  );

  it('says what is written down and nothing else', () => {
    expect(brief.hook).toBe('Merge cargo until a ship is worth launching.');
    expect(brief.loop).toEqual({
      moment: 'Drag two crates together.',
      session: 'Not decided yet.',
      longTerm: 'Not decided yet.',
    });
    expect(brief.mechanics).toEqual([{ name: 'Item merging', note: '' }]);
    expect(brief.references).toEqual([
      { title: 'Travel Town', note: 'Same board, no ships' },
      { title: 'Merge [Bay](javascript:x)', note: 'Source game; taken from it: Item merging.' },
      { title: 'Your sentence', note: 'Own words: A burglar steals copies.' },
    ]);
    expect(brief.risks).toEqual([{ risk: 'The board fills before the first order leaves.', answer: '' }]);
    expect(brief.notes).toEqual([
      'Not decided yet: core loop, player fantasy, setting, audience, art direction, monetization and first test.',
    ]);
  });

  it('is written as Markdown in which texts of people can do nothing', () => {
    const text = formatBrief(brief);
    expect(text).toContain('# Copper &lt;Harbour&gt;');
    expect(text).not.toContain('](javascript');
    expect(escapeMarkdown('<img src=x> **a** `b` #1 https://x.example')).toBe(
      '&lt;img src=x&gt; \\*\\*a\\*\\* \\`b\\` \\#1 https\\://x.example',
    );
  });

  it('leaves what is empty empty', () => {
    const empty = writeBrief({ name: '', coreMechanics: [], metaElements: [], concept: {} }, []);
    expect(empty.hook).toBe('');
    expect(formatBrief(empty)).toContain('# Untitled idea\n\n_No pitch yet._');
    expect(empty.fields.every(({ text }) => text === '')).toBe(true);
  });
});
