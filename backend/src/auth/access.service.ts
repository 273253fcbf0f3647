import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { unauthorized } from '../common/errors/problem.js';
import { DatabaseEvents } from '../database/database-events.js';
import type { Principal } from './auth.types.js';

/** NOTIFY channel that carries the id of a user whose rights or sessions changed. */
export const ACCESS_CHANNEL = 'access_changed';

const MAX_CACHED = 20_000;

interface CachedAccess {
  principal: Principal;
  expiresAt: number;
}

/** What the JWT strategy hands over: the principal and when its token ends (epoch milliseconds). */
export interface VerifiedAccess extends CachedAccess {}

/**
 * Says who is behind an Authorization header. A good answer is kept until its token ends, the person's
 * rights change (NOTIFY), or NOTIFY can no longer be trusted, so that a request costs no query.
 */
@Injectable()
export class AccessService {
  private readonly cache = new Map<string, CachedAccess>();

  constructor(private readonly events: DatabaseEvents) {
    events.on(ACCESS_CHANNEL, (userId) => this.forget(userId));
    events.onReset(() => this.cache.clear());
  }

  /** The principal of a header that was checked before; never asks the database. */
  peek(authorization: string | undefined): Principal | undefined {
    if (authorization === undefined || !this.events.connected) return undefined;
    const cached = this.cache.get(authorization);
    if (cached === undefined) return undefined;
    if (cached.expiresAt > Date.now()) return cached.principal;
    this.cache.delete(authorization);
    return undefined;
  }

  /**
   * Checks a header against signature, session and profile.
   * @throws ProblemException 401 when it is missing, forged, expired or revoked.
   */
  async resolve(authorization: string | undefined): Promise<Principal> {
    const known = this.peek(authorization);
    if (known) return known;
    if (authorization === undefined) throw unauthorized();
    const verified = await verifyWithPassport(authorization);
    if (!verified) throw unauthorized('The access token is not valid any more.', 'invalid_token');
    if (this.events.connected) {
      if (this.cache.size >= MAX_CACHED) this.cache.clear();
      this.cache.set(authorization, verified);
    }
    return verified.principal;
  }

  /** Drops what is kept of a person; called by NOTIFY in every process. */
  private forget(userId: string): void {
    for (const [key, { principal }] of this.cache) {
      if (principal.userId === userId) this.cache.delete(key);
    }
  }
}

function verifyWithPassport(authorization: string): Promise<VerifiedAccess | undefined> {
  return new Promise((resolve, reject) => {
    const done = (error: unknown, access?: VerifiedAccess | false) => {
      if (error) reject(error as Error);
      else resolve(access || undefined);
    };
    const authenticate = passport.authenticate('jwt', { session: false }, done) as (
      request: object,
      response: object,
      next: (error?: unknown) => void,
    ) => void;
    authenticate({ headers: { authorization } }, {}, done);
  });
}
