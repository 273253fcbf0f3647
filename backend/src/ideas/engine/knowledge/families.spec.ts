import { randomFrom } from '../random.js';
import { listBridges } from '../variants/bridge.js';
import type { SourceItem } from '../variants/sources.js';
import { writeBridge } from '../variants/write-bridge.js';
import { toHalf } from '../variants/half.js';
import { fillWords } from '../variants/words.js';
import { families, findFamily } from './families.js';
import { plays } from './plays/plays.js';
import { parseRows } from './rows.js';
import { nowhere } from './settings/nowhere.js';
import { titleRows } from './title-words.js';

const tell = (item: Partial<SourceItem> & { text: string }) =>
  toHalf(
    { kind: 'mechanic', id: undefined, near: undefined, input: 0, pinned: false, ...item },
    randomFrom(1),
  );

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
    const rules = families.flatMap((family) => parseRows(family.rules));
    expect(new Set(rules.map(([rule]) => rule)).size).toBe(rules.length);
    for (const family of families) {
      expect(parseRows(family.rules).length).toBeGreaterThanOrEqual(5);
      for (const [rule = '', why = ''] of parseRows(family.rules)) {
        expect([rule, /^\p{Lu}.*\.$/u.test(rule), /^\p{Lu}.*[^.]$/u.test(why)]).toEqual([rule, true, true]);
      }
      for (const text of [...family.wins, ...family.losses]) expect(text).toMatch(/^[a-z]+s /);
      expect(Object.values(family.cells).every((cells) => cells.length > 0)).toBe(true);
    }
  });

  it('make plain sentences beside every mechanic, with the quotation and its game', () => {
    const quoted = tell({
      text: 'Slide food blocks across the board.',
      ...{ clause: 'slide food blocks across the board', quoted: true, from: 'Cool Slider' },
    });
    for (const id of plays.keys()) {
      for (const bridge of listBridges(quoted, tell({ text: id, id, near: id }), randomFrom(3))) {
        expect(bridge.kind).not.toBe('loose');
        const { texts } = writeBridge(bridge, randomFrom(4));
        for (const text of texts.map((one) => fillWords(one, nowhere))) {
          expect(text).toMatch(/^[A-Z“].*[.”]$/);
          expect(text).not.toMatch(/[{}*]|undefined| {2}|\.\.|\ba (?!one)[aeio]|\bthe the\b/);
        }
      }
    }
  });
});

it('every mechanic has its own words for titles', () => {
  expect(
    parseRows(titleRows)
      .map(([id]) => id)
      .sort(),
  ).toEqual([...plays.keys()].sort());
});

it('rolls a block by hand and dice by chance', () => {
  expect(findFamily('roll the block into the hole')?.id).toBe('move');
  expect(findFamily('roll the dice')?.id).toBe('chance');
});
