import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../api/problem';
import type { ProblemCode } from '../api/types';
import { ENGINES, analysis, feedback, item } from '../testing/sample-analysis';
import { InvalidAnswer, analysisProblem, parseAnalysis } from './analysis-problem';
import { describeEngineVersion } from './engines/engine-labels';
import { relativeTime } from './versions/relative-time';
import { toDisplayedItem, listAccepted } from './items/displayed-item';

const now = Date.parse('2026-11-21T12:00:00Z');
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

describe('how long ago', () => {
  it.each([
    [0, 'less than a minute'],
    [-500, 'less than a minute'],
    [29, 'less than a minute'],
    [30, '1 minute'],
    [89, '1 minute'],
    [90, '2 minutes'],
    [44 * MINUTE, '44 minutes'],
    [45 * MINUTE, 'about 1 hour'],
    [89 * MINUTE, 'about 1 hour'],
    [90 * MINUTE, 'about 2 hours'],
    [23 * HOUR, 'about 23 hours'],
    [23.6 * HOUR, '1 day'],
    [36 * HOUR, '2 days'],
    [29 * DAY, '29 days'],
    [30 * DAY, 'about 1 month'],
    [46 * DAY, 'about 2 months'],
    [90 * DAY, '3 months'],
    [330 * DAY, '11 months'],
    [365 * DAY, 'about 1 year'],
    [800 * DAY, 'about 2 years'],
  ])('%d seconds are "%s"', (seconds, words) =>
    expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now)).toBe(words),
  );
});

describe('an item as it is to be read', () => {
  it('has the analyst’s words before the engine’s, and says what it was', () => {
    expect(toDisplayedItem(item('teams'))).toMatchObject({ name: 'Teams', was: null, rejected: false });
    expect(
      toDisplayedItem(
        item('teams', { feedback: feedback('corrected', { name: 'Guilds', description: 'Ours.' }) }),
      ),
    ).toEqual({ name: 'Guilds', description: 'Ours.', was: 'Teams', rejected: false });
    expect(
      toDisplayedItem(item('teams', { feedback: feedback('corrected', { description: 'Ours.' }) })),
    ).toMatchObject({ name: 'Teams', was: null, description: 'Ours.' });
  });

  it('does not stand when it was rejected', () => {
    const rejected = item('teams', { feedback: feedback('rejected') });
    expect(toDisplayedItem(rejected).rejected).toBe(true);
    expect(listAccepted([rejected, item('merge', { feedback: feedback('confirmed') })])).toHaveLength(1);
  });
});

it('says which engine answered', () => {
  expect(describeEngineVersion(analysis(1))).toBe('Built-in engine, version 1');
  expect(describeEngineVersion(analysis(1, { engine: 'openai', model: 'harbour-1', version: 4 }))).toBe(
    'harbour-1, version 4',
  );
});

describe('what to say when no analysis came', () => {
  const [builtIn, external] = ENGINES;
  const answer = (status: number, detail?: string, code?: ProblemCode) =>
    new ApiProblem(status, detail ? { detail, code } : null, `The server answered ${status}`);

  it('uses the words of the catalog', () => {
    expect(analysisProblem(answer(401, 'Sign in first'), builtIn).title).toBe('Authentication required');
    expect(analysisProblem(answer(502, 'Analysis failed: away', 'model_failed'), external).title).toBe(
      'Analysis failed: away',
    );
    expect(analysisProblem(new InvalidAnswer(), builtIn).title).toBe(
      'Invalid response from analysis function',
    );
    expect(analysisProblem(new SyntaxError('Unexpected <'), builtIn).title).toBe(
      'Invalid response from analysis function',
    );
    expect(analysisProblem(new TypeError('fetch failed'), builtIn).title).toBe('Failed to analyze game');
    expect(analysisProblem(answer(502), builtIn).title).toBe('Failed to analyze game');
  });

  it('offers the built-in engine only when the outside model has failed', () => {
    expect(analysisProblem(answer(502, 'x', 'model_failed'), external).offerBuiltIn).toBe(true);
    expect(analysisProblem(answer(429, 'x', 'model_quota'), external).offerBuiltIn).toBe(true);
    expect(analysisProblem(answer(422, 'x', 'no_description'), external).offerBuiltIn).toBe(false);
    expect(analysisProblem(answer(500, 'x', 'internal_error'), builtIn).offerBuiltIn).toBe(false);
  });

  it('takes no answer for an analysis that lacks a list', () => {
    const { metaElements: _left, ...half } = analysis(1);
    expect(() => parseAnalysis(half as ReturnType<typeof analysis>)).toThrow(InvalidAnswer);
    expect(parseAnalysis(analysis(1)).id).toBe(analysis(1).id);
  });
});
