import { formatBrief, escapeMarkdown, writeBrief } from './brief.js';

const items = (...contents: string[]) => contents.map((content, at) => ({ id: `${at}`, content }));

describe('writeBrief', () => {
  const brief = writeBrief(
    {
      name: 'Copper <Harbour>',
      coreMechanics: items('Item merging', 'Each wave held refunds the next unit'),
      metaElements: items('Guilds', 'Gacha'),
    },
    null,
    null,
    [{ type: 'game', name: 'Merge [Bay](javascript:x)', items: ['Item merging', 'Item merging'] }],
  );

  it('is one page: hook, loop, items with notes, references and risks with answers', () => {
    expect(brief.hook).toMatch(/^Players drag equal items together/);
    expect(brief.loop.session).toContain('3 to 7 minutes');
    expect(brief.mechanics).toHaveLength(2);
    expect(brief.mechanics[0]?.note).toContain('needs');
    expect(brief.references[0]?.note).toBe('Source game; taken from it: Item merging.');
    expect(brief.risks.length).toBeGreaterThan(1);
    expect(brief.score).toBeNull();
  });

  it('is written as Markdown in which texts of people can do nothing', () => {
    const text = formatBrief(brief);
    expect(text).toContain('# Copper &lt;Harbour&gt;');
    expect(text).not.toContain('](javascript');
    expect(escapeMarkdown('<img src=x> **a** `b` #1 https://x.example')).toBe(
      '&lt;img src=x&gt; \\*\\*a\\*\\* \\`b\\` \\#1 https\\://x.example',
    );
  });

  it('says what is not there yet', () => {
    const empty = writeBrief({ name: '', coreMechanics: [], metaElements: [] }, null, null, []);
    expect(empty.hook).toBe('No core mechanic is written down yet.');
    expect(formatBrief(empty)).toContain('# Untitled idea');
  });
});
