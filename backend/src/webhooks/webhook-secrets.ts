import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { SealedSecrets } from '../common/sealed-secrets.js';
import { ENV, type Env } from '../config/env.js';
import { signingSecret } from '../config/signing-secret.js';
import type { Webhook } from './webhook.entity.js';

const SECRET_BYTES = 32;

/** Secrets for signing messages, in the format of Standard Webhooks. */
@Injectable()
export class WebhookSecrets extends SealedSecrets {
  constructor(@Inject(ENV) env: Env) {
    super(signingSecret(env), 'webhooks');
  }

  create(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  }

  /**
   * The header `webhook-signature`: while a secret is being replaced, it has a signature of each.
   * @throws Error when the secret cannot be decrypted
   */
  sign(webhook: Webhook, messageId: string, at: Date, body: string): string {
    const secret = this.open(webhook.sealedSecret);
    if (secret === null)
      throw new Error(
        'The secret cannot be read: JWT_SECRET was changed after it was created. Create a new one.',
      );
    const old =
      webhook.sealedOldSecret && webhook.oldSecretUntil && webhook.oldSecretUntil > at
        ? this.open(webhook.sealedOldSecret)
        : null;
    return [secret, old]
      .filter((each) => each !== null)
      .map((each) => new Signer(each).sign(messageId, at, body))
      .join(' ');
  }
}
