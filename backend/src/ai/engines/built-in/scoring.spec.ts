import type { LoadedEntry } from '../../taxonomy/taxonomy.js';
import {
  estimateChance,
  toConfidence,
  dropDoubtful,
  dropSideRemarks,
  isToldAside,
  relate,
  weighByWords,
  type CueStrength,
  type Finding,
  type ScoredEntry,
} from './scoring.js';

const entry = (id: string, more: Partial<LoadedEntry> = {}): LoadedEntry => ({
  id,
  name: id,
  definition: 'A thing.',
  kind: 'mechanic',
  family: 'test',
  familyName: 'Test',
  ...more,
});
let cue = 0;
const finding = (strength: CueStrength, order: number, more: Partial<Finding> = {}): Finding => ({
  cue: cue++,
  strength,
  order,
  from: order * 10,
  to: order * 10 + 2,
  factor: 1,
  ...more,
});
const scored = (id: string, score: number, more: Partial<LoadedEntry> = {}): [string, ScoredEntry] => [
  id,
  { entry: entry(id, more), score, findings: [finding('sure', 3)] },
];

describe('chanceOf', () => {
  const mechanic = entry('a');
  const meta = entry('b', { kind: 'meta' });

  it('takes hints for nothing without a firmer cue', () => {
    expect(estimateChance(mechanic, [finding('hint', 1), finding('hint', 2), finding('hint', 3)], true)).toBe(
      0,
    );
  });

  it('grows with distinct cues, less with the same one again', () => {
    const one = estimateChance(meta, [finding('sure', 5, { cue: 900 })], false);
    const again = estimateChance(
      meta,
      [finding('sure', 5, { cue: 900 }), finding('sure', 6, { cue: 900 })],
      false,
    );
    const two = estimateChance(meta, [finding('sure', 5), finding('sure', 6)], false);
    expect(one).toBeLessThan(again);
    expect(again).toBeLessThan(two);
  });

  it('counts cues that read some of the same words as agreeing, not as two', () => {
    const one = finding('sure', 5);
    const alone = estimateChance(meta, [one], false);
    const wider = { ...finding('sure', 5), to: one.to + 2 };
    const agreeing = estimateChance(meta, [one, wider], false);
    // Two ways to write one word prove no more than that word.
    expect(estimateChance(meta, [one, finding('sure', 5)], false)).toBe(alone);
    const apart = estimateChance(meta, [finding('sure', 5), finding('sure', 6)], false);
    expect(agreeing).toBeGreaterThan(alone);
    expect(agreeing).toBeLessThan(apart);
  });

  it('believes the title and the opening of a mechanic, and the genre', () => {
    const late = estimateChance(mechanic, [finding('sure', 9)], false);
    expect(estimateChance(mechanic, [finding('sure', 0)], false)).toBeGreaterThan(late);
    expect(estimateChance(mechanic, [finding('sure', -1)], false)).toBeGreaterThan(late);
    expect(estimateChance(mechanic, [finding('sure', 9)], true)).toBeGreaterThan(late);
  });

  it('takes the title as a name where meta elements are concerned, unless the entry says otherwise', () => {
    const name = estimateChance(meta, [finding('certain', -1)], false);
    expect(name).toBeLessThan(estimateChance({ ...meta, titleTells: true }, [finding('certain', -1)], false));
    expect(toConfidence(name)).toBeUndefined();
  });

  it('takes other words than the usual name for a play on words when they stand in the title only', () => {
    const told = estimateChance(mechanic, [finding('certain', -1, { told: true })], false);
    expect(toConfidence(told)).toBeUndefined();
    expect(toConfidence(estimateChance(mechanic, [finding('certain', -1)], false))).toBe('high');
  });

  it('never reaches certainty and never falls below zero, however often a cue repeats', () => {
    const many = Array.from({ length: 500 }, (_, order) => finding('hint', order));
    const chance = estimateChance(meta, [finding('likely', 0), ...many], false);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(0.7);
  });
});

describe('confidenceOf', () => {
  it.each([
    ['the surest mechanic of a page', true, ['high', 'high', 'medium', 'low', undefined]],
    ['all others', false, ['high', 'medium', 'medium', 'low', undefined]],
  ] as const)('has three classes and a floor for %s', (_name, isSurest, classes) => {
    expect([0.95, 0.9, 0.85, 0.75, 0.3].map((score) => toConfidence(score, { isSurest }))).toEqual(classes);
  });
});

