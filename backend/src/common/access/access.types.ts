/** Each role includes the rights of the previous one. */
export const ROLES = ['user', 'analyst', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type AccessLevel = 'public' | Role;

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Who may call a route. */
export interface RouteAccess {
  /** Lowest role with access; `user` is any approved person. */
  level: AccessLevel;
  /** Refuses personal API tokens: a leaked one must not reach accounts, passwords or other tokens. */
  inPerson?: boolean;
  /** Admits every API token regardless of scopes: they are checked elsewhere, or the route is about the token. */
  anyScope?: boolean;
  /** Also accepts the access token from the cookie that a browser sends with pictures. */
  pictureCookie?: boolean;
  /** Accepts a file as body; every other route accepts JSON. */
  takesFile?: boolean;
}

/** The caller, verified against the database. */
export interface Principal {
  userId: string;
  /** Session of the caller; null with a personal API token. */
  sessionId: string | null;
  email: string;
  role: Role;
  /** Set for personal API tokens. */
  tokenScope?: TokenScope;
  /** Scopes of the token, if it has any. */
  tokenScopes?: string[];
}

/** Who did something, in which request: what an audit entry needs. */
export interface Actor {
  /** Absent for callers who are not signed in and for commands of an operator. */
  userId?: string;
  email?: string;
  role?: Role;
  requestId?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal;
  }
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}
