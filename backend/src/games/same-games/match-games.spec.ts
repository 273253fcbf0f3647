import { findSharing, matchGames, type MatchCandidate } from './match-games.js';
import { isCommonTitle, readTitleKeys } from './title-keys.rules.js';

const game = (
  platform: 'android' | 'ios',
  bundleId: string,
  title: string,
  part: Partial<MatchCandidate> = {},
): MatchCandidate => ({
  platform,
  bundleId,
  titles: [title],
  developer: null,
  description: null,
  sample: false,
  storeIds: [bundleId.replace(/^id/, '')],
  icons: [],
  developerSites: [],
  ...part,
});
const android = (id: string, title: string, part?: Partial<MatchCandidate>) =>
  game('android', id, title, part);
const ios = (
  id: string,
  title: string,
  developer: string | null = null,
  part: Partial<MatchCandidate> = {},
) => game('ios', id, title, { developer, ...part });

/** The pairs as "android = ios (confidence)". */
const match = (...games: MatchCandidate[]): string[] =>
  matchGames(games).map(
    ({ androidBundleId, iosBundleId, confidence }) => `${androidBundleId} = ${iosBundleId} (${confidence})`,
  );

describe('games that are one game', () => {
  it('are certain by title and developer in any spelling', () => {
    expect(
      match(
        android('com.supercell.clashofclans', 'Clash of Clans'),
        ios('id529479190', '部落衝突 (Clash of Clans)', 'Supercell'),
      ),
    ).toEqual(['com.supercell.clashofclans = id529479190 (high)']);
    expect(
      match(
        android('jp.pokemon.tcgp', 'Pokémon TCG Pocket - Card Game', { developer: 'The Pokémon Company' }),
        ios('id6479970832', 'Pokemon TCG Pocket', 'The Pokemon Company'),
      ),
    ).toEqual(['jp.pokemon.tcgp = id6479970832 (high)']);
  });

  it('are certain by title and package name', () => {
    expect(
      match(
        android('com.king.candycrushsaga', 'Candy Crush Saga', { developer: 'King' }),
        ios('com.midasplayer.apps.candycrushsaga', 'Candy Crush Saga', 'Midasplayer AB'),
      ),
    ).toEqual(['com.king.candycrushsaga = com.midasplayer.apps.candycrushsaga (high)']);
  });

  it('are certain by the same text in both stores, or a rare title', () => {
    const description =
      'Row out at dawn and light every lamp of the bay.\nTwelve seasons of weather to learn.';
    expect(
      match(
        android('com.a.lamps', 'Lamps', { description, developer: 'Harbor House' }),
        ios('id1', 'Lamps', 'Someone Else', { description }),
      ),
    ).toEqual(['com.a.lamps = id1 (high)']);
    expect(
      match(android('com.epicoro.castle', 'Castle Busters'), ios('id2', 'Castle Busters', 'Voodoo')),
    ).toEqual(['com.epicoro.castle = id2 (high)']);
  });

  it.each(['麻將', '数独', '스도쿠', 'ソリティア', 'Шахматы'])(
    'need a person when %s is all that is known',
    (title) =>
      expect(match(android('com.x.a', title), ios('id1', title, 'Someone'))).toEqual([
        'com.x.a = id1 (medium)',
      ]),
  );

  it('need a person with a single clue or two candidates', () => {
    expect(
      match(android('com.x.a', 'Color Block Jam'), ios('id1', 'Color Block Jam', 'Rollic Games')),
    ).toEqual(['com.x.a = id1 (medium)']);
    expect(
      match(
        android('com.x.a', 'Castle Busters'),
        ios('id1', 'Castle Busters', 'Voodoo'),
        ios('id2', 'Castle Busters', 'Copycat Ltd'),
      )[0],
    ).toMatch(/medium/);
  });

  it('are certain by a title and a link between the store pages or a common site', () => {
    const linking = {
      developer: 'Playrix',
      description: 'Also for iPhone: https://apps.apple.com/us/app/township/id638689075',
    };
    const other = {
      developer: 'Playrix',
      description: 'See https://apps.apple.com/us/app/fishdom/id664575829',
    };
    const township = ios('id638689075', 'Township', 'PLR Worldwide');
    expect(match(android('com.a.township', 'Township', linking), township)).toEqual([
      'com.a.township = id638689075 (high)',
    ]);
    expect(match(android('com.a.township', 'Township', other), township).join()).toMatch(/medium/);
    const [found] = matchGames([
      android('com.a.township', 'Township', { ...other, description: 'Help: https://help.plr.co.jp/faq' }),
      { ...township, description: '公式サイト www.plr.co.jp と https://www.youtube.com/@plr' },
    ]);
    expect(found?.confidence).toBe('high');
    expect(found?.evidence.at(-1)).toEqual({
      ...{ clue: 'site', android: 'plr.co.jp', ios: 'plr.co.jp', agrees: true },
    });
  });

  it('become certain by the same icon, and no less certain by another one', () => {
    const show = (print: string) => ({ icons: [{ url: `https://example.com/${print}`, print }] });
    const jam = (part: Partial<MatchCandidate>) => android('com.x.a', 'Color Block Jam', part);
    const theirs = ios('id1', 'Color Block Jam', 'Rollic Games', show('00ff00ff00ff00ff804020'));
    expect(match(jam(show('00ff00ff00ff00fe7f4121')), theirs)).toEqual(['com.x.a = id1 (high)']);
    expect(match(jam(show('ff00ff00ff00ff00804020')), theirs)).toEqual(['com.x.a = id1 (medium)']);
  });

  it('compare the sites that store pages link to, with those that texts name', () => {
    const theirs = ios('id1', 'Township', 'PLR Worldwide', {
      developerSites: ['http://support.plr.co.jp/faq'],
    });
    const [found] = matchGames([
      android('com.a.township', 'Township', { developerSites: ['https://www.plr.co.jp'] }),
      theirs,
    ]);
    expect(found?.evidence.at(-1)).toMatchObject({ clue: 'site', android: 'plr.co.jp', agrees: true });
  });

  it('do not become certain by a site of many developers, or by a developer and its site alone', () => {
    const page = { developer: 'Playrix', description: 'https://www.facebook.com/a' };
    expect(
      match(
        android('com.a.township', 'Township', page),
        ios('id1', 'Township', 'PLR Worldwide', { description: page.description }),
      ).join(),
    ).toMatch(/medium/);
    const site = { description: 'https://rovio.com' };
    expect(
      match(
        android('com.rovio.two', 'Birds Island: Two', { developer: 'Rovio', ...site }),
        ios('id1', 'Birds Island: One', 'Rovio', site),
        android('com.rovio.three', 'Birds Island: Three', { developer: 'Rovio', ...site }),
      ).join(),
    ).not.toMatch(/high/);
  });

  it('exclude games of a series, one-word titles and samples', () => {
    expect(
      match(
        android('com.king.candycrushsaga', 'Candy Crush Saga', { developer: 'King' }),
        ios('id1', 'Candy Crush Soda Saga', 'King'),
      ),
    ).toEqual([]);
    expect(
      match(
        android('com.a.sudoku', 'Sudoku', { developer: 'Easybrain' }),
        ios('id1', 'Sudoku', 'Finger Arts'),
        android('com.b.hit', 'Solitaire', { developer: 'MobilityWare' }),
      ),
    ).toEqual([]);
    expect(
      match(android('com.a.lamps', 'Lighthouse Lamps', { sample: true }), ios('id1', 'Lighthouse Lamps')),
    ).toEqual([]);
  });

  it('are not games of two developers that share a subtitle, whatever their texts and ids share, unless the icon is one', () => {
    const description = 'A new chapter of the story opens every week.';
    const icons = [{ url: 'https://icons.example/1.png', print: 'f0f0f0f0f0f0f0f0'.repeat(4) }];
    const garden = { developer: 'Quiet Fox', description };
    const pair = (part: Partial<MatchCandidate> = {}) => [
      android('com.storybook.garden', 'Ivory Garden: New Season', { ...garden, ...part }),
      ios('com.storybook.tower', 'Ember Tower: New Season', 'Ridge Nine', { description, ...part }),
    ];
    expect(match(...pair())).toEqual([]);
    expect(match(...pair({ icons }))).toHaveLength(1);
  });

  it('match the best partner, each only once', () => {
    expect(
      match(
        android('com.moonactive.cmboard', 'Coin Master - Board Adventure'),
        android('com.moonactive.coinmaster', 'Coin Master'),
        ios('id1', 'Coin Master', 'Moon Active'),
        ios('id2', 'Coin Master - Board Adventure', 'Moon Active'),
      ).sort(),
    ).toEqual(['com.moonactive.cmboard = id2 (high)', 'com.moonactive.coinmaster = id1 (high)']);
  });

  it('state what both stores say', () => {
    const [found] = matchGames([
      android('com.playrix.township', 'Township', { developer: 'Playrix' }),
      ios('id638689075', 'Township', 'PLR Worldwide'),
    ]);
    expect(found?.confidence).toBe('medium');
    expect(found?.evidence).toEqual([
      { clue: 'title', android: 'Township', ios: 'Township', agrees: true },
      { clue: 'developer', android: 'Playrix', ios: 'PLR Worldwide', agrees: false },
    ]);
  });
});

