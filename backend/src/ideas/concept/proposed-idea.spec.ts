import { buildProposal } from './proposed-idea.js';

const IDEA = {
  name: 'Tide pools',
  coreMechanics: [
    { id: 'a', content: 'Merge shells' },
    { id: 'b', content: 'Dig' },
  ],
  metaElements: [{ id: 'c', content: 'Album' }],
  concept: { pitch: 'Merge what the tide brings.' },
  version: 4,
};

describe('a proposed idea', () => {
  it('keeps ids of existing items, each once, and creates the others', () => {
    const proposed = buildProposal(IDEA, {
      name: '  Deep\n pools ',
      coreMechanics: [
        { id: 'b', content: ' Dig deeper ' },
        { id: 'b', content: 'Dig again' },
        { id: 'foreign', content: 'Dive' },
        { content: ' ' },
      ],
      metaElements: [{ id: 'a', content: 'Merge shells' }],
    })!;
    expect(proposed).toMatchObject({
      name: 'Deep pools',
      version: 4,
      metaElements: IDEA.coreMechanics.slice(0, 1),
    });
    const [dig, again, dive, ...rest] = proposed.coreMechanics;
    expect(rest).toEqual([]);
    expect(dig).toEqual({ id: 'b', content: 'Dig deeper' });
    expect([again!.id, dive!.id]).not.toContain('b');
    expect(dive!.id).not.toBe('foreign');
  });

  it('does not exist when nothing would change or the idea would be too long', () => {
    expect(buildProposal(IDEA, { ...IDEA, name: ' ' })).toBeNull();
    const many = Array.from({ length: 61 }, (_, n) => ({ content: `Item ${n}` }));
    expect(buildProposal(IDEA, { ...IDEA, metaElements: many })).toBeNull();
  });

  it('has only the changed fields of the concept, and does not exist when none changes', () => {
    const same = { ...IDEA, concept: { pitch: 'Merge what the tide brings. ' } };
    expect(buildProposal(IDEA, same)).toBeNull();
    const proposed = buildProposal(IDEA, { ...IDEA, concept: { setting: 'A drowned city' } })!;
    expect(proposed).toMatchObject({ setting: 'A drowned city', version: 4 });
    expect(proposed.pitch).toBeUndefined();
  });

  it('is cut to what an idea may hold', () => {
    const long = buildProposal(IDEA, {
      name: 'n'.repeat(500),
      coreMechanics: [{ content: 'x'.repeat(5_000) }],
      metaElements: [],
    })!;
    expect(long.name).toHaveLength(120);
    expect(long.coreMechanics[0]!.content).toHaveLength(1_000);
  });
});
