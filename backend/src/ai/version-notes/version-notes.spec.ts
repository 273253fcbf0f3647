import { readVersionNotes } from './version-notes.js';

const kinds = (notes: string): string[] => readVersionNotes(notes).map(({ kind }) => kind);

describe('readVersionNotes', () => {
  it.each([
    ['Bug fixes and performance improvements.', ['fixes_only']],
    ['Crash fixes and 50 new levels.', []],
    ['Season 7: climb the new battle pass.', ['season', 'battle_pass']],
    ['The Smurfs are visiting your village!', ['collaboration']],
    [
      'New game mode: Boss Rush. Introducing the grappling hook: swing across gaps.',
      ['new_mode', 'new_mechanic'],
    ],
    ['Fixed an issue with the season screen.', ['fixes_only']],
    ['Dark mode is here.', []],
    ['No new features, just bug fixes.', ['fixes_only']],
    ['Fixed an issue with the battle pass screen.', ['fixes_only']],
    ['Battle pass and bug fixes.', ['battle_pass']],
    ['Fehlerbehebungen und Verbesserungen', ['fixes_only']],
    ['Neuer Spielmodus: Endlosfahrt!', ['new_mode']],
    ['¡Colaboración con la feria! Nuevo pase de temporada.', ['collaboration', 'battle_pass']],
    ['シーズン3開幕!バグ修正。', ['season']],
    ['修复已知问题', ['fixes_only']],
    ['We teamed up with a toy maker.', ['collaboration']],
    ['Team up with your friends for 20 new levels.', []],
    ['100 new levels added! Have fun!', []],
    ['', []],
  ])('reads "%s"', (notes, expected) => expect(kinds(notes)).toEqual(expected));

  it('quotes the sentence word for word and the dates it names', () => {
    const notes = 'Hello!\n• Summer season runs June 1 - June 30: enjoy “the heat”\n• Fixes';
    expect(readVersionNotes(notes)).toEqual([
      {
        kind: 'season',
        quote: 'Summer season runs June 1 - June 30: enjoy “the heat”',
        when: 'June 1 - June 30',
      },
    ]);
  });

  it.each([
    ['Version 2.14 brings Season 5', undefined],
    ['Season 5: play 24/7', undefined],
    ['Season 5 has 50/50 duels, maybe 5', undefined],
    ['Season 5 starts 5/14', '5/14'],
    ['Season 5 starts on 14.05.2026', 'on 14.05.2026'],
    ['Season 5 runs until Sept 3', 'until Sept 3'],
  ])('reads the dates of "%s"', (notes, when) => expect(readVersionNotes(notes)[0]?.when).toBe(when));

  it('handles notes of any length', () => {
    expect(readVersionNotes('season '.repeat(200_000)).length).toBeLessThanOrEqual(1);
  });
});
