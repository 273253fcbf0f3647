import { toCites } from './cites.js';

it('cites the figure that an answer names, with its day as in texts', () => {
  const charting = { analysed: 1, charting: 17, games: [], capturedAt: new Date('2026-09-28T01:00:00Z') };
  const idea = { coreMechanics: [], metaElements: [] };
  expect(toCites([], '1 of 17 games are analyzed.', idea, charting as never)).toEqual([
    { kind: 'figure', label: '1 of 17 games · 28 Sep 2026', ref: null },
  ]);
});
