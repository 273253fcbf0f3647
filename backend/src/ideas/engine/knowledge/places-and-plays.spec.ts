import { taxonomyEntries } from '../../../ai/taxonomy/taxonomy.js';
import { fillWords, singular } from '../variants/words.js';
import { audienceRows } from './audiences.js';
import { CLASHES, FITS } from './compatibility.js';
import { constraintRules, judgePair, judgments, listFits } from './compatible.js';
import { openEarnings } from './earnings.js';
import { fanRows } from './fans.js';
import { GROUPS, mechanics } from './mechanics/mechanics.js';
import { doubtRows } from './doubts.js';
import { plays, returns } from './plays/plays.js';
import { plans } from './plans/plans.js';
import { parseRows } from './rows.js';
import { settings } from './settings/settings.js';
import { businessRows, progressionRows, twistRows } from './shapes.js';
import { themes } from './themes.js';

const listIds = (kind: string) => taxonomyEntries.filter((one) => one.kind === kind).map(({ id }) => id);
const unique = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length);

describe('settings', () => {
  it('are at least 150, each with its own words, names and verbs for kinds of play', () => {
    expect(settings.length).toBeGreaterThanOrEqual(150);
    unique(settings.map(({ id }) => id));
    unique(settings.map(({ where }) => where));
    unique(settings.flatMap(({ names }) => names));
    const kinds = new Set([...plays.values()].map(({ kind }) => kind));
    for (const { id, goals, names, verbs, ...words } of settings) {
      expect([id, Object.values(words).every((text) => text.length > 0)]).toEqual([id, true]);
      expect([id, goals.length, names.length]).toEqual([id, 2, 3]);
      expect([id, Object.keys(verbs).filter((kind) => kinds.has(kind)).length > 1]).toEqual([id, true]);
      expect([
        id,
        /[.]$/.test(words.detail),
        /^(?:in|on|at|aboard|inside|under|among)\b/.test(words.where),
      ]).toEqual([id, true, true]);
    }
  });

  it('name objects and people whose singular is a word', () => {
    for (const { id, things, people, prizes } of settings) {
      for (const words of [things, people, prizes]) {
        expect([id, words, singular(words) !== words]).toEqual([id, words, true]);
      }
    }
    expect(['cabin keys', 'peaches', 'berries', 'wolves', 'glass boxes'].map(singular)).toEqual([
      'cabin key',
      'peach',
      'berry',
      'wolf',
      'glass box',
    ]);
  });
});

describe('plays', () => {
  it('tell every mechanic and every meta element, and leave no gap open', () => {
    expect([...plays.keys()].sort()).toEqual(listIds('mechanic').sort());
    expect([...returns.keys()].sort()).toEqual(listIds('meta').sort());
    const [setting] = settings;
    for (const play of plays.values()) {
      expect([play.id, play.acts.length > 1]).toEqual([play.id, true]);
      for (const text of play.acts) expect(fillWords(text, setting!, play)).not.toMatch(/[{}]|^$/);
    }
  });
});

describe('mechanics', () => {
  it('have every text, in words that fit their sentences', () => {
    expect([...mechanics.keys()].sort()).toEqual(listIds('mechanic').sort());
    unique(parseRows(fanRows).map(([id = '']) => id));
    expect(
      parseRows(fanRows)
        .map(([id]) => id)
        .sort(),
    ).toEqual([...mechanics.keys()].sort());
    for (const [id, { group, acts, details, ...texts }] of mechanics) {
      expect([id, GROUPS.includes(group), acts.length > 1]).toEqual([id, true, true]);
      expect([id, Object.values(texts).every((text) => text.length > 1)]).toEqual([id, true]);
      for (const text of [...acts, ...details]) expect(text).not.toMatch(/^(?:to|you) |[.{}?]/);
      expect([id, /^(?:which|what|when|where|how|whether|whom?|whose)\b/.test(texts.choice)]).toEqual([
        id,
        true,
      ]);
      expect([id, /^(?:two )?testers /.test(texts.proof)]).toEqual([id, true]);
    }
  });
});

describe('the table of pairs', () => {
  it('judges known mechanics, each pair once, with a sentence as the reason', () => {
    const rows = [...parseRows(FITS), ...parseRows(CLASHES)];
    expect(judgments.size).toBe(rows.length);
    for (const [a = '', b = '', reason = ''] of rows) {
      expect([a, b, plays.has(a) && plays.has(b) && a !== b]).toEqual([a, b, true]);
      expect([a, b, /^\p{Lu}.{20,}\.$/u.test(reason)]).toEqual([a, b, true]);
    }
    expect(judgePair('coin-raid', 'match3-swap')).toEqual(judgePair('match3-swap', 'coin-raid'));
    expect(judgePair('moba', 'solitaire')?.verdict).toBe('clash');
    expect(listFits('tower-defence')).toContain('match3-swap');
    expect(judgePair('moba', 'bingo')).toBeUndefined();
  });

  it('knows the ids that a constraint excludes', () => {
    const ids = new Set(taxonomyEntries.map(({ id }) => id));
    for (const { words, excluded } of constraintRules) {
      expect([words[0], [...excluded].filter((id) => !ids.has(id))]).toEqual([words[0], []]);
    }
  });
});

describe('themes, earnings and risks of pairs', () => {
  it('name settings that exist, and words for names', () => {
    const ids = new Set(settings.map(({ id }) => id));
    for (const { words, settings: places, titles } of themes) {
      expect([words.source, places.filter((id) => !ids.has(id))]).toEqual([words.source, []]);
      expect([words.source, titles.length > 1]).toEqual([words.source, true]);
    }
  });

  it('say of each mechanic who plays it, what goes on over weeks and how it earns', () => {
    expect([...plans.keys()].sort()).toEqual([...mechanics.keys()].sort());
    const sold = new Set(taxonomyEntries.map(({ id }) => id));
    for (const [id, { role, does, weeks, earnings }] of plans) {
      expect([id, /^(?:An?) [\p{L}\d-]+(?: [\p{L}-]+){0,2}$/u.test(role), / who /.test(role + does)]).toEqual(
        [id, true, false],
      );
      expect([id, weeks.length, earnings.length]).toEqual([id, 2, 3]);
      for (const text of [...weeks, ...earnings.map((one) => one.text)])
        expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
      for (const { sells } of earnings) expect([id, sells, sold.has(sells)]).toEqual([id, sells, true]);
    }
    unique(openEarnings.map(({ text }) => text));
    unique(parseRows(doubtRows).flatMap(([, ...texts]) => texts));
    for (const [, ...texts] of parseRows(doubtRows))
      expect([texts.length, texts.every((text) => /^[\p{Lu}{].+\.$/u.test(text))]).toEqual([2, true]);
  });
});

it('audiences, twists, progressions and businesses are whole rows, each said once', () => {
  for (const [table, columns, least] of [
    [audienceRows, 3, 50],
    [twistRows, 2, 20],
    [progressionRows, 1, 7],
    [businessRows, 2, 15],
  ] as const) {
    const rows = parseRows(table);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    unique(rows.map((row) => row.slice(0, 2).join(' ')));
    for (const row of rows) expect([row[0], row.length]).toEqual([row[0], columns]);
  }
});
