import { mechanics } from '../knowledge/mechanics/mechanics.js';
import { tellOwnActs } from './own-acts.js';
import { readSources } from './sources.js';

const tell = (id: string, text: string, { name = 'Calm', evidence = '' } = {}) =>
  tellOwnActs(id, mechanics.get(id)!.acts, [], { name, text, evidence });

describe('what one does in a game, in words of its store text', () => {
  it('is a clause that names the mechanic, stands in the sentence that proves it or begins with its verb', () => {
    expect(tell('merge-items', 'Welcome! Merge flavorful dishes.')).toEqual(['merge flavorful dishes']);
    const evidence = 'Attack the city with a horde of zombies.';
    expect(tell('horde-survival', `The classic is back.\n${evidence}`, { evidence })).toEqual([
      'attack the city with a horde of zombies',
    ]);
    expect(tell('merge-items', 'MERGE Fancy Items to show off your style!')).toEqual(['merge fancy items']);
  });

  it('stands beside what any game of the kind asks for where it only names what the game is about', () => {
    const text = 'A dress-up game. Dress your avatar. Rescue beautiful horses!';
    const [act] = tell('dress-up-design', text, { name: 'Horse Ride & Rescue' });
    expect(act).toMatch(/ and rescue beautiful horses$/);
    expect(tell('dress-up-design', text, { name: 'Fashion' })[0]).not.toContain('horses');
  });

  it('is no praise, no order that any game gives, no title and nothing cut off', () => {
    const { acts } = mechanics.get('match3-swap')!;
    for (const text of [
      'Decorate different areas in the garden with match-3.',
      'Play the best match-3 game of the year!',
      'Unlock hundreds of match-3 levels. Join your friends now.',
      'Match Manor brings match-3 to your phone.',
      'Match the favorite, and match the.',
    ]) {
      const told = tell('match3-swap', text, { name: 'Match Manor', evidence: text });
      expect(told.filter((act) => !acts.includes(act))).toEqual([]);
    }
  });

  it('is told in the words of the mechanic that the text bears out, where it has no such clause', () => {
    const acts = ['run a farm', 'grow crops and raise animals', 'plant, harvest and sell'];
    const read = (text: string) => tellOwnActs('farm-production', acts, [], { name: '', text, evidence: '' });
    expect(read('A calm farm.')).toEqual(['run a farm']);
    expect(read('Growing crops, raising animals: all yours.')).toEqual([acts[1]]);
    expect(read('Nothing of it.')).toEqual(acts);
  });

  it('belongs to games only, and a mechanic found with low confidence stands in where the text says nothing', () => {
    const finding = { name: 'Item merging', confidence: 'low' as const };
    const text = 'Our studio is proud of this.';
    const read = (type: 'game' | 'idea', more: object) =>
      readSources([{ ...{ name: 'Calm', type, mechanics: ['Item merging'], metaElements: [] }, ...more }])[0]!
        .mechanics;
    expect(read('game', { text, findings: [finding] })).toMatchObject([
      { id: 'merge-items', standsIn: true, confidence: 'low' },
    ]);
    expect(read('idea', { text: 'Merge flavorful dishes.' })[0]).not.toHaveProperty('acts');
    expect(read('game', { text: 'Merge flavorful dishes.' })[0]).toHaveProperty('acts', [
      'merge flavorful dishes',
    ]);
  });
});
