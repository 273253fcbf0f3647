import { readRevenueCsv } from './read-revenue-csv.js';

it('reads columns in any order, with thousands and dollar signs', async () => {
  const { rows, errors } = await readRevenueCsv(
    'Amount;Source;Month;Game\n$1,234.50;Ads;2026-10;Harbour\n20;In-app purchases;2026-09-01;Harbour\n',
  );
  expect(errors).toEqual([]);
  expect(rows).toEqual([
    { line: 2, month: '2026-10', game: 'Harbour', source: 'advertisements', amount: 1234.5 },
    { line: 3, month: '2026-09', game: 'Harbour', source: 'in_app_purchases', amount: 20 },
  ]);
});

it('lists lines that cannot be used and keeps the others', async () => {
  const { rows, errors } = await readRevenueCsv(
    [
      'month,game,source,amount',
      '2026-13,Harbour,ads,1',
      '2026-10,,ads,1',
      '2026-10,Harbour,gifts,1',
      '2026-10,Harbour,ads,-5',
      '2026-10,Harbour,ads,1.234',
      '2026-10,Harbour,ads,7',
      '2026-10,HARBOUR,advertising,8',
    ].join('\n'),
  );
  expect(rows.map(({ line }) => line)).toEqual([7]);
  expect(errors.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'month must be a month such as 2026-10, not "2026-13"'],
    [3, 'game is empty'],
    [4, 'source must be in-app purchases or advertisements, not "gifts"'],
    [5, 'amount must be a number such as 1234.50, not "-5"'],
    [6, 'amount must be a number such as 1234.50, not "1.234"'],
    [8, 'repeats the month, game and source of line 7'],
  ]);
});

it('takes no day of a month for the month', async () => {
  const { rows, errors } = await readRevenueCsv(
    [
      'date,game,source,amount',
      '2026-10-01,Harbour,ads,1',
      '2026-10-02,Harbour,ads,2',
      '2026-10-03,Harbour,ads,3',
      '2026-11-01,Harbour,ads,4',
    ].join('\n'),
  );
  expect(rows.map(({ line }) => line)).toEqual([5]);
  const reason = 'is one of several days of a month: give the sum of the month';
  expect(errors).toEqual([2, 3, 4].map((line) => ({ line, reason })));
});

it('names the columns that are missing', async () => {
  await expect(readRevenueCsv('month,game\n2026-10,Harbour\n')).rejects.toThrow(/source.*amount/);
});
