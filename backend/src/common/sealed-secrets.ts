import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts values that must be readable again (AES-256-GCM), so that a copy of the database does not reveal them.
 */
export class SealedSecrets {
  private readonly key: Buffer;

  /** @param purpose keeps what is sealed for one use from being opened by another */
  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', `gamekit ${purpose}`, 32));
  }

  seal(text: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Null when it was sealed with another key or is damaged. */
  open(box: Buffer): string | null {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, box.subarray(0, IV_BYTES));
      decipher.setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch {
      return null;
    }
  }
}
