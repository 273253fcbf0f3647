import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, grant, problem } from '../../testing/fake-api';
import { draftKey, readDraft, writeDraft } from '../../drafts';
import { Session } from './session';
import type { TabChannel, TabMessage } from './tab-channel';

/** Simulates tabs of one browser: a shared lock, and messages to all other tabs. */
function browser() {
  const listeners: ((message: TabMessage, from: number) => void)[] = [];
  let turn = Promise.resolve<unknown>(undefined);
  return (): TabChannel => {
    const me = listeners.length;
    listeners.push(() => undefined);
    return {
      post: (message) => listeners.forEach((listener, index) => index !== me && listener(message, me)),
      onMessage: (listener) => void (listeners[me] = listener),
      exclusive: (work) => {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
    };
  };
}

const noSession = () => problem(401, 'There is no session to continue.', { code: 'no_session' });
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/admin');
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/admin');
});
const settle = <T>(work: Promise<T>): Promise<T> => {
  void work.catch(() => undefined);
  return vi.advanceTimersByTimeAsync(50).then(() => work);
};

describe('a session', () => {
  it('starts loading, then is the one of the cookie', async () => {
    fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant('a') }) });
    const session = new Session(browser()());
    expect(session.snapshot()).toMatchObject({ user: null, loading: true });
    await settle(session.start());
    expect(session.snapshot()).toMatchObject({ user: { email: 'analyst@example.com' }, loading: false });
    expect(await session.accessToken()).toBe('a');
  });

  it('ends loading as a stranger without a cookie', async () => {
    fakeApi({ 'POST /api/auth/refresh': () => noSession() });
    const session = new Session(browser()());
    await settle(session.start());
    expect(session.snapshot()).toEqual({ user: null, loading: false, signedOut: false, message: null });
  });

  it('is not asked for at the sign-in page of a browser where nobody is signed in', async () => {
    window.history.replaceState(null, '', '/login');
    const answers = {
      'POST /api/auth/refresh': () => ({ body: grant('a') }),
      'POST /api/auth/login': () => ({ body: grant('a') }),
      'POST /api/auth/logout': () => ({ status: 204 }),
    };
    const calls = fakeApi(answers);
    const reload = async () => {
      const session = new Session(browser()());
      await settle(session.start());
      return session;
    };
    const stranger = await reload();
    expect(stranger.snapshot()).toMatchObject({ user: null, loading: false });
    expect(calls).toEqual([]);
    await stranger.signIn('analyst@example.com', 'secret words');
    expect((await reload()).snapshot().user).not.toBeNull();
    await stranger.signOut();
    expect((await reload()).snapshot().user).toBeNull();
    expect(calls.filter((call) => call.endsWith('/refresh'))).toHaveLength(1);
  });

  it('keeps asking a server that is away instead of signing the reader out', async () => {
    let away = true;
    fakeApi({ 'POST /api/auth/refresh': () => (away ? problem(503, 'Starting') : { body: grant('a') }) });
    const session = new Session(browser()());
    const started = session.start();
    await vi.advanceTimersByTimeAsync(2500);
    expect(session.snapshot().loading).toBe(true);
    away = false;
    await vi.advanceTimersByTimeAsync(20_000);
    await started;
    expect(session.snapshot().user).not.toBeNull();
  });

  it('gets a new token a minute before the old one ends', async () => {
    let count = 0;
    const calls = fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant(`t${++count}`) }) });
    const session = new Session(browser()());
    await settle(session.start());
    await vi.advanceTimersByTimeAsync(838_000);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toHaveLength(2);
    expect(await session.accessToken()).toBe('t2');
  });

  it('is refreshed once for calls at the same time and for two tabs', async () => {
    let count = 0;
    const calls = fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant(`t${++count}`) }) });
    const tab = browser();
    const [one, two] = [new Session(tab()), new Session(tab())];
    await settle(Promise.all([one.start(), one.refresh(), two.start()]));
    expect(calls).toHaveLength(1);
    expect([await one.accessToken(), await two.accessToken()]).toEqual(['t1', 't1']);
  });

  it('is not satisfied with the very token that was refused', async () => {
    let count = 0;
    fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant(`t${++count}`) }) });
    const session = new Session(browser()());
    await settle(session.start());
    expect(await settle(session.refresh('t1'))).toBe(true);
    expect(await session.accessToken()).toBe('t2');
  });

  it('ends in every tab when one signs out, even when the server is away', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeApi({
      'POST /api/auth/login': () => ({ body: grant('a') }),
      'POST /api/auth/logout': () => problem(503, 'Away'),
    });
    const tab = browser();
    const [one, two] = [new Session(tab()), new Session(tab())];
    await one.signIn('analyst@example.com', 'secret words');
    expect(two.snapshot().user).not.toBeNull();
    await two.signOut();
    expect(one.snapshot()).toMatchObject({ user: null, loading: false, signedOut: true });
    expect(await one.accessToken()).toBeNull();
  });

  it('never resumes a session that was left offline, and ends it as soon as the server responds', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let away = true;
    const calls = fakeApi({
      'POST /api/auth/login': () => ({ body: grant('a') }),
      'POST /api/auth/logout': () => (away ? problem(503, 'Away') : { status: 204 }),
      'POST /api/auth/refresh': () => ({ body: grant('b') }),
    });
    const session = new Session(browser()());
    await session.signIn('analyst@example.com', 'secret words');
    await session.signOut();
    expect(session.snapshot().message).toMatchObject({ topic: 'sign-out' });
    const reloaded = new Session(browser()());
    await settle(reloaded.start());
    expect(reloaded.snapshot()).toMatchObject({ user: null, loading: false });
    away = false;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(session.snapshot().message).toBeNull();
    expect(calls).not.toContain('POST /api/auth/refresh');
    const next = new Session(browser()());
    await settle(next.start());
    expect(calls.at(-1)).toBe('POST /api/auth/refresh');
  });

  it('stays ended when a refresh that began before is answered', async () => {
    let answer: (response: Response) => void = () => undefined;
    fakeApi({
      'POST /api/auth/login': () => ({ body: grant('a') }),
      'POST /api/auth/refresh': () => new Promise<Response>((resolve) => (answer = resolve)),
      'POST /api/auth/logout': () => ({ status: 204 }),
    });
    const tab = browser();
    const [one, two] = [new Session(tab()), new Session(tab())];
    await one.signIn('analyst@example.com', 'secret words');
    const refreshing = one.refresh('a');
    await vi.advanceTimersByTimeAsync(10);
    const leaving = one.signOut();
    answer(new Response(JSON.stringify(grant('b'))));
    expect(await refreshing).toBe(false);
    await leaving;
    for (const each of [one, two]) expect(each.snapshot()).toMatchObject({ user: null, signedOut: true });
    expect(await one.accessToken()).toBeNull();
  });

  it('keeps the precise message and clears it at the start of the next try', async () => {
    const session = new Session(browser()());
    fakeApi({
      'POST /api/auth/login': () =>
        problem(403, 'Your profile is not set up yet.', { code: 'profile_missing' }),
    });
    await expect(session.signIn('a@b.co', 'words')).rejects.toThrow();
    expect(session.snapshot().message).toEqual({
      topic: 'sign-in',
      text: 'Your profile is not set up yet.',
      code: 'profile_missing',
    });
    fakeApi({ 'POST /api/auth/signup': () => ({ status: 202, body: { message: 'Thank you.' } }) });
    const signingUp = session.signUp('a@b.co', 'words');
    expect(session.snapshot().message).toBeNull();
    await signingUp;
    expect(session.snapshot().user).toBeNull();
    expect(session.snapshot().message?.text).toBe(
      'Your account has been created. Please wait for admin approval.',
    );
  });

  it.each([
    ['sign in', (session: Session) => session.signIn('a@b.co', 'words')],
    ['sign up', (session: Session) => session.signUp('a@b.co', 'words')],
    ['sign out', (session: Session) => session.signOut()],
  ])('falls back to a sentence of its own when the server gave none to a %s', async (what, work) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    fakeApi({
      'POST /api/auth/login': broken,
      'POST /api/auth/signup': broken,
      'POST /api/auth/logout': broken,
    });
    const session = new Session(browser()());
    await work(session).catch(() => undefined);
    expect(session.snapshot().message?.text).toBe(`An error occurred during ${what}`);
  });

  it('signs out whom the profile check refuses, and says why', async () => {
    fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant('a') }) });
    const session = new Session(browser()());
    await settle(session.start());
    fakeApi({
      'POST /api/auth/refresh': () => problem(403, 'You are not verified yet.', { code: 'not_approved' }),
    });
    expect(await settle(session.refresh('a'))).toBe(false);
    expect(session.snapshot()).toMatchObject({
      user: null,
      message: { topic: 'check', text: 'You are not verified yet.', code: 'not_approved' },
    });
  });

  it('takes no grant of somebody who is not approved', async () => {
    const pending = { ...grant('a'), user: { ...grant('a').user, approved: false } };
    const calls = fakeApi({
      'POST /api/auth/refresh': () => ({ body: pending }),
      'POST /api/auth/logout': () => ({ status: 204 }),
    });
    const session = new Session(browser()());
    await settle(session.start());
    expect(session.snapshot()).toMatchObject({ user: null, message: { text: 'You are not verified yet.' } });
    expect(await session.accessToken()).toBeNull();
    expect(calls).toContain('POST /api/auth/logout');
  });

  it('ends in every tab when the server ends it, with the reason in each', async () => {
    fakeApi({ 'POST /api/auth/login': () => ({ body: grant('a') }) });
    const tab = browser();
    const [one, two] = [new Session(tab()), new Session(tab())];
    await one.signIn('analyst@example.com', 'secret words');
    fakeApi({
      'POST /api/auth/refresh': () => problem(403, 'You are not verified yet.', { code: 'not_approved' }),
    });
    expect(await settle(one.refresh('a'))).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(two.snapshot()).toMatchObject({ user: null, message: { text: 'You are not verified yet.' } });
  });

  it('throws drafts away when somebody signs out, not when a session runs out', async () => {
    const key = draftKey('u1', 'note');
    fakeApi({
      'POST /api/auth/login': () => ({ body: grant('a') }),
      'POST /api/auth/refresh': () => noSession(),
      'POST /api/auth/logout': () => ({ status: 204 }),
    });
    const session = new Session(browser()());
    await session.signIn('analyst@example.com', 'secret words');
    writeDraft(key, 'half a sentence');
    expect(await settle(session.refresh('a'))).toBe(false);
    expect(readDraft(key)).toBe('half a sentence');
    await session.signIn('analyst@example.com', 'secret words');
    await session.signOut();
    expect(readDraft(key)).toBeNull();
  });
});
