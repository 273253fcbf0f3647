import type { BrainstormInput } from '../engine.types.js';
import { parseAlternatives, parseRows } from '../knowledge/rows.js';
import { settings } from '../knowledge/settings/settings.js';
import { titleRows } from '../knowledge/title-words.js';
import { readSources } from './sources/sources.js';
import { brainstorm, combineVariants, makeVariants } from './variants.js';
import { AXES } from './variant.types.js';

const ROYAL: BrainstormInput = {
  ...{ name: 'Royal Match', type: 'game', sourceId: 'royal' },
  mechanics: ['Item merging', 'Match-3 swap', 'Slot spinning'],
  metaElements: ['Decoration and renovation', 'Lives and energy'],
  findings: [
    { name: 'Item merging', confidence: 'medium', at: 2 },
    { name: 'Match-3 swap', confidence: 'high', at: 30 },
    { name: 'Slot spinning', confidence: 'low', at: 1 },
    { name: 'Decoration and renovation', confidence: 'high', at: 90 },
    { name: 'Lives and energy', confidence: 'high', at: 95 },
  ],
};
const COIN: BrainstormInput = {
  ...{ name: 'Coin Master', mechanics: ['Spin, attack and build'], metaElements: ['Collection albums'] },
};
const own = (text: string): BrainstormInput => ({ name: 'Mine', mechanics: [text], metaElements: [] });
const contents = (inputs: BrainstormInput[], constraint?: string) =>
  makeVariants({ inputs, ...(constraint ? { constraint } : {}) }).variants.map(
    ({ coreMechanics, metaElements }) => [...coreMechanics, ...metaElements].map(({ content }) => content),
  );

