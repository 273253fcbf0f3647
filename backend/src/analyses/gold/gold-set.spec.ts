import type { AnalysisResult } from '../../ai/ai.types.js';
import { computeFigures, countItems, readVerdicts } from './gold-set.js';

const judged = (
  itemKey: string,
  verdict: 'confirmed' | 'corrected' | 'rejected' | 'added',
  name?: string,
) => ({
  bundleId: 'com.a',
  itemKey,
  verdict,
  name: name ?? null,
});

describe('the gold set', () => {
  it('contains what analysts confirmed and added, and not what they rejected', () => {
    const { present, absent } = readVerdicts([
      judged('guilds', 'confirmed'),
      judged('gacha', 'added'),
      judged('slots', 'rejected'),
      judged('~own name', 'confirmed'),
    ]);
    expect([[...present], [...absent]]).toEqual([['guilds', 'gacha'], ['slots']]);
  });

  it('treats a corrected name as another entry only if there is one', () => {
    const other = readVerdicts([judged('leaderboards', 'corrected', 'Ranked leagues')]);
    expect([[...other.present], [...other.absent]]).toEqual([['ranked-league'], ['leaderboards']]);
    const same = readVerdicts([judged('leaderboards', 'corrected', 'The big board')]);
    expect([[...same.present], [...same.absent]]).toEqual([['leaderboards'], []]);
  });

  it('counts judged items only, and a game without an answer as missed', () => {
    const game = { present: new Set(['guilds', 'gacha']), absent: new Set(['slots']) };
    const items = ['guilds', 'slots', 'boosters'].map((id) => ({ id })) as AnalysisResult['mechanics'];
    const answer = { mechanics: items, metaElements: [] } as unknown as AnalysisResult;
    expect(countItems(game, answer)).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(countItems(game, null)).toEqual({ right: 0, wrong: 0, missed: 2 });
    expect(computeFigures({ right: 1, wrong: 1, missed: 1 })).toEqual({
      precision: 0.5,
      recall: 0.5,
      f1: 0.5,
    });
    expect(computeFigures({ right: 0, wrong: 0, missed: 0 }).f1).toBeNull();
  });
});
