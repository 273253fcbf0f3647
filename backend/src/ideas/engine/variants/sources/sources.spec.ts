import type { BrainstormInput, Finding } from '../../engine.types.js';
import { readSources } from './sources.js';

const game = (mechanics: string[], more: Partial<BrainstormInput> = {}): BrainstormInput => ({
  name: 'Lantern Bay',
  type: 'game',
  mechanics,
  metaElements: [],
  findings: mechanics.map((name, at): Finding => ({ name, confidence: 'high', at: 500 - at * 100 })),
  ...more,
});
const readCore = (mechanics: string[], more?: Partial<BrainstormInput>) => {
  const [source] = readSources([game(mechanics, more)]);
  return { core: source?.mechanics.map(({ text }) => text), left: source?.left };
};

describe('readSources', () => {
  it('takes the mechanics in the order in which the analysis ranks them, what the title names first', () => {
    const mechanics = ['Racing', 'Aimed shooting'];
    expect(readCore(mechanics).core).toEqual(mechanics);
    expect(readCore(['Racing', 'Bingo'], { name: 'Lantern Bay Bingo' }).core).toEqual(['Bingo', 'Racing']);
  });

  it('leaves what says little beside what is played, with the reason', () => {
    expect(readCore(['Racing', 'Open and shared worlds', 'Brain teasers'])).toEqual({
      core: ['Racing'],
      left: [
        { text: 'Open and shared worlds', why: 'it says little beside Racing' },
        { text: 'Brain teasers', why: 'it says little beside Racing' },
      ],
    });
    expect(readCore(['Open and shared worlds', 'Racing']).core).toEqual(['Racing']);
    expect(readCore(['Brain teasers', 'Trivia and quiz']).core).toEqual(['Brain teasers', 'Trivia and quiz']);
    expect(readCore(['Brain teasers', 'Pair matching']).core).toEqual(['Pair matching']);
    expect(readCore(['Open and shared worlds']).core).toEqual(['Open and shared worlds']);
  });

  it('leaves what a puzzle is only about, whichever is named first', () => {
    expect(readCore(['Item merging', 'Time-pressed service']).core).toEqual(['Item merging']);
    const title = { name: 'Lantern Farm Merge' };
    expect(readCore(['Farming and production chains', 'Item merging'], title).core).toEqual(['Item merging']);
    const farming = ['Farming and production chains', 'City building'];
    expect(readCore(farming).core).toEqual(farming);
  });

  it('keeps what a designer pins, keeps or wrote', () => {
    const mechanics = ['Item merging', 'City building', 'Open and shared worlds'];
    expect(readCore(mechanics, { pin: ['City building'], keep: ['Open and shared worlds'] }).core).toEqual([
      'City building',
      'Item merging',
      'Open and shared worlds',
    ]);
    expect(readCore(mechanics, { findings: [] }).core).toEqual(mechanics);
  });

  it('quotes a store text that says nothing of a guess, and where no words say what one does', () => {
    const text = 'Follow the sad story of a moth. You are a moth in a city of lamps.';
    const line = 'You are a moth in a city of lamps.';
    const guess = { name: 'Jam and queue puzzles', confidence: 'medium' as const };
    expect(readCore(['Jam and queue puzzles'], { text, findings: [guess] })).toEqual({
      core: [line],
      left: [{ text: guess.name, why: 'found with medium confidence only' }],
    });
    expect(readCore([], { text }).core).toEqual([line]);
    const low = { ...guess, confidence: 'low' as const };
    expect(readCore([guess.name], { text: 'Moths.', findings: [low] }).core).toEqual([guess.name]);
    expect(readCore([guess.name], { text: 'Moths.', findings: [{ ...low, rejected: true }] }).core).toEqual(
      [],
    );
    const jam = `${text} Clear a jam of cars: send the cars off in the right order, one by one.`;
    expect(readCore(['Jam and queue puzzles'], { text: jam, findings: [guess] }).core).toEqual([guess.name]);
  });
});
