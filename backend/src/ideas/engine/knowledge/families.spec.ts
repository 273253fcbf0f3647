import { families, findFamily } from './families.js';
import { plays } from './plays/plays.js';
import { parseRows } from './rows.js';
import { titleRows } from './title-words.js';

describe('families of what people do', () => {
  it('are read from verbs in any ending, the telling ones first, and from nothing else', () => {
    expect(findFamily('Slide food blocks across the board')?.id).toBe('move');
    expect(findFamily('A lighthouse keeper draws one line of light')?.id).toBe('draw');
    expect(findFamily('Build a crew and race through the night')?.id).toBe('build');
    expect(findFamily('Explore the depths, dodging lasers')?.id).toBe('search');
    expect(findFamily('An arcade game about staying alive')?.id).toBe('run');
    expect(findFamily('play an idle RPG painted like stained glass')?.id).toBe('fight');
    expect(findFamily('Something about the color blue')).toBeUndefined();
  });

  it('name each verb once, and have every text and at least five rules', () => {
    const verbs = families.flatMap((family) => family.verbs.split(' '));
    expect(verbs.filter((verb, at) => verbs.indexOf(verb) !== at)).toEqual([]);
    // Two families may share a table.
    const rules = [...new Set(families.map((family) => family.rules))].flatMap(parseRows);
    expect(new Set(rules.map(([rule]) => rule)).size).toBe(rules.length);
    for (const family of families) {
      expect(parseRows(family.rules).length).toBeGreaterThanOrEqual(5);
      for (const [rule = '', why = ''] of parseRows(family.rules)) {
        expect([rule, /^\p{Lu}.*\.$/u.test(rule), /^\p{Lu}.*[^.]$/u.test(why)]).toEqual([rule, true, true]);
      }
    }
  });
});

it('every mechanic has its own words for titles', () => {
  const rows = parseRows(titleRows);
  expect(rows.map(([id]) => id).sort()).toEqual([...plays.keys()].sort());
  for (const row of rows) expect([row[0], row.length]).toEqual([row[0], 2]);
});

it('rolls a block by hand and dice by chance', () => {
  expect(findFamily('roll the block into the hole')?.id).toBe('move');
  expect(findFamily('roll the dice')?.id).toBe('chance');
});
