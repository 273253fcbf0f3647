import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { hashSecret, newSecret } from '../tokens.js';

/** A refresh token of ours, current or used: the session it belongs to and what is stored of it. */
export interface RefreshToken {
  sessionId: string;
  hash: Buffer;
}

/**
 * Refresh tokens as `<session id>.<secret>.<signature>`. The signature lets every token that we ever issued for a
 * session be told from a made-up one without a record of used tokens: a used token that comes back ends its session,
 * while somebody who only knows the session's id can end nothing.
 */
export class RefreshTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'gamekit refresh token', 32));
  }

  /** A new token of the session. */
  issue(sessionId: string): string {
    const signed = `${sessionId}.${newSecret()}`;
    return `${signed}.${this.sign(signed)}`;
  }

  /** Undefined when we never issued this token. */
  parse(token: string): RefreshToken | undefined {
    const [sessionId = '', secret = '', signature = ''] = token.split('.');
    const expected = Buffer.from(`${sessionId}.${secret}.${this.sign(`${sessionId}.${secret}`)}`);
    const given = Buffer.from(token);
    if (signature === '' || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return undefined;
    }
    return { sessionId, hash: hashSecret(token) };
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
