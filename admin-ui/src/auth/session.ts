import { ApiProblem, toProblem } from '../api/problem';
import type { Grant, User } from '../api/types';
import { openTabChannel, type TabChannel } from './tab-channel';

export interface SessionState {
  user: User | null;
  /** True until the first check of the existing session has ended. */
  loading: boolean;
  /** The last session was ended on purpose (here or in another tab), not by running out. */
  signedOut: boolean;
}

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Refresh this long before the access token ends, in ms. */
const EARLY = 60_000;
const RETRY_START = 1_000;
const RETRY_CAP = 15_000;

/**
 * The one signed-in session of this browser. The access token lives in this object only; the refresh token is an
 * httpOnly cookie that scripts never see. Tabs take turns at refreshing (Web Locks) and hand each other the result, so
 * a rotation happens once.
 */
export class Session {
  private state: SessionState = { user: null, loading: true, signedOut: false };
  private token: Token | null = null;
  private refreshing: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly tabs: TabChannel;

  constructor(tabs: TabChannel = openTabChannel()) {
    this.tabs = tabs;
    this.tabs.onMessage((message) => {
      if (message.type === 'granted') this.accept(message.grant, message.at);
      else this.forget(true);
    });
  }

  readonly snapshot = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the existing session once. A server that is away is asked again until it answers. */
  async start(): Promise<void> {
    for (let wait = RETRY_START; this.state.loading; wait = Math.min(wait * 2, RETRY_CAP)) {
      if (await this.refresh().then(always, isFinal)) break;
      await sleep(wait);
    }
    this.update({ loading: false });
  }

  /** Signs in and returns the user. Errors: ApiProblem (401, 403, 429 …) or a TypeError without a network. */
  async signIn(email: string, password: string): Promise<User> {
    const grant = await post<Grant>('/api/auth/login', { email, password });
    this.accept(grant, Date.now());
    this.tabs.post({ type: 'granted', grant, at: Date.now() });
    return grant.user;
  }

  async signUp(email: string, password: string): Promise<void> {
    await post('/api/auth/signup', { email, password });
  }

  /** Ends the session on the server, here and in the other tabs; without a network it still ends here. */
  async signOut(): Promise<void> {
    try {
      await post('/api/auth/logout', {});
    } catch (error) {
      console.error('Signing out on the server failed', error);
    } finally {
      this.forget(true);
      this.tabs.post({ type: 'signed-out' });
    }
  }

  /** A token good for a request now, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    if (this.token && this.token.endsAt > Date.now() + 5_000) return this.token.value;
    if (!this.token && !this.state.loading && !this.state.user) return null;
    await this.refresh().catch(() => false);
    return this.token?.value ?? null;
  }

  /**
   * Gets a new access token by the cookie; calls at the same time share one answer. False = there is no session any
   * more. `refused` is a token the server no longer takes: only a different one counts as fresh.
   */
  refresh(refused?: string): Promise<boolean> {
    const known = this.token;
    this.refreshing ??= this.tabs
      .exclusive(() => this.refreshAlone(known, refused))
      .finally(() => {
        this.refreshing = null;
      });
    return this.refreshing;
  }

  private async refreshAlone(known: Token | null, refused?: string): Promise<boolean> {
    await sleep(0); // a grant that another tab sent before it let go of the lock arrives first
    if (this.token && this.token !== known && this.token.value !== refused) return true;
    try {
      const grant = await post<Grant>('/api/auth/refresh', {});
      this.accept(grant, Date.now());
      this.tabs.post({ type: 'granted', grant, at: Date.now() });
      return true;
    } catch (error) {
      if (!isFinal(error)) {
        this.schedule(RETRY_CAP);
        throw error;
      }
      this.forget(false);
      return false;
    }
  }

  private accept(grant: Grant, at: number): void {
    const endsAt = at + grant.expiresIn * 1000;
    this.token = { value: grant.accessToken, endsAt };
    this.schedule(Math.max(endsAt - EARLY - Date.now(), RETRY_START));
    this.update({ user: grant.user, loading: false, signedOut: false });
  }

  private forget(signedOut: boolean): void {
    clearTimeout(this.timer);
    this.token = null;
    this.update({ user: null, loading: false, signedOut });
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh().catch(() => false), delay);
  }

  private update(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

/** 4xx is the server's word on the session; anything else (no network, 503, 429) says nothing about it. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
}

const always = () => true;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await toProblem(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const session = new Session();