describe('five variants', () => {
  it('differ along five axes and keep the certain core of both sources', () => {
    const { variants, left } = makeVariants({ inputs: [ROYAL, COIN] });
    expect(variants.map(({ axis }) => axis)).toEqual(AXES);
    for (const { coreMechanics, kept } of variants) {
      const heads = coreMechanics.map(({ content }) => content.split(':')[0]).sort();
      expect(heads).toEqual(['Match-3 swap', 'Spin, attack and build']);
      expect(kept.map(({ items }) => items.length > 0)).toEqual([true, true]);
    }
    expect(left).toEqual([
      { source: 'Royal Match', text: 'Item merging', why: 'found with medium confidence only' },
      { source: 'Royal Match', text: 'Slot spinning', why: 'found with low confidence only' },
    ]);
  });

  it('stand beside games and stored ideas only, and not beside words of one’s own', () => {
    const { variants } = makeVariants({ inputs: [ROYAL, own('Draw one line of light')] });
    for (const { comparables } of variants) {
      expect(comparables.map(({ title, note }) => [title, note])).toEqual([
        ['Royal Match', 'In common: match-3 swap.'],
      ]);
    }
  });

  it('are the same for the same request, five others for the next, and can be put together', () => {
    const inputs = [ROYAL, COIN];
    const first = makeVariants({ inputs });
    expect(makeVariants({ inputs })).toEqual(first);
    const more = makeVariants({ inputs, seed: 1 });
    for (const { variants } of [first, more]) {
      const places = variants.flatMap(({ setting }) => setting || []);
      expect([places.length > 0, new Set(places).size]).toEqual([true, places.length]);
    }
    expect(new Set([...first.variants, ...more.variants].map(({ pitch }) => pitch)).size).toBe(10);
    const [place, twist] = [first.variants[0]!, more.variants[2]!];
    const parts = { setting: place.id, choice: twist.id, pressure: place.id, reward: twist.id };
    const made = combineVariants({ inputs }, parts)!;
    expect(made).toMatchObject({ axis: 'combined', setting: place.setting, name: place.name });
    expect(made.parts.pressure).toBe(place.parts.pressure);
    expect(combineVariants({ inputs }, { ...parts, reward: '0-9' })).toBeUndefined();
  });

  it('use what is kept or pinned although it is not certain, and never what is dropped', () => {
    const pinned = contents([{ ...ROYAL, pin: ['Item merging'], drop: ['Lives and energy'] }, COIN]);
    for (const items of pinned) {
      expect(items.some((text) => text.startsWith('Item merging'))).toBe(true);
      expect(items.some((text) => text.startsWith('Lives'))).toBe(false);
    }
    const kept = makeVariants({ inputs: [{ ...ROYAL, keep: ['Slot spinning'] }, COIN] });
    expect(kept.left.map(({ text }) => text)).toEqual(['Item merging']);
  });

  it('lead with what the title names, and not with a world in which anything may happen', () => {
    const read = (name: string, mechanics: string[]) => {
      const findings = mechanics.map((name, at) => ({ name, confidence: 'high' as const, at }));
      const game: BrainstormInput = {
        name,
        type: 'game',
        sourceId: name,
        mechanics,
        metaElements: [],
        findings,
      };
      return readSources([game])[0]!.mechanics.map(({ text }) => text);
    };
    expect(read('Quiet Rooms', ['Colouring', 'Spatial packing'])[0]).toBe('Colouring');
    expect(read('Art Jigsaw', ['Colouring', 'Spatial packing'])[0]).toBe('Spatial packing');
    expect(read('Wilds', ['Open and shared worlds', 'Hack and slash'])[0]).toBe('Hack and slash');
  });

  it('keep as the core what the title names, and not what any game asks for', () => {
    const heads = (name: string, mechanics: string[], other: string) => {
      const findings = mechanics.map((name, at) => ({ name, confidence: 'high' as const, at }));
      const game: BrainstormInput = {
        name,
        type: 'game',
        sourceId: name,
        mechanics,
        metaElements: [],
        findings,
      };
      const [variant] = makeVariants({ inputs: [game, own(other)] }).variants;
      return variant!.coreMechanics.map(({ content }) => content.split(':')[0]).sort();
    };
    const football = ['Sports match play', 'Auto-combat squads'];
    expect(heads('College Football', football, 'Item merging')).toContain('Sports match play');
    expect(heads('Meowdoku', ['Logic grid', 'Brain teasers'], 'Logic grid')).toEqual([
      'Logic grid',
      'Logic grid',
    ]);
  });

  it('name a place beside what is played, and leave the halves their own words', () => {
    const pitches = [0, 1, 2, 3, 4, 5].map(
      (seed) => makeVariants({ inputs: [ROYAL, own('Tap timing')], seed }).variants[0]!.pitch,
    );
    for (const pitch of pitches) {
      const { where, goals, things } = settings.find(({ where }) => pitch.includes(where))!;
      expect(pitch).toContain(` ${where}: you `);
      for (const word of [...goals, things]) expect(pitch.replace(where, '')).not.toContain(word);
    }
  });

  it('look further for an idea at once when every variant says what was often said', () => {
    const inputs = [ROYAL, COIN];
    const said = makeVariants({ inputs }).variants.map((one) => ({ name: one.name, concept: one }));
    const own = [...said, ...said, ...said, ...said];
    const { concept } = brainstorm({ inputs, own });
    expect(said.map((one) => one.concept.pitch)).not.toContain(concept.pitch);
  });

  it('leave words of one’s own as they are, and say that they are not compared', () => {
    const text = 'Draw one line of light';
    const { variants, notes } = makeVariants({ inputs: [own(text)] });
    for (const { coreMechanics, pitch } of variants) {
      // Nothing is added that the words don't ask for.
      expect(coreMechanics.map(({ content }) => content)).toEqual([text]);
      expect(pitch.toLowerCase()).toContain('draw one line of light');
    }
    expect(new Set(variants.map(({ pitch }) => pitch)).size).toBe(5);
    expect(notes.join(' ')).toContain('word for word');
  });

  it('make a game of words of one’s own: a rule for each variant, and a name out of what it tells', () => {
    for (const text of [
      'Draw one line of light through the fog',
      'I want a game about my grandmother’s garden',
    ]) {
      const { variants } = makeVariants({ inputs: [own(text)] });
      expect(new Set(variants.map(({ coreLoop }) => coreLoop.session.split(/[.:]/)[0])).size).toBe(5);
      for (const { axis, pitch, why, name } of variants) {
        expect([pitch.length > text.length + 40, why.length > 20]).toEqual([true, true]);
        const words = name
          .replace(/^The | and /g, ' ')
          .trim()
          .split(' ')
          .filter(Boolean);
        // A place that is added brings its own.
        if (axis === 'setting') continue;
        expect(words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
      }
    }
    const beside = makeVariants({ inputs: [own('Draw one line of light'), own('Tower defence')] }).variants;
    for (const { pitch } of beside) {
      expect(pitch).toMatch(/^(?:.*, you d|D)raw one line of light/);
      expect(pitch).toMatch(/tower|enem/i);
    }
  });

  it('carry a name even where their words have no noun to name them by, and manage what is run', () => {
    const stack = makeVariants({ inputs: [own('Stack sleeping cats without waking any')] }).variants;
    for (const { name } of stack) expect(name.length).toBeGreaterThan(3);
    const bakery = makeVariants({ inputs: [own('I run a bakery where every customer is a ghost')] }).variants;
    for (const { coreLoop } of bakery) expect(coreLoop.moment).not.toMatch(/behind you/);
  });

  it('tell words about somebody whole beside another game, with no shot where nothing is aimed at, and no name twice', () => {
    const cats = own('A night porter stacks a tower of sleepy cats without waking them.');
    for (const seed of [0, 1, 2]) {
      const { variants } = makeVariants({ inputs: [cats, own('Block packing')], seed });
      expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
      for (const { pitch, coreLoop } of variants) {
        expect(pitch).toContain('A night porter stacks a tower of sleepy cats without waking them.');
        expect(`${coreLoop.moment} ${pitch} ${coreLoop.session}`).not.toMatch(/\byou \.|\bshots?\b/);
      }
    }
  });

  it('carry names of their place or of what is played, without a word of their sources’ titles', () => {
    const lasts = parseRows(titleRows).filter(([id]) => id === 'match3-swap' || id === 'coin-raid');
    const words = lasts.flatMap(([, cell]) => parseAlternatives(cell));
    for (const seed of [0, 1, 2, 3]) {
      for (const { axis, name, pitch } of makeVariants({ inputs: [ROYAL, COIN], seed }).variants) {
        const place = settings.find(({ where }) => pitch.includes(where));
        expect([
          name,
          words.some((word) => name.endsWith(` ${word}`)) || place?.names.includes(name),
        ]).toEqual([name, true]);
        expect(name).not.toMatch(/^(?:Royal|Coin|Master)/);
        expect(place !== undefined).toBe(axis === 'setting');
      }
    }
  });

  it('stay in a place that the sources are about, and in none where they name none', () => {
    const game = (name: string, mechanic: string): BrainstormInput => ({
      ...{ name, type: 'game', sourceId: name, mechanics: [mechanic], metaElements: [] },
    });
    const icy = makeVariants({
      inputs: [game('Racing Penguins', 'Racing'), game('Frosty Pop', 'Bubble shooter')],
    });
    expect(icy.variants[0]!.setting).toMatch(/ice|icy|snow|penguin|winter|polar/i);
    for (const { fantasy } of icy.variants) expect(fantasy).toMatch(/^An? [^.]+\.$/);
    const bare = makeVariants({ inputs: [game('Zyx', 'Tap timing'), game('Qub', 'Platforming')] });
    expect(bare.variants.filter(({ setting }) => setting !== '').map(({ axis }) => axis)).toEqual([
      'setting',
    ]);
  });

  it('say in the moment what the pitch does not say, and nothing where no table tells it', () => {
    const moles = {
      ...own('Moles'),
      type: 'game' as const,
      mechanics: [],
      text: 'Dig tunnels for your moles.',
    };
    for (const { coreLoop, pitch } of makeVariants({ inputs: [ROYAL, moles] }).variants) {
      expect(coreLoop.moment).toMatch(/^You scan the board .* later\.$/);
      expect([pitch.includes('dig tunnels'), coreLoop.moment.includes('dig')]).toEqual([true, false]);
    }
    const ants = { ...moles, name: 'Ants', text: 'Carry leaves for your ants.' };
    for (const { coreLoop, fantasy } of makeVariants({ inputs: [ants, moles] }).variants)
      expect([coreLoop.moment, fantasy]).toEqual(['', '']);
  });

  it('let one be who a store text says one is', () => {
    const text = 'As a plague doctor, you build up a city.';
    const city = { ...own('City building'), type: 'game' as const, text };
    for (const { fantasy } of makeVariants({ inputs: [city, ROYAL] }).variants)
      expect(fantasy).toBe('A plague doctor.');
  });

  it('sell nothing that the constraint excludes', () => {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      for (const { axis, monetization } of makeVariants({ inputs: [ROYAL, COIN], constraint: 'no ads', seed })
        .variants) {
        expect(monetization.length).toBeGreaterThan(20);
        if (axis !== 'business') expect(monetization).not.toMatch(/\bads?\b/i);
      }
    }
  });

  it('name a place in whole words even where nothing more is told of it', () => {
    const seeds = Array.from({ length: 120 }, (_, seed) => seed);
    const settings = seeds.flatMap((seed) =>
      makeVariants({ inputs: [ROYAL, COIN], seed }).variants.map(({ setting }) => setting),
    );
    for (const setting of settings)
      expect(setting).not.toMatch(/^[^.]* (?:fought|fights?|moves|people|god|go)\.$/);
  });

  it('keep what a designer says of a known mechanic', () => {
    for (const { pitch } of makeVariants({ inputs: [own('match-3 where each tile is a neighbor')] }).variants)
      expect(pitch).not.toContain('you match-3');
    const [variant] = makeVariants({ inputs: [own('Tower defence: hold the pier against crabs')] }).variants;
    expect(variant?.coreMechanics[0]?.content).toBe('Tower defence: hold the pier against crabs');
  });

  it('stay in the place that one’s own words name, and out of others', () => {
    const house = makeVariants({ inputs: [own('underwater tea house')] }).variants;
    for (const { setting, pitch, name, coreMechanics } of house) {
      expect([name, coreMechanics.length]).toEqual(['Underwater tea house', 1]);
      expect([setting, pitch].every((text) => /underwater tea house/i.test(text))).toBe(true);
    }
    const foreign = makeVariants({ inputs: [own('静かな夜の駅で荷物を届ける')] }).variants;
    expect(foreign.map(({ setting }) => setting)).toEqual(['', '', '', '', '']);
  });

  it('let the best evidenced mechanic stand in for a core that is not certain, and say so', () => {
    const brawl: BrainstormInput = {
      ...{ name: 'Brawl Stars', type: 'game', sourceId: 'brawl', metaElements: ['Collection albums'] },
      mechanics: ['MOBA', 'Aimed shooting'],
      findings: [
        { name: 'MOBA', confidence: 'low' },
        { name: 'Aimed shooting', confidence: 'medium' },
        { name: 'Collection albums', confidence: 'high' },
      ],
    };
    const { variants, notes, left } = makeVariants({ inputs: [brawl, COIN] });
    expect(notes.join(' ')).toMatch(/Aimed shooting \(medium\) is used as its core; uncheck it/);
    expect(left.map(({ text }) => text)).toEqual(['MOBA']);
    for (const { kept } of variants) expect(kept[0]!.items).toContain('Aimed shooting');
    const dropped = makeVariants({ inputs: [{ ...brawl, drop: ['Aimed shooting'] }, COIN] });
    expect(dropped.variants[0]!.kept[0]!.items).not.toContain('Aimed shooting');
  });

  it('tell a game without a known core in a sentence of its store text', () => {
    const text = 'The best game of 2026!\nDig tunnels under the city and keep your moles out of the sewers.';
    const moles: BrainstormInput = { name: 'Moles', type: 'game', mechanics: [], metaElements: [], text };
    const { variants, notes } = makeVariants({ inputs: [moles, COIN] });
    const line = 'Dig tunnels under the city and keep your moles out of the sewers.';
    expect(notes.join(' ')).toContain(`a sentence of its store text stands for it: “${line}”`);
    for (const { pitch, kept } of variants) {
      expect(pitch).toMatch(/Moles.* dig tunnels under the city/);
      expect([kept[0]!.items, pitch.includes('…')]).toEqual([[line], false]);
    }
    const dropped = makeVariants({ inputs: [{ ...moles, drop: [line] }, COIN] });
    expect(dropped.notes.join(' ')).toContain('Moles brings nothing');
  });

  it('hold to a constraint, and say which chosen things it excludes', () => {
    const { clashes, left } = makeVariants({ inputs: [ROYAL, COIN], constraint: 'offline, no timers' });
    expect(clashes).toContainEqual(expect.objectContaining({ other: 'Spin, attack and build' }));
    expect(left.map(({ text }) => text)).toContain('Lives and energy');
    const hand = makeVariants({ inputs: [ROYAL, COIN], constraint: 'one hand, cozy' });
    const cozy = settings.filter(({ moods }) => moods.includes('cozy') || moods.includes('calm'));
    for (const { setting } of hand.variants)
      expect([setting, !setting || cozy.some(({ where }) => where.endsWith(setting.slice(1, -1)))]).toEqual([
        setting,
        true,
      ]);
    expect(hand.notes).toEqual([]);
    const places = makeVariants({ inputs: [ROYAL], constraint: 'cozy, set in a lighthouse' }).variants;
    expect(places[0]!.setting).toMatch(/lighthouse/i);
    const unknown = makeVariants({ inputs: [ROYAL], constraint: 'like Miyamoto would' });
    expect(unknown.notes.join(' ')).toContain('can’t be checked');
  });

  it.each<[string, BrainstormInput[]]>([
    ['a word', [own('Qwrtz')]],
    ['another language', [own('光の線を一本だけ引く')]],
    ['5,000 characters', [own('merge crates and pull ropes '.repeat(180))]],
    ['three contradictions', [own('MOBA'), own('Solitaire'), own('Colouring')]],
  ])('make something true of %s', (_, inputs) => {
    const { variants, clashes } = makeVariants({ inputs });
    expect(variants).toHaveLength(5);
    for (const { pitch } of variants) expect([pitch.length > 20, pitch.length <= 320]).toEqual([true, true]);
    if (inputs.length === 3) expect(clashes.length).toBeGreaterThan(0);
  });

  it('are none of emoji alone, and say what is missing; one word gets a note', () => {
    const { variants, left, notes } = makeVariants({ inputs: [own('🎮🔥')] });
    expect(variants).toEqual([]);
    expect(left[0]).toMatchObject({ text: '🎮🔥', why: expect.stringContaining('no words') as unknown });
    expect(notes.join(' ')).toContain('a sentence of your own');
    expect(makeVariants({ inputs: [own('Qwrtz')] }).notes.join(' ')).toContain('is one word');
    const foreign = makeVariants({ inputs: [own('在夜市經營一家鬼魂麵館')] });
    expect(foreign.notes.join(' ')).toContain('only reads English');
    for (const { pitch } of foreign.variants) expect(pitch).toMatch(/^在夜市經營一家鬼魂麵館。 ./);
    const strict = makeVariants({ inputs: [COIN], constraint: 'in a tea house, offline' });
    expect(strict.clashes[0]).toMatchObject({ one: 'offline' });
  });

  it('are none of a source that brings nothing, with the reason', () => {
    const { variants, notes } = makeVariants({
      inputs: [
        {
          ...ROYAL,
          metaElements: [],
          findings: ROYAL.findings!.map((one) => ({ ...one, confidence: 'low' })),
        },
      ],
    });
    expect(variants).toEqual([]);
    expect(notes.join(' ')).toMatch(/Royal Match brings nothing.*Add a mechanic/);
  });
});

describe('one idea at once', () => {
  it('is of the same make, another one with each try, with an origin for each item', () => {
    const made = [0, 1, 2, 3, 4, 5].map((seed) => brainstorm({ inputs: [ROYAL, COIN], seed }));
    expect(new Set(made.map(({ hook }) => hook)).size).toBe(6);
    for (const { concept, hook, choices, coreMechanics, metaElements } of made) {
      expect(concept.pitch).toBe(hook);
      expect(choices).toHaveLength(coreMechanics.length + metaElements.length);
      for (const { from, why } of choices) expect([from.length > 3, why.length > 10]).toEqual([true, true]);
    }
  });
});
