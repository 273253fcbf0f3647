import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { hashSecret, newSecret } from '../tokens.js';

/** A refresh token that we issued, current or used, with its session and hash. */
export interface RefreshToken {
  sessionId: string;
  hash: Buffer;
}

/**
 * Refresh tokens as `<session id>.<secret>.<signature>`. The signature proves that we issued a token without storing
 * used ones: a replayed token ends its session, while knowing only a session id does nothing.
 */
export class RefreshTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'gamekit refresh token', 32));
  }

  /** Issues a token for the session. */
  issue(sessionId: string): string {
    const signed = `${sessionId}.${newSecret()}`;
    return `${signed}.${this.sign(signed)}`;
  }

  /** Undefined when we never issued this token. */
  parse(token: string): RefreshToken | undefined {
    const [sessionId = '', secret = '', signature = ''] = token.split('.');
    const expected = Buffer.from(`${sessionId}.${secret}.${this.sign(`${sessionId}.${secret}`)}`);
    const received = Buffer.from(token);
    if (signature === '' || received.length !== expected.length || !timingSafeEqual(received, expected)) {
      return undefined;
    }
    return { sessionId, hash: hashSecret(token) };
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
