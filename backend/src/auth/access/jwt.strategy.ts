import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../../config/env.js';
import { signingSecret } from '../../config/signing-secret.js';
import type { VerifiedAccess } from '../auth.types.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ACCESS_TOKEN_ALGORITHM, ACCESS_TOKEN_AUDIENCE, ACCESS_TOKEN_ISSUER } from '../tokens.js';

interface AccessClaims {
  sub: string;
  sid: string;
  ver: number;
  typ: string;
  exp: number;
}

/** Accepts only access tokens of ours: fixed algorithm, issuer and audience, with an active session. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(ENV) env: Env,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: signingSecret(env),
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      issuer: ACCESS_TOKEN_ISSUER,
      audience: ACCESS_TOKEN_AUDIENCE,
    });
  }

  async validate(claims: AccessClaims): Promise<VerifiedAccess | false> {
    if (claims.typ !== 'access') return false;
    const principal = await this.sessions.findPrincipal(claims.sub, claims.sid, claims.ver);
    return principal ? { principal, expiresAt: claims.exp * 1_000 } : false;
  }
}
