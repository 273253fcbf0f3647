import type { ChatRequest } from '../engine.types.js';
import { answerMessage } from './talk.js';

const item = (id: string, content: string) => ({ id, content });
const IDEA: ChatRequest['idea'] = {
  name: 'Midnight Museum',
  coreMechanics: [item('a', 'Match-3 swap'), item('b', 'Tower defence'), item('c', 'Draw one line of light')],
  metaElements: [item('d', 'Collection albums'), item('e', 'Ranked leagues')],
  concept: { setting: 'A street of six rival museums.' },
};
const game = (title: string, rank: number, items: string[]) => ({
  ...{ bundleId: title, title, developer: null, platform: 'ios' as const, rank, items },
  ...{ rankingType: 'revenue' as const, country: 'us', newcomer: false },
});
const CHARTING: ChatRequest['charting'] = {
  ...{ scope: 'US', sample: true, capturedAt: new Date('2026-11-22'), charting: 50, analysed: 46 },
  newcomerDays: 28,
  games: [
    game('Royal Match', 3, ['match3-swap', 'level-map', 'collection-album']),
    game('Kingdom Rush', 40, ['tower-defence', 'hero-growth']),
  ],
};
const ask = (message: string, rest: Partial<ChatRequest> = {}) =>
  answerMessage({ message, idea: IDEA, history: [], charting: CHARTING, ...rest });
const EMPTY = { name: 'New', coreMechanics: [], metaElements: [], concept: {} };

