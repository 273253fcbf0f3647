import { FigureFilter, listFigures, REMOVED, SentFigures } from './figures.js';

const SENT = 'Match-3 swap: 8 of 46 analyzed games (17%). {"title":"Royal Match","rank":3}';
const figures = new SentFigures(SENT);

describe('figures about the market', () => {
  it('stay when they were sent and are struck when not', () => {
    expect(figures.strike('8 of 46 games have it, so 17%.')).toBe('8 of 46 games have it, so 17%.');
    expect(figures.strike('It made $12 million from 40% of players.')).toBe(
      `It made ${REMOVED} from ${REMOVED} of players.`,
    );
    expect(figures.strike('Royal Match is #3, Toon Blast #9.')).toBe(
      `Royal Match is #3, Toon Blast ${REMOVED}.`,
    );
    const design = 'Boards of 3 minutes, 5 moves, six testers.';
    expect(figures.strike(design)).toBe(design);
  });

  it('are struck in a text that comes in pieces too, whatever the pieces', () => {
    const text = 'A board is calm. It reaches 25 million players, or 8 of 46 games.\nTry it.';
    for (const size of [1, 3, 7, 100]) {
      const filter = new FigureFilter(figures);
      let shown = '';
      for (let at = 0; at < text.length; at += size) shown += filter.add(text.slice(at, at + size));
      expect(shown + filter.rest()).toBe(figures.strike(text));
    }
  });

  it('are listed from the charts with what they rest on', () => {
    const game = { ...{ bundleId: 'a', title: 'A', developer: null, platform: 'ios' as const, rank: 1 } };
    const charting = {
      ...{ scope: 'US', sample: true, capturedAt: new Date('2026-11-22'), charting: 3, analysed: 2 },
      newcomerDays: 28,
      games: [
        { ...game, rankingType: 'revenue' as const, country: 'us', items: ['match3-swap'], newcomer: true },
        {
          ...game,
          rankingType: 'revenue' as const,
          country: 'us',
          items: ['match3-swap', 'guilds'],
          newcomer: false,
        },
      ],
    };
    const figures = listFigures(charting);
    expect(figures[0]).toBe('US, captured 2026-11-22 (sample data): 2 of 3 charting games are analyzed.');
    expect(figures).toContain('Match-3 swap: 2 of 2 analyzed games (100%).');
    expect(listFigures({ ...charting, analysed: 0 })).toEqual([]);
  });
});
