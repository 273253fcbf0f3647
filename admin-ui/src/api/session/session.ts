import { ApiProblem, describeError } from '../problem';
import { publicApi, readData } from '../public-client';
import type { Grant, User } from '../types';
import { clearDrafts } from '../../drafts';
import { isSigningOut, mayHaveSession, noteSession, noteSignOut } from './session-hint';
import { openTabChannel, type TabChannel } from './tab-channel';

/** The latest outcome of a session operation; `topic` names the operation. */
export interface SessionMessage {
  topic: 'sign-in' | 'sign-up' | 'requested' | 'sign-out' | 'check';
  text: string;
  /** The server's error code. */
  code?: string;
}

export interface SessionState {
  user: User | null;
  /** True until the existing session has been checked. */
  loading: boolean;
  /** The last session ended by signing out (here or in another tab), not by expiry. */
  signedOut: boolean;
  /** The reason or outcome; cleared at the start of each sign-in, sign-up and sign-out. */
  message: SessionMessage | null;
}

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** How long before expiry the access token is refreshed, in ms. */
const EARLY = 60_000;
const RETRY_START = 1_000;
const RETRY_CAP = 15_000;

const NOT_VERIFIED = { text: 'You are not verified yet.', code: 'not_approved' };
const CREATED = 'Your account has been created. Please wait for admin approval.';
/** Errors of the profile check; other ends of a session need no explanation. */
const CHECK_CODES = ['profile_missing', 'not_approved'];

/**
 * The browser's session. The access token lives only in this object; the refresh token is an httpOnly cookie. Tabs
 * refresh under a lock (Web Locks) and share the result, so the token rotates once.
 */
export class Session {
  private state: SessionState = { user: null, loading: true, signedOut: false, message: null };
  private token: Token | null = null;
  private refreshing: Promise<boolean> | null = null;
  /** Counts the sign-outs; a refresh that began before one must not undo it. */
  private signOuts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly tabs: TabChannel;

  constructor(tabs: TabChannel = openTabChannel()) {
    this.tabs = tabs;
    this.tabs.onMessage((message) => {
      if (message.type === 'granted') this.accept(message.grant, message.at);
      else if (message.type === 'signed-out') this.forget(true);
      else if (this.state.user) void this.refresh(this.token?.value).catch(() => false);
    });
  }

  readonly snapshot = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resumes the existing session once, if there can be one. Retries until the server responds. */
  async start(): Promise<void> {
    for (
      let wait = RETRY_START;
      this.state.loading && mayHaveSession();
      wait = Math.min(wait * 2, RETRY_CAP)
    ) {
      if (await this.refresh().then(isAlways, isFinal)) break;
      await sleep(wait);
    }
    this.update({ loading: false });
  }

  /**
   * Signs in; `totp` is the second factor's code, required once the server asks for it.
   * Errors: ApiProblem (401, 401 `totp_required`, 403, 429 …) or a ConnectionError when offline.
   */
  async signIn(email: string, password: string, totp?: string): Promise<User> {
    return this.reportErrors('sign-in', 'An error occurred during sign in', async () => {
      const body = totp === undefined ? { email, password } : { email, password, totp };
      const grant = await readData(publicApi.POST('/api/auth/login', { body }));
      if (!this.accept(grant, Date.now())) throw new Error(NOT_VERIFIED.text);
      this.tabs.post({ type: 'granted', grant, at: Date.now() });
      return grant.user;
    });
  }

  /** Requests an account; doesn't sign in. */
  async signUp(email: string, password: string): Promise<void> {
    await this.reportErrors('sign-up', 'An error occurred during sign up', () =>
      publicApi.POST('/api/auth/signup', { body: { email, password } }),
    );
    this.update({ message: { topic: 'requested', text: CREATED } });
  }

  /** Ends the session here and in other tabs, then on the server, which may take until it can be reached. */
  async signOut(): Promise<void> {
    const token = this.token?.value;
    noteSignOut(true);
    this.forget(true);
    this.tabs.post({ type: 'signed-out' });
    const end = () => this.endOnServer(token);
    // Not during a refresh, whose answer would set another cookie.
    await this.tabs
      .exclusive(() => this.reportErrors('sign-out', 'An error occurred during sign out', end))
      .catch((error: unknown) => console.error('Signing out on the server failed', error));
  }

