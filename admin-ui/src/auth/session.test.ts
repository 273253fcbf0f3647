import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { Session } from './session';
import type { TabChannel, TabMessage } from './tab-channel';

/** Tabs of one browser: one lock for all, messages to all others. */
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
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
    fakeApi({ 'POST /api/auth/refresh': () => problem(401, 'No session') });
    const session = new Session(browser()());
    await settle(session.start());
    expect(session.snapshot()).toEqual({ user: null, loading: false, signedOut: false, message: null });
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
});
