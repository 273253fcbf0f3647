import { parseRows } from '../rows.js';
import { fanRows } from '../fans.js';
import { plays } from '../plays/plays.js';
import { CONTESTS, meetings } from './meetings.js';

const NEEDED = { doing: 1, job: 2, move: 1, clock: 1, part: 2, ground: 2, yield: 2, take: 1, stake: 1 };

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
    expect([...CONTESTS].filter((id) => !plays.has(id))).toEqual([]);
  });

  it('are told in words that fit their sentence', () => {
    for (const [doing = ''] of meetings.doing.values()) expect(doing).toMatch(/^\w+ing /);
    for (const [, object = ''] of meetings.job.values()) expect(object).toMatch(/^(?:an?|one of|something) /);
    for (const [part = ''] of meetings.part.values()) expect(part).toMatch(/ you |^\w+$/);
    for (const [ground = ''] of meetings.ground.values()) expect(ground).toMatch(/^the /);
    for (const [takes = ''] of meetings.take.values())
      expect(takes).toMatch(/^\w+(?:ed|wn|nt|en|id|et|ld|ft) /);
    const moves = [...meetings.move.values(), ...meetings.yield.values()];
    for (const [thing = ''] of moves) expect(thing).not.toMatch(/^(?:an?|the|every) /);
  });

  it('have somebody who plays each mechanic, once', () => {
    const rows = parseRows(fanRows);
    expect(rows.map(([id]) => id).sort()).toEqual([...plays.keys()].sort());
    expect(new Set(rows.flatMap(([, who, wish]) => [who, wish])).size).toBe(rows.length * 2);
  });
});
