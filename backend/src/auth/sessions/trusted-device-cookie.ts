import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;

/**
 * Cookie that identifies a browser after a sign-in. Its failures are counted separately, so that strangers guessing
 * passwords cannot lock the owner out.
 */
export class TrustedDeviceCookie {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'gamekit device mark', 32));
  }

  /** Issues a value for the account. */
  issue(account: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    return `${nonce}.${this.sign(account, nonce)}`;
  }

  /** Device of the value, if it was issued for this account. */
  findDevice(value: string | undefined, account: string): string | undefined {
    const [nonce = '', signature = ''] = (value ?? '').split('.');
    const expected = Buffer.from(this.sign(account, nonce));
    const received = Buffer.from(signature);
    return received.length === expected.length && timingSafeEqual(received, expected) ? nonce : undefined;
  }

  private sign(account: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${nonce}\n${account}`).digest('base64url');
  }
}
