import { randomFrom } from '../../random.js';
import { drawLinks, fillLink } from '../../variants/link.js';
import { toHalf } from '../../variants/half.js';
import type { SourceItem } from '../../variants/sources/sources.js';
import { fillWords } from '../../variants/words.js';
import { findFlavor } from '../flavors.js';
import { GROUPS, mechanics } from '../mechanics/mechanics.js';
import { nowhere } from '../settings/nowhere.js';
import { listLinks } from './links.js';

const tell = (item: Partial<SourceItem> & { text: string }) =>
  toHalf(
    { kind: 'mechanic', id: undefined, near: undefined, input: 0, pinned: false, ...item },
    randomFrom(1),
  );
const known = [...mechanics.keys()].map((id) => tell({ text: id, id, near: id }));
const FAULTS = /[{}*]|undefined| {2}|\.\.|\ba (?!one)[aeio]|\bthe the\b/;

describe('links between two kinds of play', () => {
  it('are at least five for any two, whole, and each said once', () => {
    const texts = new Set<string>();
    for (const [at, one] of GROUPS.entries()) {
      for (const other of GROUPS.slice(at)) {
        const links = listLinks(one, other);
        expect([one, other, links.length >= 5]).toEqual([one, other, true]);
        for (const { text, choice, why } of links) {
          expect([text, texts.has(text)]).toEqual([text, false]);
          texts.add(text);
          expect([text, text.length > 60 && text.length < 200]).toEqual([text, true]);
          expect([text, /^\p{Lu}.*\.$/u.test(text), /^\p{Lu}.*\.$/u.test(why)]).toEqual([text, true, true]);
          expect(choice).toMatch(/^(?:whether|which|when|how|what|where|whose|whom?|who)\b.*[^.]$/);
        }
      }
    }
  });

  it('are told with the words of both halves, whichever comes first', () => {
    for (const [at, one] of known.entries()) {
      for (const other of known.filter((_, index) => (index + at) % 5 === 0)) {
        for (const { text, choice, why } of drawLinks(one, other, randomFrom(at))) {
          const filled = [text, choice, why].map((cell) => fillWords(fillLink(cell, one, other), nowhere));
          for (const line of filled) expect(line).not.toMatch(FAULTS);
        }
      }
    }
    const [towers, racing] = ['tower-defence', 'circuit-racing'].map((id) => tell({ text: id, id }));
    const fill = (text: string, turned: boolean) =>
      turned ? fillLink(text, racing!, towers!) : fillLink(text, towers!, racing!);
    const there = drawLinks(towers!, racing!, randomFrom(1)).map(({ text }) => fill(text, false));
    const back = drawLinks(racing!, towers!, randomFrom(1)).map(({ text }) => fill(text, true));
    expect(back.sort()).toEqual(there.sort());
  });

  it('speak of nothing that one of both games does not have', () => {
    const [golf, racing] = ['aim-power-sports', 'circuit-racing'].map((id) => tell({ text: id, id }));
    const texts = Array.from({ length: 9 }, (_, seed) => drawLinks(golf!, racing!, randomFrom(seed))).flat();
    expect(texts.filter(({ text }) => /\btargets?\b/.test(text))).toEqual([]);
  });

  it('call a board and a vehicle what they are in their game', () => {
    const [solitaire, cards] = ['solitaire', 'life-sim'].map((id) => tell({ text: id, id }));
    expect(fillLink('Clear the board.', solitaire!, cards!)).toBe('Clear the layout.');
    const flavor = findFlavor('drift-stunt', 'Snowboard Party')!;
    const ride = tell({ text: 'Stunts', id: 'drift-stunt', flavor });
    expect(fillLink('Your vehicle slows down.', ride, cards!)).toBe('Your snowboard slows down.');
  });

  it('are other ones for two games of one core, a goal of weeks, and words that nothing explains', () => {
    const match = tell({ text: 'Match-3 swap', id: 'match3-swap', near: 'match3-swap' });
    const album = tell({ text: 'Collection albums', kind: 'meta', id: 'collection-album' });
    const open = tell({ text: 'Something about the color blue' });
    for (const [one, other] of [
      [match, match],
      [match, album],
      [open, match],
      [open, tell({ text: 'Something about the sea' })],
    ] as const) {
      const texts = drawLinks(one, other, randomFrom(1)).map(({ text }) => fillLink(text, one, other));
      expect(new Set(texts).size).toBeGreaterThanOrEqual(5);
      for (const text of texts) expect(text).not.toMatch(FAULTS);
    }
  });
});