describe('the name in a title', () => {
  it('is found before and after separators and in brackets', () => {
    expect(readTitleKeys('Last Z:Survival Shooter（倖存者逃亡）').parts).toContain('lastz');
    expect(readTitleKeys('最後的戰爭 - Last War').parts).toEqual(
      expect.arrayContaining(['最後的戰爭', 'lastwar']),
    );
    expect(readTitleKeys('X-Men').parts).toEqual(['xmen']);
    // Both would take minutes if every character were a place to start from.
    expect(readTitleKeys(`Harbor${' '.repeat(200_000)}x`).full).toBe('harborx');
    expect(readTitleKeys('('.repeat(200_000)).full).toBe('');
  });

  it('does not exist when every word is in many titles', () => {
    expect(isCommonTitle('Word Puzzle 3D')).toBe(true);
    expect(isCommonTitle('Royal Match')).toBe(false);
  });
});

describe('findSharing', () => {
  it('names the games that may be in a match, without names that too many share', () => {
    const games = [
      android('a.royal', 'Royal Match'),
      ios('id1', 'Royal Match'),
      android('a.alone', 'Alone'),
      android('a.twin', 'Twin'),
      android('b.twin', 'Twin'),
      ...Array.from({ length: 12 }, (_, n) => android(`a.chess${n}`, 'Chess')),
      ios('id2', 'Chess'),
    ];
    expect(findSharing(games).sort()).toEqual(['a.royal', 'id1']);
  });
});
