import { describe, expect, it } from 'vitest';
import { analysis, feedback, item } from '../testing/sample-analysis';
import { readCompared } from './compared';
import { analysesMarkdown, matrixMarkdown } from './analyses-document';
import { matrixRecords, matrixRows, sharedText } from './compare-matrix';

const games = [
  analysis(1, { mechanics: [item('merge'), item('timer', { confidence: 'low' })] }),
  analysis(2, { mechanics: [item('timer', { confidence: 'medium' }), item('', { name: 'Own Thing' })] }),
  analysis(3, {
    mechanics: [
      item('timer', { feedback: feedback('corrected', { name: 'Clock' }) }),
      item('', { name: ' own thing' }),
      item('merge', { feedback: feedback('rejected') }),
    ],
  }),
];

describe('games side by side', () => {
  it('have one row per element, the most shared first, without what was rejected', () => {
    expect(matrixRows(games, 'mechanics').map(({ name, cells }) => [name, ...cells])).toEqual([
      ['Timer', 'low', 'medium', 'high'],
      ['Own Thing', null, 'high', 'high'],
      ['Merge', 'high', null, null],
    ]);
  });

  it('say how much they share', () => {
    const rows = matrixRows(games, 'mechanics');
    expect(sharedText(rows, 3)).toBe('3 in all, 1 of them in every game.');
    expect(sharedText(rows.slice(1), 3)).toBe('2 in all, none of them in every game.');
    expect(sharedText([], 3)).toBe('None was found in any of them.');
  });

  it('go into a Markdown table', () => {
    const rows = matrixRows(games.slice(0, 2), 'mechanics').slice(0, 1);
    expect(matrixMarkdown(['A | B', 'C'], [{ title: 'Core Mechanics', rows }])).toBe(
      '| | A \\| B | C |\n|---|---|---|\n| **Core Mechanics** | | |\n| Timer | low | medium |\n',
    );
  });

  it('go into a spreadsheet, a column per game, also when two have one name', () => {
    const rows = matrixRows(games.slice(0, 2), 'mechanics').slice(0, 1);
    const parts = [{ title: 'Core Mechanics', rows }];
    expect(matrixRecords(['A', 'C'], parts)).toEqual([
      { kind: 'Core Mechanics', element: 'Timer', A: 'low', C: 'medium', games: 2 },
    ]);
    expect(Object.keys(matrixRecords(['A', 'A'], parts)[0] ?? {})).toEqual([
      'kind',
      'element',
      'A (1)',
      'A (2)',
      'games',
    ]);
  });
});

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

it('the address says which games stand side by side; what is wrong in it is dropped', () => {
  const [one, two] = [analysis(1).id, analysis(2).id];
  expect(readCompared(`${one},${two},${one},x`)).toEqual([one, two]);
  expect(readCompared(one)).toEqual([]);
  expect(readCompared(null)).toEqual([]);
});
