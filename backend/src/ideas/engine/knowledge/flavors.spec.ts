import { entryFor } from '../variants/sources/sources.js';
import { findEntry } from '../../../ai/taxonomy/taxonomy.js';
import { flavorRows } from './flavor-rows.js';
import { findFlavor, findKind } from './flavors.js';
import { kindRows } from './kind-rows.js';
import { mechanics } from './mechanics/mechanics.js';
import { parseRows } from './rows.js';

describe('kinds of games that one entry stands for', () => {
  it('belong to entries that exist and are told with tables that exist', () => {
    for (const [ids = '', words = '', genre = ''] of [flavorRows, kindRows].flatMap(parseRows)) {
      for (const id of ids.split(' '))
        expect([id, id === 'any' || findEntry(id)?.kind === 'mechanic']).toEqual([id, true]);
      const like = /^=(\S+)/.exec(genre)?.[1];
      if (like) expect([words, like, mechanics.has(like)]).toEqual([words, like, true]);
      if (ids === 'any') expect([words, like !== undefined]).toEqual([words, true]);
    }
  });

  it('are read from the title, the proof, or what the text says more than once', () => {
    expect(findFlavor('sorting', 'Yarn Sort')?.genre).toBe('yarn-sorting');
    expect(findFlavor('queue-jam', 'Way Out', '', 'Extract each arrow.')?.genre).toBe('arrow-puzzle');
    expect(findFlavor('sorting', 'Calm', 'Pour the water. More water follows.')?.genre).toBe('water-sorting');
    expect(findFlavor('sorting', 'Calm', 'Sort what you like, even water.')).toBeUndefined();
    expect(findFlavor('match3-swap', 'Yarn Sort')).toBeUndefined();
  });

  it('replace the words of the tables, in singular and plural, alone and in braces, each once', () => {
    const tell = (title: string, id: string, text: string) => findFlavor(id, title)?.tell(text);
    expect(tell('Candy Land', 'match3-swap', 'swap {things:tiles}, a tile and two tiles')).toBe(
      'swap candies, a candy and two candies',
    );
    expect(tell('Arrows', 'queue-jam', 'each blocked car in the jam')).toBe(
      'each blocked arrow on the board',
    );
    expect(tell('Archery King', 'aim-power-sports', 'each perfect shot')).toBe('each perfect arrow');
    expect(tell('Yarn', 'sorting', 'two pieces')).toBe('two balls of yarn');
  });

  it('tell what a text calls itself where no entry is certain', () => {
    expect(findKind('Frost King', '', 'A medieval survival game.')?.like).toBe('survival-craft');
    expect(findKind('Sums for Kids: Math', '', '')?.genre).toBe('math');
    expect(findKind('Horizon', '', 'Jump into hundreds of games.')).toBeUndefined();
  });

  it('are the narrower ones that a page names, and none where it names two', () => {
    const find = (id: string, text: string) => findFlavor(id, 'Calm', text)?.genre;
    expect(find('circuit-racing', 'Win each drag race.')).toBe('drag-racing');
    expect(find('circuit-racing', 'Win each race.')).toBeUndefined();
    expect(find('solitaire', 'The classic Klondike solitaire.')).toBe('Klondike-solitaire');
    expect(find('solitaire', 'Klondike solitaire or FreeCell solitaire.')).toBeUndefined();
    expect(findKind('Flips', 'A platformer. Springy, ever higher.', '')?.genre).toBe('upward-jumping');
  });

  it('are known again by what they are called at the head of an item', () => {
    expect(entryFor('Arrow-puzzle: free arrows without a collision')).toBe('queue-jam');
    expect(entryFor('Monster-training: raise monsters for battle')).toBe('creature-catch');
    expect(entryFor('Nothing of the kind: draw a line')).toBeUndefined();
  });
});
