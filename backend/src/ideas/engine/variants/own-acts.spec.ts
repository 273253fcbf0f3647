import { mechanics } from '../knowledge/mechanics/mechanics.js';
import { findOwnAct, listBorneOut } from './own-acts.js';
import { readSources } from './sources.js';

const find = (id: string, text: string, evidence?: string) =>
  findOwnAct(id, mechanics.get(id)!.acts, text, evidence);

describe('what one does in a game, in words of its store text', () => {
  it('is a clause that names the mechanic or stands in the sentence that proves it', () => {
    expect(find('merge-items', 'Welcome! Merge flavorful dishes.')).toBe('merge flavorful dishes');
    const proof = 'Attack the city with a horde of zombies.';
    expect(find('horde-survival', `The classic is back.\n${proof}`, proof)).toBe(
      'attack the city with a horde of zombies',
    );
  });

  it('is no praise, no order that any game gives, and nothing that tells of something else', () => {
    const proof = 'Decorate different areas in the garden with match-3.';
    expect(find('match3-swap', proof, proof)).toBeUndefined();
    expect(find('match3-swap', 'Play the best match-3 game of the year!')).toBeUndefined();
    expect(find('match3-swap', 'Unlock hundreds of match-3 levels. Join your friends now.')).toBeUndefined();
  });

  it('is told in the words of the mechanic that the text bears out, where it has no such clause', () => {
    const acts = ['run a farm', 'grow crops and raise animals', 'plant, harvest and sell'];
    expect(listBorneOut(acts, 'A calm farm.')).toEqual(['run a farm']);
    expect(listBorneOut(acts, 'Growing crops, raising animals: all yours.')).toEqual([acts[1]]);
    expect(listBorneOut(acts, 'Nothing of it.')).toEqual(acts);
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