describe('isToldAside', () => {
  const isAside = (...orders: number[]): boolean =>
    isToldAside({ entry: entry('a'), score: 0.95, findings: orders.map((order) => finding('sure', order)) });

  it('takes a mention or two, far from the beginning, for an aside', () => {
    expect([isAside(12), isAside(12, 20)]).toEqual([true, true]);
    expect([isAside(12, 20, 30), isAside(1, 12), isAside(-1)]).toEqual([false, false, false]);
  });

  it('keeps an aside from being high, unless nothing else is as sure', () => {
    expect(toConfidence(0.95, { isAside: true })).toBe('medium');
    expect(toConfidence(0.95, { isAside: true, isSurest: true })).toBe('high');
    expect(toConfidence(0.9, { isAside: true, isSurest: true })).toBe('medium');
  });

  it('trusts what an analyst taught, and meta elements, wherever they stand', () => {
    const findings = [finding('sure', 12)];
    expect(isToldAside({ entry: entry('b', { kind: 'meta' }), score: 0.95, findings })).toBe(false);
    const taught = [finding('certain', 12, { taught: true })];
    expect(isToldAside({ entry: entry('a'), score: 0.95, findings: taught })).toBe(false);
  });
});

describe('relations', () => {
  it('keeps another reading of the same play from being high, beside a certain one only', () => {
    const rate = (score: number) => {
      const all = new Map([scored('a', score, { outranks: ['b'] }), scored('b', 0.97)]);
      relate(all, () => undefined);
      return toConfidence(all.get('b')?.score ?? 0);
    };
    expect([rate(0.95), rate(0.9)]).toEqual(['medium', 'high']);
  });

  it('brings along what a certain finding implies, with its own evidence', () => {
    const all = new Map([scored('guild-wars', 0.95, { kind: 'meta', implies: ['guilds'] })]);
    relate(all, (id) => entry(id, { kind: 'meta' }));
    expect(all.get('guilds')?.findings).toBe(all.get('guild-wars')?.findings);
    expect(all.get('guilds')?.score).toBeLessThan(0.95);
  });

  it('weakens a reading that a stronger one absorbs', () => {
    const all = new Map([scored('coin-raid', 0.9, { absorbs: ['slots'] }), scored('slots', 0.75)]);
    relate(all, () => undefined);
    expect(toConfidence(all.get('slots')?.score ?? 1)).toBeUndefined();
  });

  it('drops a weak mechanic beside a certain one only', () => {
    const beside = new Map([scored('a', 0.95), scored('b', 0.75)]);
    dropSideRemarks(beside);
    expect([...beside.keys()]).toEqual(['a']);
    const alone = new Map([scored('b', 0.75)]);
    dropSideRemarks(alone);
    expect(alone.size).toBe(1);
  });

  it('keeps what an analyst taught beside a certain mechanic', () => {
    const taught: Finding = {
      ...{ cue: 1, strength: 'certain', order: 5, from: 0, to: 1, factor: 1, taught: true },
    };
    const [id, one] = scored('b', 0.78);
    const all = new Map([scored('a', 0.95), [id, { ...one, findings: [taught] }]]);
    dropSideRemarks(all);
    dropDoubtful(all);
    expect([...all.keys()]).toEqual(['a', 'b']);
  });

  it('drops what is doubtful beside what the page names, and keeps it where nothing is named', () => {
    const finding: Finding = { cue: 1, strength: 'sure', order: 0, from: 0, to: 1, factor: 1 };
    const named = (id: string): [string, ScoredEntry] => [
      id,
      { ...scored(id, 0.95)[1], findings: [finding] },
    ];
    const told: [string, ScoredEntry] = [
      't',
      { ...scored('t', 0.75)[1], findings: [{ ...finding, told: true }] },
    ];
    const plain = new Map([...['a', 'b', 'c', 'd', 'e'].map(named), told]);
    dropDoubtful(plain);
    expect([...plain.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
    const one = new Map([named('a'), told]);
    dropDoubtful(one);
    expect([...one.keys()]).toEqual(['a']);
    const alone = new Map([told]);
    dropDoubtful(alone);
    expect([...alone.keys()]).toEqual(['t']);
  });
});

describe('weighByWords', () => {
  const weigh = (logit: number, more: Partial<Finding> = {}): number => {
    const one = { entry: entry('a'), score: 0.85, findings: [finding('sure', 3, more)] };
    weighByWords(new Map([['a', one]]), new Map([['a', { logit }]]));
    return one.score;
  };

  it('trusts a cue more where the words around agree, and less where nothing does', () => {
    expect(toConfidence(weigh(3))).toBe('high');
    expect(weigh(-4)).toBeLessThan(0.7);
    expect(weigh(-400)).toBe(weigh(-4));
  });

  it('leaves alone what an analyst taught and what the words themselves have found', () => {
    expect(weigh(-4, { taught: true })).toBe(0.85);
    expect(weigh(-4, { chance: 0.85 })).toBe(0.85);
  });
});
