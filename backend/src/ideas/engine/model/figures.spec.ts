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
    expect(figures.strike('17 % or 17\u00a0% have it, 40 % not.')).toBe(
      `17 % or 17\u00a0% have it, ${REMOVED} not.`,
    );
    const design = 'Boards of 3 minutes, 5 moves, six testers.';
    expect(figures.strike(design)).toBe(design);
  });

  it('take their sentence along when it says nothing else', () => {
    expect(figures.clean('Keep the guard. It made $12 million from 40% of players. Try it.')).toBe(
      'Keep the guard. Try it.',
    );
    expect(figures.clean('Try it.\n- It made $12 million.\n- Keep the guard.')).toBe(
      'Try it.\n- Keep the guard.',
    );
    expect(figures.clean('Try it. In Japan, it made $12 million.\nThen ask.')).toBe('Try it.\nThen ask.');
    expect(figures.clean('Try it. 這類遊戲一年賺 200 萬美元。')).toBe('Try it.');
    expect(figures.clean('Let the first matches be silent, since 62% of players quit there.')).toBe(
      `Let the first matches be silent, since ${REMOVED} of players quit there.`,
    );
    expect(figures.clean('Royal Match is #3, Toon Blast #9.')).toBe(
      `Royal Match is #3, Toon Blast ${REMOVED}.`,
    );
    // A text of nothing else keeps the mark.
    expect(figures.clean('It made $12 million.')).toBe(`It made ${REMOVED}.`);
    expect(figures.clean('It is in 8 of 46 games.')).toBe('It is in 8 of 46 games.');
  });

  it('are told from what a design sets for itself', () => {
    const design = [
      'Unlocked once for $4.99, and no ads.',
      'One book, $3.99, whole.',
      'Go on if 14 of 20 testers play on.',
      'Fill 80% of the board with 9 of 16 tiles; the last row is 20% slower.',
    ];
    for (const text of design) expect(figures.findUnknown(text)).toEqual([]);
    const market = [
      'The genre sells $40 million in packs.',
      'Packs at $5 made half of all revenue.',
      '80% of the players quit, and 60% of its revenue comes from packs.',
      'It stands in 9 of 16 charts.',
      '14 of 20 games fail.',
      '這類遊戲一年賺 200 萬美元。',
      'Solche Spiele verdienen 3 Millionen im Jahr.',
      '它在台灣排第3名。',
    ];
    for (const text of market) expect([text, figures.findUnknown(text)]).not.toEqual([text, []]);
  });

  it('tell of changes of several games only', () => {
    const change = { share: 0.5, shareBefore: 0.4, games: 6, newcomers: 0 };
    const changes = [
      { ...change, name: 'Guilds and teams', change: 20 },
      { ...change, name: 'Match-3 swap', change: 8 },
    ];
    const facts = {
      scope: 'US',
      sample: false,
      capturedAt: null,
      charting: 12,
      analysed: 12,
      newcomerDays: 28,
    };
    const told = listFigures({ ...facts, games: [] }, { comparedFrom: null, days: 28, changes, gaps: [] });
    expect(told.join(' ')).toContain('Guilds and teams rose by 20 percentage points (about 2 games)');
    expect(told.join(' ')).not.toContain('Match-3 swap');
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
      ...{ scope: 'US', sample: true, capturedAt: new Date('2026-11-22'), charting: 13, analysed: 12 },
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
    const figures = listFigures(charting, undefined, ['tower-defence']);
    expect(figures[0]).toBe('US, captured 2026-11-22 (sample data): 12 of 13 charting games are analyzed.');
    // What is asked about comes first, also when no game has it.
    expect(figures[1]).toBe('Tower defense: 0 of 12 analyzed games (0%).');
    expect(figures).toContain('Match-3 swap: 2 of 12 analyzed games (17%).');
    // Two of two analyzed games out of hundreds are no share of a market.
    const few = listFigures({ ...charting, charting: 307, analysed: 2 });
    expect(few.join(' ')).toContain('2 of 307 charting games are analyzed. Too few');
    expect(few.join(' ')).not.toContain('%');
    expect(listFigures({ ...charting, analysed: 0 })).toEqual([]);
  });
});