  /** Repeated until the server has received it. */
  private async endOnServer(token?: string): Promise<void> {
    this.schedule(RETRY_CAP, () => this.endOnServer());
    await endServerSession(token);
    clearTimeout(this.timer);
    noteSignOut(false);
    if (this.state.message?.topic === 'sign-out') this.update({ message: null });
  }

  /** A valid access token, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    if (this.token && this.token.endsAt > Date.now() + 5_000) return this.token.value;
    if (!this.token && !this.state.loading && !this.state.user) return null;
    await this.refresh().catch(() => false);
    return this.token?.value ?? null;
  }

  /**
   * Refreshes the access token with the cookie; concurrent calls share one request. Returns false when the session
   * has ended. `refused` is a token that the server rejected: only a different one counts as fresh.
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
    await sleep(0); // lets a grant arrive that another tab sent before releasing the lock
    if (this.token && this.token !== known && this.token.value !== refused) return true;
    if (isSigningOut()) {
      await this.endOnServer().catch(() => undefined);
      return false;
    }
    const { signOuts } = this;
    try {
      const grant = await readData(publicApi.POST('/api/auth/refresh'));
      if (signOuts !== this.signOuts || !this.accept(grant, Date.now())) return false;
      this.tabs.post({ type: 'granted', grant, at: Date.now() });
      return true;
    } catch (error) {
      if (!isFinal(error)) {
        this.schedule(RETRY_CAP);
        throw error;
      }
      const wasIn = this.state.user !== null;
      this.forget(false, describeReason(error));
      if (wasIn) this.tabs.post({ type: 'ended' });
      return false;
    }
  }

  /** Clears the message, runs the operation and keeps its error as message. */
  private async reportErrors<T>(
    topic: SessionMessage['topic'],
    fallback: string,
    work: () => Promise<T>,
  ): Promise<T> {
    this.update({ message: null });
    try {
      return await work();
    } catch (error) {
      this.update({ message: { topic, text: getServerMessage(error) ?? fallback, code: getCode(error) } });
      throw error;
    }
  }

  /** Takes over a grant; returns false and ends the session when its profile isn't approved. */
  private accept(grant: Grant, at: number): boolean {
    if (!grant.user.approved) {
      this.forget(false, NOT_VERIFIED);
      void endServerSession(grant.accessToken).catch((error: unknown) =>
        console.error('The session of an unapproved person could not be ended', error),
      );
      return false;
    }
    const endsAt = at + grant.expiresIn * 1000;
    this.token = { value: grant.accessToken, endsAt };
    noteSession(true);
    noteSignOut(false);
    this.schedule(Math.max(endsAt - EARLY - Date.now(), RETRY_START));
    this.update({ user: grant.user, loading: false, signedOut: false });
    return true;
  }

  /** `onPurpose`: signing out also discards unsaved input. */
  forget(onPurpose: boolean, reason?: Omit<SessionMessage, 'topic'>): void {
    clearTimeout(this.timer);
    this.token = null;
    noteSession(false);
    if (onPurpose) {
      this.signOuts += 1;
      clearDrafts();
    }
    const message = reason ? { topic: 'check' as const, ...reason } : this.state.message;
    this.update({ user: null, loading: false, signedOut: onPurpose, message });
  }

  private schedule(delay: number, work: () => Promise<unknown> = () => this.refresh()): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void work().catch(() => false), delay);
  }

  private update(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

/** 4xx is a decision about the session; anything else (no network, 503, 429) is temporary. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** The server's reason for rejecting the profile. */
function describeReason(error: unknown): Omit<SessionMessage, 'topic'> | undefined {
  const code = getCode(error);
  return code && CHECK_CODES.includes(code) ? { text: describeError(error), code } : undefined;
}

const getCode = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.code : undefined;

/** The server's message; undefined when there is only a status code. */
function getServerMessage(error: unknown): string | undefined {
  return error instanceof ApiProblem && !error.body?.detail ? undefined : describeError(error);
}

const isAlways = () => true;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const endServerSession = (token?: string) =>
  publicApi.POST('/api/auth/logout', token ? { headers: { Authorization: `Bearer ${token}` } } : {});

export const session = new Session();
