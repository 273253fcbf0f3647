import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;

/**
 * What a browser keeps after a sign-in. Failures of such a browser are counted apart, so that strangers who guess at an
 * account cannot lock its owner out.
 */
export class TrustedDeviceCookie {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'gamekit device mark', 32));
  }

  /** A new value for the account. */
  issue(account: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    return `${nonce}.${this.sign(account, nonce)}`;
  }

  /** The name of the device when the value was issued for this account, else undefined. */
  findDevice(value: string | undefined, account: string): string | undefined {
    const [nonce = '', signature = ''] = (value ?? '').split('.');
    const expected = Buffer.from(this.sign(account, nonce));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
  }

  private sign(account: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${nonce}\n${account}`).digest('base64url');
  }
}