describe('the built-in engine in the chat', () => {
  it.each([
    ['Which games are like this?', 'similar', /Royal Match/],
    ['Similar games', 'similar', /Royal Match \(#3 revenue, iOS\) shares match-3 swap and collection albums/],
    ['What are the risks?', 'risks', /Match-3 swap: random drops decide/],
    ['Compare it with Kingdom Rush', 'compare', /Only yours: match-3 swap/],
    ['compare with Candy Crush', 'compare', /no analysis of “Candy Crush”/],
    ['What’s missing?', 'missing', /Audience: who plays it/],
    ['First session', 'session', /First 30 seconds/],
    ['Pitch in one sentence', 'pitch', /Match-3 meets tower defense[^:]*: [a-z]/i],
    ['Five names', 'names', /(?:^- .+\n){5}/m],
    ['Re-theme', 'retheme', /:/],
  ])('answers “%s”', (message, intent, text) => {
    const { content, intent: understood } = ask(message);
    expect(understood).toBe(intent);
    expect(content).toMatch(text);
    expect(ask(message).content).toBe(content);
  });

  it('tells which item comes from which game, with the sentence that proves it, and of no other', () => {
    const quote = 'Swap and match to restore the castle.';
    const sources: ChatRequest['sources'] = [
      {
        ...{ name: 'Royal Match', mechanics: ['Match-3 swap'], metaElements: [] },
        findings: [{ name: 'Match-3 swap', confidence: 'high', quote }],
      },
    ];
    const { content } = ask('Which part comes from Royal Match?', { sources });
    expect(content).toBe(`- “Match-3 swap”, as in Royal Match: “${quote}”`);
    expect(ask('Where did the towers come from?', { sources }).content).toContain('None of the source games');
    expect(ask('Where did the towers come from?').content).toContain('No game is on record');
  });

  it.each([
    ['don’t remove the tower, but make it shorter', /can’t answer/, false],
    ['remove the tower but keep the tower', /Which of the two/, false],
    ['what is the biggest risk and give me five names', /likeliest[\s\S]*Five names/, false],
    ['pitch it to my boss in one sentence', /Ways to say it|As it stands/, false],
    ['who would play this?', /not written down yet. Drafts/, false],
    ['how much money will it make?', /^I don’t predict money/, false],
    ['add pvp and remove the gacha', /I don’t find “the gacha”/, false],
    ['Welche Spiele sind ähnlich?', /nur auf Englisch:\nNearest/, false],
    ['Change the setting to a 1920s jazz club', /1920s jazz club/, true],
    ['Was fehlt noch?', /nur auf Englisch:\nStill open:/, false],
    ['Wie hoch ist das Risiko, dass Apple uns wegen der Raubzüge ablehnt?', /Das kann ich nicht/, false],
    ['Is tower defence still growing?', /Tower defense: 1 of 46 analyzed charting games \(US\)/, false],
    ['How crowded is this space?', /Match-3 swap: 1 of 46 analyzed games[\s\S]*Both together: none/, false],
    ['What’s unusual about it?', /none of 46 analyzed games has both/, false],
    ['What if we remove the albums?', /You lose what it gives[\s\S]*Nothing changed/, false],
    ['What if we remove the dragons?', /can’t answer/, false],
    ['Does it work offline?', /Against “offline”: Ranked leagues/, false],
    ['What should we cut first?', /Leave for later: .*Collection albums/, false],
    ['Should we add gacha?', /The usual failure/, false],
    ['Should we add gacha in Japan?', /can’t answer/, false],
    ['Has anyone made money with this?', /^I don’t predict money/, false],
    ['Which newcomers are similar?', /No analyzed game that entered the charts/, false],
    ['What goes well with match-3?', /table written by designers/, false],
    ['Give me another twist', /(?:^- .+\n){3}/m, false],
    ['Is the name taken?', /can’t check app stores/, false],
    ['Why do the mechanics fit together?', /They fit, by a table/, false],
    ['less boring, the tower thing doesn’t fit', /I’d remove “Tower defence”/, true],
    ['the albums feel pointless', /I’d remove “Collection albums”/, true],
    ['can we lose the tower defence?', /I’d remove “Tower defence”/, true],
    ['isn’t this just Kingdom Rush with gems?', /beside Kingdom Rush/, false],
    ['make it about bakeries', /baker/i, true],
    ['turn the leagues into weekly events', /with “Weekly events”/, true],
    ['add an energy system that refills', /as a meta element/, true],
    ['no ads', /I don’t find “ads”/, false],
    ['undo', /^An applied change is undone under Versions\. I can do/, false],
    ['make it cozy', /Against “cozy”: Ranked leagues/, true],
    ['is this too hard for kids?', /^How hard it is only a test tells\.\nNothing in its lists/, false],
    ['can it be played with one hand on the subway?', /“one hand”/, false],
    ['can we do this without the leagues?', /^Without “Ranked leagues”/, false],
    ['give me 3 alternatives to the towers', /replace … with/, false],
    ['suggest a setting', /The setting is written down/, false],
    ['what’s the core loop', /^The core loop is not written down/, false],
    ['how is it monetized', /monetization is not written down/, false],
    ['what happens in the first 10 seconds', /First 30 seconds/, false],
    ['what do similar games do for retention', /^I don’t predict/, false],
    ['I like it', /^Good\./, false],
    ['add nothing', /What should I add/, false],
    ['move it to a subway at night', /in a subway at night/i, true],
    ['make it about bees', /\bbees?\b/i, true],
    ['que riesgos tiene', /solo está en inglés:\nWhat is likeliest/, false],
    ['who plays this?', /audience is not written down/, false],
    ['where does the money come from', /monetization is not written down/, false],
    ['how long is a session', /session is not written down/i, false],
    ['what is our biggest risk and how do we test it cheaply', /likeliest[\s\S]*first test/i, false],
    ['what would make someone quit', /likeliest/, false],
    ['how does a new player learn this', /First 30 seconds/, false],
    ['rename the albums to “Harbor book”', /with “Harbor book”/, true],
    ['is there anything like this already', /Royal Match/, false],
    ['what’s the art style', /art direction is not written down/, false],
    ['ok thanks', /welcome/, false],
    ['set it on an oil rig', /on an oil rig/i, true],
    ['how is this different from what is out there', /^I can’t answer/, false],
    ['is it risky?', /likeliest/, false],
    ['rename it Thunder Alley', /“Thunder Alley”/, true],
    ['re-theme to a night market', /a night market/i, true],
    ['remove the second one', /I don’t find “the second one”/, false],
    ['take the leagues out', /I’d remove “Ranked leagues”/, true],
    ['does any game combine both mechanics', /Both together: none/, false],
    ['delete the second mechanic please', /I’d remove “Tower defence”/, true],
    ['can we have both gacha and no gacha', /^I can’t answer/, false],
    ['set it in a flooded library', /flooded library/i, true],
    ['should I remove the tower defence?', /You lose what it gives[\s\S]*Nothing changed/, false],
    ['is it too complicated for casual players', /^I can’t answer/, false],
    ['the museum theme is dull, give me something with bees', /\bbees?\b/i, true],
    ['what would a whale buy here', /^I can’t answer/, false],
    ['what would a hardcore player miss', /^I can’t answer/, false],
    ['does Royal Match have guilds?', /doesn’t find guilds and teams in Royal Match/, false],
    ['does Royal Match have albums', /^Yes, by its analysis/, false],
    ['rate this idea 1-10', /I don’t grade ideas[\s\S]*For:[\s\S]*Against:/, false],
    ['is trading towers risky for us legally', /^I can’t answer/, false],
    ['how many towers should a level have', /^I can’t answer/, false],
    ['what is match-3 swap', /^I can’t answer/, false],
    ['do we need a license for the light of the towers', /^I can’t answer/, false],
    ['why would anybody leave Royal Match for this', /^I can’t answer/, false],
    ['how many games have collection albums', /Collection albums: 1 of 46/, false],
    ['remove the albums and the leagues', /“Collection albums” and “Ranked leagues”/, true],
    ['remove the albums and the dragons', /I don’t find “the dragons”/, false],
    ['audience: commuters with ten minutes', /I’d set the audience to “Commuters/, true],
    ['I want a garden instead of the albums', /with “A garden”/, true],
    ['should the towers come before the match-3 swap?', /can’t answer/, false],
    ['¿A quién le gustaría este juego?', /solo está en inglés:\nThe audience/, false],
    ['what happens without the albums', /You lose what it gives/, false],
    ['i hate the leagues. take them out', /I’d remove “Ranked leagues”/, true],
    ['don’t touch the albums', /stays\. Nothing changed/, false],
    ['actually use a garden instead of the albums', /with “A garden”/, true],
    ['do similar games have guilds', /nearest analyzed games? ha(?:s|ve) it/, false],
    ['give me a funnier name', /^I can’t answer/, false],
    ['shorter pitch', /^Shorter:(\n- [^.]+\.)+$/, false],
  ])('takes “%s” for what it says', (message, text, changes) => {
    const { content, updatedIdea } = ask(message);
    expect(content).toMatch(text);
    expect(updatedIdea !== undefined).toBe(changes);
  });

  it('takes a short message for what it means after the answer before it', () => {
    const after = (question: string, message: string) => {
      const before = ask(question).content;
      const history = [
        { role: 'user' as const, content: question },
        { role: 'ai' as const, content: before },
      ];
      return { before, ...ask(message, { history }) };
    };
    const names = after('Five names', 'take the second one');
    expect(names.updatedIdea?.name).toBe(names.before.split('\n- ')[2]?.split('\n')[0]);
    const more = after('Five names', 'more');
    expect(more.content).toMatch(/(?:^- .+\n){5}/m);
    expect(more.content).not.toBe(more.before);
    expect(after('Similar games', 'why?').content).toContain('counted from analyses');
    expect(after('how much will it make', 'why not?').content).toContain('only look things up');
    expect(after('What are the risks?', 'others').content).toBe('I have no others on that.');
    expect(after('Should we add gacha?', 'ok add it').updatedIdea?.metaElements).toHaveLength(3);
    const drafts = after('who would play this?', 'the first one');
    expect(drafts.before).toContain(drafts.updatedIdea?.concept?.audience ?? 'none');
    expect(ask('why?').content).toContain('connect a model');
  });

  it('names nothing as missing that the concept says', () => {
    const earns = 'An ad after a lost level gives one more move.';
    expect(ask('Risks').content).toContain('Nothing says how the game earns');
    const told = ask('Risks', { idea: { ...IDEA, concept: { ...IDEA.concept, monetization: earns } } });
    expect(told.content).not.toContain('how the game earns');
  });

  it('takes the line that was shown, also when the history has lost where it was drawn', () => {
    const history = [
      ...Array.from({ length: 18 }, () => ({ role: 'user' as const, content: 'Risks' })),
      { role: 'user' as const, content: 'Five names' },
      { role: 'ai' as const, content: 'Five names:\n- Low Tide\n- Harbor Night\n- Thunder Alley' },
    ];
    expect(ask('The second one', { history }).updatedIdea?.name).toBe('Harbor Night');
  });

  it('counts games that share two items only where two are known', () => {
    const own = [item('a', 'Gluing broken vases'), item('b', 'Whispering to pigeons')];
    const idea = { ...IDEA, coreMechanics: own, metaElements: [] };
    expect(ask('rate this idea', { idea }).content).not.toContain('In the charts I see');
    expect(ask('Compare', { idea }).content).toContain('None in the charts is near');
    const one = { ...idea, coreMechanics: [item('a', 'Match-3 swap')] };
    expect(ask('rate this idea', { idea: one }).content).not.toContain('In the charts I see');
    expect(ask('rate this idea').content).toContain('1 analyzed game shares two or more');
  });

  it('says what the figures rest on and what was not compared', () => {
    expect(ask('Similar games').content).toContain('46 of 50 games analyzed, sample data');
    expect(ask('Similar games').content).toContain('“Draw one line of light”');
    expect(ask('Similar games', { charting: undefined }).content).toContain('can’t tell');
    const none = { ...CHARTING!, games: [], analysed: 0 };
    expect(ask('Compare', { charting: none }).content).toContain('None of the 50 charting games');
  });

  it('re-themes what it knows and leaves one’s own words', () => {
    const { updatedIdea } = ask('re-theme to a lighthouse');
    expect(updatedIdea?.concept?.setting).toMatch(/lighthouse/i);
    expect(updatedIdea?.coreMechanics.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(updatedIdea?.coreMechanics[0]?.content).toMatch(/^Match-3 swap: /);
    expect(updatedIdea?.coreMechanics[2]?.content).toBe('Draw one line of light');
  });

  it.each<[string, string[], string[]]>([
    ['less boring, the tower thing doesn’t fit', ['a', 'c'], ['d', 'e']],
    ['Remove the albums', ['a', 'b', 'c'], ['e']],
    ['please drop ranked leagues', ['a', 'b', 'c'], ['d']],
    ["the match-3 part doesn't work", ['b', 'c'], ['d', 'e']],
    ['the tower stuff annoys me, drop it', ['a', 'c'], ['d', 'e']],
    ['not the towers, the albums should go', ['a', 'b', 'c'], ['e']],
    ['rename it to Low Tide and remove the albums', ['a', 'b', 'c'], ['e']],
  ])('“%s” removes one item', (message, mechanics, meta) => {
    const { updatedIdea } = ask(message);
    expect(updatedIdea?.coreMechanics.map(({ id }) => id)).toEqual(mechanics);
    expect(updatedIdea?.metaElements.map(({ id }) => id)).toEqual(meta);
  });

  it('adds, replaces and renames what is asked for, in the words of the message', () => {
    for (const message of ['Add a meta element: Weekly regatta', 'add a weekly regatta as a meta element']) {
      expect(ask(message).updatedIdea?.metaElements.at(-1)).toEqual({ content: 'Weekly regatta' });
    }
    expect(ask('Add "Two lanterns"').updatedIdea?.coreMechanics.at(-1)).toEqual({ content: 'Two lanterns' });
    expect(ask('add Guilds and teams').updatedIdea?.metaElements.at(-1)).toEqual({
      content: 'Guilds and teams',
    });
    const replaced = ask('replace ranked leagues with a weekly fair').updatedIdea;
    expect(replaced?.metaElements[1]).toEqual({ id: 'e', content: 'A weekly fair' });
    expect(ask('add a daily login bonus').updatedIdea?.metaElements.at(-1)?.content).toBe(
      'Daily login bonus',
    );
    expect(ask('rename it to “Low Tide”').updatedIdea?.name).toBe('Low Tide');
    expect(ask('add match-3 swap').updatedIdea).toBeUndefined();
    expect(ask('remove the dragons').content).toContain('I don’t find “the dragons”');
    expect(ask('add it').updatedIdea).toBeUndefined();
  });

  it('keeps the text of a field beside another wish, and the words of a wish in a text', () => {
    const both = ask('Set the audience to people on night trains and remove the albums').updatedIdea;
    expect(both?.concept).toEqual({ audience: 'People on night trains.' });
    expect(both?.metaElements.map(({ id }) => id)).toEqual(['e']);
    const named = ask('audience: commuters with ten minutes, rename it to Low Tide, drop the leagues');
    expect(named.updatedIdea).toMatchObject({
      name: 'Low Tide',
      concept: { audience: 'Commuters with ten minutes.' },
    });
    expect(named.updatedIdea?.metaElements).toHaveLength(1);
    for (const text of [
      'Captains of old ships add rooms as they go.',
      'People lose the thread and drop the game.',
      'Rivals meet, and then add a daily quest, or lose.',
    ]) {
      expect(ask(`Set the pitch to ${text}`).updatedIdea?.concept).toEqual({ pitch: text });
    }
  });

  it('does no more and no less than a wish with a reason, an exception or a place says', () => {
    expect(ask('drop the second mechanic, it’s too much').updatedIdea?.coreMechanics).toHaveLength(2);
    expect(ask('add a battle pass but not gacha').updatedIdea?.metaElements.at(-1)?.content).toBe(
      'Battle pass',
    );
    expect(ask('remove the lives, nobody likes waiting').content).toContain('I don’t find “the lives” in');
    expect(ask('no guilds please').content).toContain('I don’t find “guilds”');
    const both = ask('add daily quests and drop the dragons');
    expect([both.updatedIdea, both.content.includes('Daily quests')]).toEqual([undefined, false]);
    expect(ask('I hate the name').updatedIdea).toBeUndefined();
    const moved = ask('set it in 1920s Paris, but keep the name').updatedIdea;
    expect([moved?.name, moved?.concept?.setting]).toEqual(['Midnight Museum', '1920s Paris.']);
    expect(ask('what’s the retention on day 30?').content).toMatch(/don’t predict .* connect a model/s);
  });

  it.each([
    'Would this work in Brazil?',
    'How much would it earn in year one?',
    'What are the risks of hiring a team in Poland this year?',
    'make it more fun',
    'remove everything except the tower defence',
    'name it after something wet',
    'give me another setting, somewhere wet',
    'Which engine should we use, Unity or Unreal?',
    '🎮🎮',
    'x'.repeat(4_000),
  ])('says that it cannot answer “%s”', (message) => {
    const { content, updatedIdea, intent } = ask(message);
    expect([intent, updatedIdea]).toEqual(['unknown', undefined]);
    expect(content).toContain('connect a model');
  });

  it('says so in the language of the reader', () => {
    expect(ask('Wie viel kostet das und was sind die Risiken?').content).toContain('ein Modell verbinden');
    expect(ask('¿Cuánto cuesta y por qué no funciona para los niños?').content).toContain(
      'conecta un modelo',
    );
    expect(ask('¿Qué le falta a esta idea?').content).toContain('conecta un modelo');
    expect(ask('このゲームは面白いですか').content).toContain('モデル');
  });

  it('says what is missing when the idea is empty', () => {
    for (const message of ['Risks', 'Pitch', 'First session', 'Re-theme']) {
      expect(ask(message, { idea: EMPTY }).content).toContain('no items yet');
    }
    expect(ask('What’s missing?', { idea: EMPTY }).content).toContain('Core mechanics: there is none yet');
    expect(ask('Similar games', { idea: EMPTY }).content).toContain('has no items yet');
  });
});
