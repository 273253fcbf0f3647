import { findEntry, taxonomyEntries } from '../../../ai/taxonomy/taxonomy.js';
import { sameKey } from '../phrases.js';
import { mechanicKnowledge, metaKnowledge } from './knowledge.js';

const all = Object.entries({ ...mechanicKnowledge, ...metaKnowledge });

describe('knowledge of the taxonomy', () => {
  it('covers every entry of its kind and names no other', () => {
    const ids = (kind: string) =>
      taxonomyEntries
        .filter((entry) => entry.kind === kind)
        .map(({ id }) => id)
        .sort();
    expect(Object.keys(mechanicKnowledge).sort()).toEqual(ids('mechanic'));
    expect(Object.keys(metaKnowledge).sort()).toEqual(ids('meta'));
    for (const [id, { with: partners }] of all) {
      for (const partner of partners ?? [])
        expect([id, partner, findEntry(partner) !== undefined]).toEqual([id, partner, true]);
    }
  });

  it('never says the same thing for two entries', () => {
    const texts = all.flatMap(([, known]) =>
      [...known.variants, known.casual, known.rivalry, known.reward].map(sameKey),
    );
    expect(new Set(texts).size).toBe(texts.length);
    const beats = Object.values(mechanicKnowledge).map(({ beat }) => beat);
    expect(new Set(beats).size).toBe(beats.length);
  });

  it('is written so that its sentences fit together', () => {
    for (const [id, known] of all) {
      for (const phrase of [known.act, known.gives, known.needs, known.pitfall, known.money, known.reward]) {
        expect([id, phrase, /[.!?]$/.test(phrase)]).toEqual([id, phrase, false]);
        expect([id, phrase, phrase.trim().length > 3]).toEqual([id, phrase, true]);
      }
      for (const text of [...known.variants, known.casual, known.rivalry]) {
        expect([id, text, /^\p{Lu}/u.test(text) && !text.endsWith('.')]).toEqual([id, text, true]);
      }
    }
  });
});
