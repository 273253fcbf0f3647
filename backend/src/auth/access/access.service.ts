import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import passport from 'passport';
import { CountedCache } from '../../common/concurrency/counted-cache.js';
import { unauthorized } from '../../common/errors/problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { ACCESS_CHANNEL } from '../../profiles/profile.types.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import type { Principal, RouteAccess } from '../../common/access/access.types.js';
import type { VerifiedAccess } from '../auth.types.js';
import { isAllowed } from './access.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { API_TOKEN_PREFIX } from '../tokens.js';

const MAX_CACHED = 20_000;
/** API tokens and sessions also end by themselves, of which nobody is notified. */
const RECHECK_MS = 60_000;

const BEARER = /^Bearer +(\S+)$/i;

const tokenIn = (authorization: string): string => BEARER.exec(authorization)?.[1] ?? '';

/** A caller with the check that must keep holding. */
export interface AccessWatch {
  principal: Principal;
  authorization: string | undefined;
  isAllowed(principal: Principal | undefined): boolean;
}

/**
 * Authenticates Authorization headers. A result is cached until the token expires, the rights of the person change
 * (NOTIFY), or NOTIFY is unreliable, so that requests need no query.
 */
@Injectable()
export class AccessService {
  private readonly cache = new CountedCache<VerifiedAccess>({ max: MAX_CACHED });
  /** Counts changes of rights, so that a check that one overtook is not cached. */
  private changes = 0;
  /** The last header found in the cache: many requests in a row come from one caller. */
  private lastAuthorization = '';
  private readonly watches = new Map<AccessWatch, () => void>();

  constructor(
    private readonly events: DatabaseEvents,
    private readonly apiTokens: ApiTokensService,
    private readonly accessTokens: JwtStrategy,
    private readonly sessions: SessionsService,
    metrics: Metrics,
  ) {
    metrics.addCache('access', this.cache);
    events.on(ACCESS_CHANNEL, (userId) => {
      this.forget(userId);
      this.checkWatches((watch) => watch.principal.userId === userId);
    });
    events.onReset(() => {
      this.changes += 1;
      this.cache.clear();
      this.recheckWatches();
    });
  }

  /** Cached principal of a header; never queries the database. */
  peek(authorization: string | undefined): Principal | undefined {
    if (authorization === undefined || !this.events.connected) return undefined;
    // Comparing is faster than hashing a long header again.
    if (authorization === this.lastAuthorization) authorization = this.lastAuthorization;
    const cached = this.cache.get(authorization);
    if (cached === undefined) return undefined;
    this.lastAuthorization = authorization;
    if (cached.expiresAt > Date.now()) return cached.principal;
    this.cache.delete(authorization);
    return undefined;
  }

  /** Cached principal of a header if the route admits it. */
  peekAllowed(
    authorization: string | undefined,
    route: RouteAccess | undefined,
    request: { method: string; url: string },
  ): Principal | undefined {
    const principal = this.peek(authorization);
    return principal && isAllowed(route, principal, request) ? principal : undefined;
  }

  /**
   * Verifies a header: signature, session and profile, or personal API token.
   * @throws ProblemException 401 when it is missing, forged, expired or revoked.
   */
  async resolve(authorization: string | undefined): Promise<Principal> {
    const known = this.peek(authorization);
    if (known) return known;
    if (authorization === undefined) throw unauthorized();
    const changesBefore = this.changes;
    const bearer = tokenIn(authorization);
    const verified = bearer.startsWith(API_TOKEN_PREFIX)
      ? await this.apiTokens.verify(bearer)
      : await verifyWithPassport(this.accessTokens, authorization);
    if (!verified) throw unauthorized('The access token is no longer valid. Sign in again.', 'invalid_token');
    if (this.events.connected && this.changes === changesBefore) {
      this.cache.set(authorization, verified);
    }
    return verified.principal;
  }

  /** Calls `onLost` once as soon as the caller loses access. Returns a function that stops watching. */
  watch(watch: AccessWatch, onLost: () => void): () => void {
    this.watches.set(watch, onLost);
    // Access may have been lost since the check of the request.
    this.checkWatches((each) => each === watch);
    return () => this.watches.delete(watch);
  }

  /** Ends responses whose API token or session has expired meanwhile. */
  @Interval(RECHECK_MS)
  recheckWatches(): void {
    this.checkWatches(() => true);
  }

  private checkWatches(isMeant: (watch: AccessWatch) => boolean): void {
    for (const [watch, onLost] of this.watches) {
      if (!isMeant(watch)) continue;
      this.findPrincipal(watch).then(
        (principal) => {
          if (!watch.isAllowed(principal) && this.watches.delete(watch)) onLost();
        },
        // Unknown while the database is away; every watch is checked once it is back.
        () => undefined,
      );
    }
  }

  /** Current principal of the caller. A session outlives the access token that the request began with. */
  private async findPrincipal({
    principal,
    authorization = '',
  }: AccessWatch): Promise<Principal | undefined> {
    const { userId, sessionId } = principal;
    if (sessionId !== null) return (await this.sessions.findPrincipal(userId, sessionId)) ?? undefined;
    return (await this.apiTokens.verify(tokenIn(authorization)))?.principal;
  }

  /** Drops cached results of a person; called by NOTIFY in every process. */
  private forget(userId: string): void {
    this.changes += 1;
    for (const [key, { principal }] of this.cache) {
      if (principal.userId === userId) this.cache.delete(key);
    }
  }
}

/**
 * Takes a strategy instead of a name, because names are shared by all applications of a process, and a new one per
 * call, because passport writes the callbacks onto it.
 */
function verifyWithPassport(
  strategy: JwtStrategy,
  authorization: string,
): Promise<VerifiedAccess | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, access?: VerifiedAccess | false) => {
      if (error) reject(error as Error);
      else resolve(access || undefined);
    };
    const authenticate = passport.authenticate(
      Object.create(strategy) as JwtStrategy,
      { session: false },
      settle,
    ) as (request: object, response: object, next: (error?: unknown) => void) => void;
    authenticate({ headers: { authorization } }, {}, settle);
  });
}
