import { describe, expect, it } from 'vitest';
import { gameDetail } from '../testing/games';
import { analysis, feedback, item } from '../testing/sample-analysis';
import { alignSeries, listSharedCharts } from './align';
import { dropFromAddress, readCompareAddress } from './compare-address';
import { renderMatrixMarkdown, toMatrixRecords, toMatrixRows, describeShared } from './matrix-rows';

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
    expect(
      toMatrixRows(games, 'mechanics').map(({ name, cells }) => [
        name,
        ...cells.map((cell) => cell?.confidence ?? null),
      ]),
    ).toEqual([
      ['Timer', 'low', 'medium', 'high'],
      ['Own Thing', null, 'high', 'high'],
      ['Merge', 'high', null, null],
    ]);
  });

  it('say how much they share', () => {
    const rows = toMatrixRows(games, 'mechanics');
    expect(describeShared(rows, 3)).toBe('3 in total, 1 shared by all.');
    expect(describeShared(rows.slice(1), 3)).toBe('2 in total, none shared by all.');
    expect(describeShared([], 3)).toBe('None found.');
  });

  it('go into a Markdown table', () => {
    const rows = toMatrixRows(games.slice(0, 2), 'mechanics').slice(0, 1);
    expect(renderMatrixMarkdown(['A | B', 'C'], [{ title: 'Core Mechanics', rows }])).toBe(
      '| | A \\| B | C |\n|---|---|---|\n| **Core Mechanics** | | |\n| Timer | low | medium |\n',
    );
  });

  it('go into a spreadsheet, a column per game, also when two have one name', () => {
    const rows = toMatrixRows(games.slice(0, 2), 'mechanics').slice(0, 1);
    const parts = [{ title: 'Core Mechanics', rows }];
    expect(toMatrixRecords(['A', 'C'], parts)).toEqual([
      { kind: 'Core Mechanics', element: 'Timer', A: 'low', C: 'medium', having: 2 },
    ]);
    expect(Object.keys(toMatrixRecords(['A', 'A'], parts)[0] ?? {})).toEqual([
      'kind',
      'element',
      'A (1)',
      'A (2)',
      'having',
    ]);
  });
});

it('what an idea means stands beside what was found in games', () => {
  const idea = { title: 'Mine', mechanics: [item('merge')], metaElements: [], planned: true };
  const [row] = toMatrixRows([games[0]!, idea], 'mechanics');
  expect(row).toMatchObject({
    name: 'Merge',
    columns: 2,
    cells: [{ confidence: 'high' }, { confidence: 'planned' }],
  });
});

it('the address says what stands side by side; what is wrong in it is dropped, and of more than six the rest', () => {
  const idea = '00000000-0000-4000-8000-000000000001';
  const read = (text: string) => readCompareAddress(new URLSearchParams(text));
  expect(read(`games=com.a,com.b,com.a,<x>&ideas=${idea},x&align=launch`)).toEqual({
    games: ['com.a', 'com.b'],
    ideas: [idea],
    align: 'launch',
  });
  expect(read(`games=a,b,c,d,e,f,g&ideas=${idea}`)).toEqual({
    games: ['a', 'b', 'c', 'd', 'e', 'f'],
    ideas: [],
    align: 'date',
  });
  expect(dropFromAddress(new URLSearchParams(`games=a,b&ideas=${idea}`), idea).toString()).toBe(
    'games=a%2Cb',
  );
});

it('games are aligned by their launch, and charts of most of them come first', () => {
  const points = [{ time: 10, value: 1 }];
  expect(alignSeries(points, 'launch', 4)).toEqual([{ time: 6, value: 1 }]);
  expect(alignSeries(points, 'launch', null)).toBeNull();
  expect(alignSeries(points, 'date', null)).toBe(points);
  const position = (category: string, capturedAt: string) => ({
    ...{
      platform: 'android' as const,
      country: 'us',
      rankingType: 'downloads' as const,
      category,
      capturedAt,
    },
    ...{ rankPosition: 1, previousPosition: null, sample: false },
  });
  const game = (...positions: ReturnType<typeof position>[]) => ({ game: gameDetail({ positions }) });
  expect(
    listSharedCharts([
      game(position('all', '2026-11-01'), position('puzzle', '2026-11-01')),
      game(position('puzzle', '2026-11-02')),
      { game: null },
    ]).map(({ category, games: count, capturedAt }) => [category, count, capturedAt]),
  ).toEqual([
    ['puzzle', 2, '2026-11-02'],
    ['all', 1, '2026-11-01'],
  ]);
});
