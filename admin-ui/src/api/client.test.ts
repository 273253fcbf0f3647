import { afterEach, expect, it, vi } from 'vitest';
import { session } from './session/session';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { gameDetail } from '../testing/games';
import { api, readData } from './client';
import { ApiProblem, describeError } from './problem';

afterEach(async () => {
  fakeApi({ 'POST /api/auth/logout': () => ({ status: 204 }) });
  await session.signOut();
});

async function signedIn(handlers: Parameters<typeof fakeApi>[0]): Promise<string[]> {
  const calls = fakeApi({ 'POST /api/auth/login': () => ({ body: grant('old') }), ...handlers });
  await session.signIn('a@b.co', 'words of mine');
  calls.length = 0;
  return calls;
}

const readGame = () => readData(api.GET('/api/games/{bundleId}', { params: { path: { bundleId: 'a' } } }));

it('sends the token, and JSON as JSON', async () => {
  await signedIn({
    'POST /api/rankings/refresh': ({ headers, body }) => {
      expect(headers.get('Authorization')).toBe('Bearer old');
      expect(body).toEqual({ platforms: ['ios'] });
      return { status: 202, body: { jobId: 'j' } };
    },
  });
  const started = await readData(api.POST('/api/rankings/refresh', { body: { platforms: ['ios'] } }));
  expect(started).toEqual({ jobId: 'j' });
});

it('answers a 401 with one refresh and one repeat', async () => {
  const calls = await signedIn({
    'GET /api/games/a': ({ headers }) =>
      headers.get('Authorization') === 'Bearer new'
        ? { body: gameDetail({ bundleId: 'a' }) }
        : problem(401, 'Token ended'),
    'POST /api/auth/refresh': () => ({ body: grant('new') }),
  });
  expect(await readGame()).toMatchObject({ bundleId: 'a' });
  expect(calls).toEqual(['GET /api/games/a', 'POST /api/auth/refresh', 'GET /api/games/a']);
});

it('ends the session when the refresh is refused too, without asking again', async () => {
  const calls = await signedIn({
    'GET /api/games/a': () => problem(401, 'Token ended'),
    'POST /api/auth/refresh': () => problem(401, 'Session ended'),
  });
  await expect(readGame()).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual(['GET /api/games/a', 'POST /api/auth/refresh']);
  expect(session.snapshot()).toMatchObject({ user: null, loading: false, signedOut: false });
});

it('does not repeat for ever when the fresh token is refused', async () => {
  const calls = await signedIn({
    'GET /api/games/a': () => problem(401, 'Never'),
    'POST /api/auth/refresh': () => ({ body: grant('new') }),
  });
  await expect(readGame()).rejects.toBeInstanceOf(ApiProblem);
  expect(calls).toHaveLength(3);
});

it('turns problem+json into an error that forms understand', async () => {
  await signedIn({
    'GET /api/tags': () =>
      problem(400, 'Bad range', { code: 'invalid_input', errors: { range: 'too wide' } }),
  });
  const error: unknown = await readData(api.GET('/api/tags')).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: 'Bad range',
    status: 400,
    code: 'invalid_input',
    body: { errors: { range: 'too wide' } },
  });
});

it('has words for an answer that is no problem document, and for no answer', async () => {
  await signedIn({
    'GET /api/tags': () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
  });
  const error: unknown = await readData(api.GET('/api/tags')).catch((reason: unknown) => reason);
  expect(describeError(error)).toBe('The server answered 502 Bad Gateway');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const lost: unknown = await readData(api.GET('/api/tags')).catch((reason: unknown) => reason);
  expect(describeError(lost)).toBe('The server cannot be reached.');
});
