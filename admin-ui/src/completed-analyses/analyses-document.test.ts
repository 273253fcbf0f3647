import { expect, it } from 'vitest';
import { analysis, feedback, item } from '../testing/sample-analysis';
import { analysesMarkdown } from './analyses-document';

it('analyses go into a document in which store texts stay text', () => {
  const text = analysesMarkdown([
    analysis(1, {
      title: '# Big *Game*\n',
      developer: null,
      mechanics: [item('merge', { evidence: ['Merge <b>it</b>.'] })],
      metaElements: [item('teams', { feedback: feedback('rejected') })],
    }),
  ]);
  expect(text).toContain('## \\# Big \\*Game\\* \n');
  expect(text).toContain('Unknown Developer, `com.example.g1`');
  expect(text).toContain('- **Merge** (high): About merge.\n  > Merge \\<b\\>it\\</b\\>.');
  expect(text).toContain('- ~~Teams~~ (rejected by an analyst)');
});
