import type { BrainstormInput } from '../engine.types.js';
import { doubtRows } from '../knowledge/doubts.js';
import { parseRows } from '../knowledge/rows.js';
import { readSources } from './sources/sources.js';
import { brainstorm, makeVariants } from './variants.js';

const game = (name: string, mechanics: string[], text: string): BrainstormInput => ({
  ...{ name, type: 'game', sourceId: name, mechanics, metaElements: [], text },
  findings: mechanics.map((one, at) => ({ name: one, confidence: 'high' as const, at })),
});
const TILES = game('Tile Town', ['Match-3 swap'], 'Swap tiles to match three of them.');
const make = (inputs: BrainstormInput[]) =>
  [0, 1, 2, 3].flatMap((seed) => makeVariants({ inputs, seed }).variants);

describe('risk and first test', () => {
  it('ask about the rule of their idea, of others and in whole words', () => {
    const variants = make([TILES, game('Gun Range', ['Aimed shooting'], 'Shoot at enemies.')]);
    for (const { risk, firstTest } of variants) {
      expect(`${risk} ${firstTest}`).not.toMatch(/[{}]|\byour?\b|\bthey (?:they|to)\b| {2}/);
      expect([risk, firstTest].every((text) => /^\p{Lu}.{20,}\.$/u.test(text))).toBe(true);
    }
    expect(new Set(variants.map(({ risk }) => risk)).size).toBeGreaterThan(10);
  });

  it('say the question whole and only once, where any question can stand', () => {
    for (const [, risk = '', test = ''] of parseRows(doubtRows)) {
      const before = risk.split('{choice}').slice(0, -1);
      for (const words of before)
        expect(words).toMatch(/\b(?:about|everybody|know|work out|guess|glance|say) $/);
      expect([test, before.length <= 1, /\{(?:choice|one|two|they)\}/.test(test)]).toEqual([
        test,
        true,
        false,
      ]);
    }
    const moves = make([TILES, game('Cube Room', ['Block packing'], 'Drag blocks to fill rows.')]);
    for (const { firstTest } of moves) expect(firstTest).not.toMatch(/\b(?:how many|whether to|when to)\b/);
  });

  it('say first that a game for children can’t have what stores rate for others', () => {
    const kids = game('Math for Kids', ['Match-3 swap'], 'Swap tiles to match three of them.');
    const slots = game('Gold Reels', ['Slot spinning'], 'Spin the reels of slot machines.');
    for (const { risk } of make([kids, slots])) expect(risk).toMatch(/^Math for Kids .* betting/);
    for (const { risk } of make([TILES, slots])) expect(risk).not.toContain('children');
  });
});

it('what is done in one game happens in the open world of another', () => {
  const world = game('Harbor Nights', ['Open and shared worlds'], 'A big city in the rain. It never sleeps.');
  for (const { pitch } of make([TILES, world]))
    expect(pitch).toMatch(/^In the open world of Harbor Nights, you .*, as in Tile Town\./);
});

it('two games of one kind tell of no place twice and of no hand twice', () => {
  const games = [
    game('Dragon Merge', ['Item merging'], 'Merge dragons.'),
    game('Coin Merge', ['Item merging'], 'Merge coins.'),
  ];
  for (const { pitch, coreLoop } of make(games)) {
    expect([pitch, pitch.match(/the merge board/g)?.length ?? 0]).not.toEqual([pitch, 2]);
    expect(coreLoop.moment.match(/You drag two/g)?.length).toBe(1);
  }
});

describe('a game of which little is known', () => {
  it('brings its world where its page does not say what one does', () => {
    const silent = game('Silent Isle', [], 'The Silent Isle is a place that you will never forget.');
    for (const { pitch, coreLoop } of make([TILES, silent])) {
      expect(pitch).toMatch(/^Tile Town in the world of Silent Isle: you /);
      expect(coreLoop.session).not.toContain('round');
    }
  });

  it('is for nobody who can be named, and stands by its name beside another such game', () => {
    const silent = ['Silent Isle', 'Quiet Bay'].map((name) =>
      game(name, [], `The ${name} is a place that you will never forget.`),
    );
    for (const { pitch, audience, axis } of make(silent)) {
      expect([pitch, /^Silent Isle meets Quiet Bay/.test(pitch)]).toEqual([pitch, true]);
      if (axis !== 'audience') expect(audience).toBe('');
    }
  });

  it('is joined in the words of its page where these say it', () => {
    const moles = game('Moles', [], 'Dig tunnels for your moles and keep them safe.');
    for (const { pitch } of make([TILES, moles]))
      expect([pitch, pitch.match(/dig tunnels/g)?.length]).toEqual([pitch, 1]);
  });
});

it('two games that only their pages tell are joined in one sentence of each', () => {
  const moles = game('Moles', [], 'Dig tunnels for your moles and keep them safe.');
  const cake = game('Cake', [], 'Chase the pigeons away from the cake.\nThe pigeons come back.');
  for (const { pitch, coreLoop } of make([moles, cake])) {
    expect([pitch, pitch.match(/dig tunnels|chase the pigeons/g)?.length]).toEqual([pitch, 2]);
    expect(coreLoop.session).toMatch(/you decide /i);
  }
});

it('a page that speaks of other things than what was found tells its game itself', () => {
  const text =
    'Chase the pigeons away from the cake.\nServe cakes to guests at the tables.\nKeep the guests at the tables happy.';
  const { variants, left } = makeVariants({ inputs: [game('Altar Rush', ['Block packing'], text), TILES] });
  expect(left).toEqual([
    { source: 'Altar Rush', text: 'Block packing', why: 'its store page speaks of other things' },
  ]);
  for (const { pitch } of variants) expect([pitch, /\bblocks?\b/.test(pitch)]).toEqual([pitch, false]);
});

it('a game whose mechanic says little is told by what its page says one does', () => {
  const text =
    'Earn gold while you are away and buy upgrades.\nRaise an army of geese.\nThe geese never sleep.';
  const [source] = readSources([game('Idle Geese', ['Idle and clicker growth'], text)]);
  expect(source?.mechanics[0]?.acts?.[0]).toBe('raise an army of geese');
});

it('a page without the words of a vague mechanic brings its world, and an idea at once keeps its weeks apart', () => {
  const cards = game('Sour Grapes', ['Party mini-games'], 'Sour Grapes is a filthy card game about answers.');
  for (const { pitch } of make([TILES, cards])) expect(pitch).toMatch(/in the world of Sour Grapes/);
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    const { concept } = brainstorm({ inputs: [TILES, game('Gun Range', ['Aimed shooting'], '')], seed });
    expect(concept.pitch).not.toContain(concept.coreLoop?.weeks);
  }
});
