import type { Act } from './acts.js';
import { chooseActs, findRound, joinActs, listBorneOut } from './own-acts.js';
import { readSources } from './sources.js';

const act = (text: string, score: number, line = text): Act => ({
  ...{ text, score, line, at: 0, form: 'order', isWhole: true },
});

describe('what is told of a game', () => {
  it('is the most telling, each sentence once', () => {
    const told = [
      act('collect a bouquet', 0.8),
      act('pour water between tubes', 1),
      act('pour water', 0.9, 'pour water between tubes'),
      act('sort drinks by color', 0.7),
    ];
    expect(chooseActs(told).map(({ text }) => text)).toEqual([
      'pour water between tubes',
      'collect a bouquet',
      'sort drinks by color',
    ]);
  });

  it('is told as one where two are short', () => {
    expect(joinActs([act('pour water', 1), act('sort drinks', 0.5)])).toEqual([
      'pour water and sort drinks',
      'pour water',
      'sort drinks',
    ]);
    const long = 'guide a growing black hole through colorful levels and collect all in sight';
    expect(joinActs([act(long, 1), act('sort drinks', 0.5)])).toEqual([long, 'sort drinks']);
  });

  it('is told in the words of the mechanic that the text bears out, where it has no clause', () => {
    const acts = ['run a farm', 'grow crops and raise animals', 'plant, harvest and sell'];
    const told = { acts, details: [] };
    expect(listBorneOut(told, 'A calm farm.')).toEqual({ ...told, acts: ['run a farm'], share: 0.5 });
    expect(listBorneOut(told, 'Growing crops, raising animals: all yours.')).toEqual({
      ...{ acts: [acts[1]], details: [], share: 1 },
    });
    expect(listBorneOut(told, 'Nothing of it.')).toEqual({ ...told, share: 0 });
  });

  it('is a detail only where the text has all of its words, the fullest first', () => {
    const details = ['race karts', 'race karts downhill', 'race corner by corner'];
    const told = { acts: ['race to the finish'], details };
    expect(listBorneOut(told, 'Kart racing, downhill!').details).toEqual([details[1], details[0]]);
    expect(listBorneOut(told, 'Racing around a corner.').details).toEqual([details[2]]);
    expect(listBorneOut(told, 'Racing.').details).toEqual([]);
  });

  it('belongs to games only, and a mechanic found with low confidence stands in where the text says nothing', () => {
    const finding = { name: 'Item merging', confidence: 'low' as const };
    const read = (type: 'game' | 'idea', more: object) =>
      readSources([{ ...{ name: 'Calm', type, mechanics: ['Item merging'], metaElements: [] }, ...more }])[0]!
        .mechanics;
    expect(read('game', { text: 'Our studio is proud of this.', findings: [finding] })).toMatchObject([
      { id: 'merge-items', standsIn: true, confidence: 'low' },
    ]);
    const text = 'Pour water between tubes until each one holds a single color.';
    expect(read('idea', { text })[0]).not.toHaveProperty('acts');
    expect(read('game', { text })[0]!.acts![0]).toMatch(/^pour water between tubes/);
  });

  it('calls a round what its page calls it', () => {
    const text = 'Solve levels full of traps. Each level is new, and the next level is longer.';
    expect([findRound('run', text), findRound('level', text), findRound('harvest', text)]).toEqual([
      'level',
      undefined,
      undefined,
    ]);
    expect(findRound('run', 'One more level.')).toBeUndefined();
  });

  it('is what holds for all games of the mechanic where no clause speaks of it', () => {
    const read = (text: string) =>
      readSources([
        { ...{ name: 'Beasts', type: 'game', mechanics: ['Tower defense'], metaElements: [] }, text },
      ])[0]!.mechanics[0]!.acts![0];
    const more = 'The beasts come in waves. Each wave is bigger, and the beasts of the last wave fly.';
    const towers = 'Towers with bows are built against the enemies.';
    const told = 'build towers against waves of enemies';
    expect(read(`Drop the rocks onto the beasts. ${more} ${towers}`)).toBe(told);
    expect(read(`Build towers on the cliffs to stop the waves of beasts. ${more} ${towers}`)).toMatch(
      /^build towers on the cliffs/,
    );
    // A page without the words of the tables is told in its own.
    expect(read(`Drop the rocks onto the beasts. ${more}`)).toBe('drop the rocks onto the beasts');
  });

  it('is nothing that tells of another mechanic', () => {
    const read = (mechanic: string) =>
      readSources([
        {
          ...{ name: 'Castle', type: 'game', mechanics: [mechanic], metaElements: [] },
          text: 'Pull the pin or clear a path before water reaches the king.',
        },
      ])[0]!.mechanics[0]!.acts!.join(', ');
    expect(read('Screw and pin removal')).toContain('pull the pin');
    expect(read('Match-3 swap')).not.toContain('pull the pin');
  });
});
