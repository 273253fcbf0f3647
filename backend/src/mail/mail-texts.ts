import { Inject, Injectable } from '@nestjs/common';
import { SealedSecrets } from '../common/sealed-secrets.js';
import { ENV, type Env } from '../config/env.js';
import { signingSecret } from '../config/signing-secret.js';

/** Encrypts the texts of confidential mail while they wait in the outbox. */
@Injectable()
export class MailTexts extends SealedSecrets {
  constructor(@Inject(ENV) env: Env) {
    super(signingSecret(env), 'outbox');
  }
}
