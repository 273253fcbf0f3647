import { parseRows } from '../rows.js';
import { fanRows } from '../fans.js';
import { plays } from '../plays/plays.js';
import { listWritten, meetings } from './meetings.js';

const NEEDED = {
  doing: 1,
  job: 2,
  move: 1,
  clock: 1,
  part: 2,
  ground: 2,
  yield: 2,
  take: 1,
  ...{ hold: 3, loose: 2, left: 1, as: 1, budget: 2 },
};

describe('meetings of two mechanics', () => {
  it('know each mechanic and have all of its words', () => {
    for (const [name, least] of Object.entries(NEEDED)) {
      const table = meetings[name as keyof typeof meetings];
      expect(table.size).toBeGreaterThan(15);
      for (const [id, cells] of table) {
        expect([name, id, plays.has(id)]).toEqual([name, id, true]);
        expect([id, cells.filter(Boolean).length >= least]).toEqual([id, true]);
      }
    }
  });

  it('are told in words that fit their sentence', () => {
    for (const [doing = ''] of meetings.doing.values()) expect(doing).toMatch(/^\w+ing /);
    for (const [, object = ''] of meetings.job.values()) expect(object).toMatch(/^(?:an?|one of|something) /);
    for (const [part = ''] of meetings.part.values()) expect(part).toMatch(/ you |^\w+$/);
    for (const [ground = ''] of meetings.ground.values()) expect(ground).toMatch(/^the /);
    for (const [takes = ''] of meetings.take.values())
      expect(takes).toMatch(/^\w+(?:ed|wn|nt|en|id|et|ld|ft) /);
    for (const [piece = ''] of meetings.hold.values())
      expect(piece).toMatch(/ (?:hides|carries|traps|locks in)$/);
    for (const [content = ''] of meetings.loose.values())
      expect(content).toMatch(/^(?:an? |one of |something |firewood|the way )/);
    for (const [as = ''] of meetings.as.values()) expect(as).toMatch(/^(?:an? |one )/);
    for (const [spent = ''] of meetings.budget.values()) expect(spent).toMatch(/^(?:an? |one )/);
    const moves = [...meetings.move.values(), ...meetings.yield.values(), ...meetings.left.values()];
    for (const [thing = ''] of moves) expect(thing).not.toMatch(/^(?:an?|the|every) /);
  });

  it('are written out for two puzzles, a puzzle and a world, and two worlds', () => {
    const [puzzles] = listWritten('match3-swap', 'tower-defence');
    expect(puzzles?.words).toMatchObject({
      board: expect.stringContaining('the match-3 board'),
      piece: '{thing:tile}',
      one: 'enemy',
      foe: 'enemy',
    });
    expect(listWritten('tower-defence', 'city-building').length).toBeGreaterThan(1);
    expect(listWritten('match3-swap', 'word-build').length).toBeGreaterThan(1);
    for (const task of plays.keys()) {
      for (const world of plays.keys()) {
        for (const { rule, why, words } of listWritten(task, world)) {
          const used = [...`${rule} ${why}`.matchAll(/\{(\w+?)s?\}/g)].map(([, word = '']) => word);
          const known = [...Object.keys(words), 'act', 'other', 'many'];
          expect([rule, used.filter((word) => !known.includes(word))]).toEqual([rule, []]);
          // Both halves are told, or the piece that one of them is known by.
          expect([rule, /\{act\}|^every block you place/.test(rule) && /\{other\}/.test(rule)]).toEqual([
            rule,
            true,
          ]);
        }
      }
    }
  });

  it('have somebody who plays each mechanic, once', () => {
    const rows = parseRows(fanRows);
    expect(rows.map(([id]) => id).sort()).toEqual([...plays.keys()].sort());
    expect(new Set(rows.flatMap(([, who, wish]) => [who, wish])).size).toBe(rows.length * 2);
  });
});
