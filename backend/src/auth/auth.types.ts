import type { Role } from '../profiles/profile.types.js';
import type { Scope } from './scopes.js';

export type AccessLevel = 'public' | Role;

/** Holds the access token for the address of pictures, since an `img` element sends no header. */
export const PICTURE_COOKIE = 'gamekit_pictures';

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Who may call a route. */
export interface RouteAccess {
  /** The least role that may; `user` is any approved person. */
  level: AccessLevel;
  /** Refuses personal API tokens: a leaked one must not reach accounts, passwords or other tokens. */
  inPerson?: boolean;
  /** Lets every API token in, whatever its limits: what is asked for is checked elsewhere, or is about the token. */
  anyScope?: boolean;
  /** Also takes the access token from the cookie that a browser sends with its pictures. */
  pictureCookie?: boolean;
  /** Takes a file as its body; every other route takes JSON. */
  takesFile?: boolean;
}

/** Who is asking, as checked against the database. */
export interface Principal {
  userId: string;
  /** The signed-in device; null when a personal API token asks. */
  sessionId: string | null;
  email: string;
  role: Role;
  /** Present when a personal API token asks. */
  tokenScope?: TokenScope;
  /** What that token is limited to, if it is. */
  tokenScopes?: Scope[];
}

/** A principal and until when its token may be believed without asking again (epoch milliseconds). */
export interface VerifiedAccess {
  principal: Principal;
  expiresAt: number;
}

/** Who did something, and with which request: what an audit line needs. */
export interface Actor {
  /** Absent for strangers and for commands of an operator. */
  userId?: string;
  email?: string;
  requestId?: string;
}

/** Where a request of a stranger comes from. */
export interface Origin {
  ip: string;
  requestId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal;
  }
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}
