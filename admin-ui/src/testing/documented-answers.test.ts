import { expect, it } from 'vitest';
import { findFaults, successStatus } from './documented-answers';
import { problem } from './fake-api';

it('knows the statuses of each operation', () => {
  expect(findFaults('GET /api/tags', 200, [])).toEqual([]);
  expect(findFaults('GET /api/activity/unread', 200, { count: 1 })).toEqual([]);
  expect(findFaults('GET /api/games/com.example.a', 404, problem(404, 'Gone').body)).toEqual([]);
  expect(findFaults('GET /api/tags', 418)).toEqual(['GET /api/tags never answers 418']);
  expect(findFaults('PATCH /api/tags', 200)).toEqual(['PATCH /api/tags: there is no such operation']);
  expect(successStatus('POST /api/tags')).toBe(201);
});

it('knows the shape and the codes of problems', () => {
  const refusal = problem(400, 'No', { code: 'invalid_input' }).body;
  expect(findFaults('GET /api/tags', 400, refusal)).toEqual([]);
  expect(findFaults('GET /api/tags', 400, { ...refusal, code: 'bad_luck' })).toEqual([
    'GET /api/tags 400: no problem has the code bad_luck',
  ]);
  const { requestId: _, ...short } = refusal;
  expect(findFaults('GET /api/tags', 400, short)).toEqual(['GET /api/tags 400: a problem without requestId']);
});

it('knows the fields of answers, and no others', () => {
  expect(findFaults('GET /api/activity/unread', 200, { count: '1', total: 2 })).toEqual([
    expect.stringContaining('must NOT have additional properties {"additionalProperty":"total"}'),
    expect.stringContaining('/count must be number'),
  ]);
});
