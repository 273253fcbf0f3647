import { assignParts } from './parts.js';
import { splitSentences } from './sentences.js';

const parts = (text: string): [string, string][] =>
  assignParts(text, splitSentences(text)).map((sentence) => [
    sentence.part,
    text.slice(sentence.start, sentence.end),
  ]);

describe('splitSentences', () => {
  it('cuts at lines, stops and inline bullets, without bullets and quotation marks', () => {
    const text = '• First thing. Second thing!\n★ “Third” ★ Fourth v1.5 stays whole';
    expect(parts(text).map(([, sentence]) => sentence)).toEqual([
      'First thing.',
      'Second thing!',
      'Third” ★',
      'Fourth v1.5 stays whole',
    ]);
  });

  it('cuts a text without any stop into pieces', () => {
    const endless = 'puzzle '.repeat(1_000);
    expect(splitSentences(endless).length).toBeGreaterThan(5);
  });
});

describe('assignParts', () => {
  it('knows legal and support paragraphs', () => {
    const text =
      'Build a tower.\nPayment will be charged to your account.\nSupport:\nOpen the menu, then tap help.\n\nAnother tower.';
    expect(parts(text).map(([part]) => part)).toEqual(['body', 'terms', 'terms', 'terms', 'body']);
  });

  it('takes "Support for …" as a feature, not as a heading', () => {
    expect(parts('Support for controllers\nEpic storyline')).toEqual([
      ['body', 'Support for controllers'],
      ['body', 'Epic storyline'],
    ]);
  });

  it('takes features called notes or customers as no heading', () => {
    const text = 'Notes mode for candidates\nCustomer orders to fill\nSupport your team\nUnlimited hints';
    expect(parts(text).map(([part]) => part)).toEqual(['body', 'body', 'body', 'body']);
    expect(parts('Notes:\nUnlimited hints').map(([part]) => part)).toEqual(['terms', 'terms']);
  });

  it("knows the publisher's other games, to the end of the line or of the list", () => {
    const text =
      'Roll the dice.\nCheck out our other games! Merge dragons all day.\n\nMore games:\nBingo Barn\nSlot Saga\n\nEnjoy!';
    expect(parts(text).map(([part]) => part)).toEqual([
      'body',
      'elsewhere',
      'elsewhere',
      'elsewhere',
      'elsewhere',
      'elsewhere',
      'body',
    ]);
  });

  it('takes no item of a list under a denying heading, with bullets or without', () => {
    const bullets = "What you won't find:\n- Guilds\n- A season pass\nJoin the duel!";
    expect(parts(bullets).map(([part]) => part)).toEqual(['body', 'elsewhere', 'elsewhere', 'body']);
    const lines = 'Not included:\nguilds\nloot boxes\n\nJoin the duel!';
    expect(parts(lines).map(([part]) => part)).toEqual(['body', 'elsewhere', 'elsewhere', 'body']);
    const praised = "Why you can't stop:\n- Guilds";
    expect(parts(praised).map(([part]) => part)).toEqual(['body', 'body']);
  });

  it('knows a quoted voice', () => {
    expect(parts('“The best puzzle in years” – Somebody Weekly')[0]?.[0]).toBe('review');
  });
});
