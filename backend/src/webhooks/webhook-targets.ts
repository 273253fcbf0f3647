import { Inject, Injectable } from '@nestjs/common';
import { badRequest, invalidField } from '../common/errors/problem.js';
import { leadsInside } from '../common/http/address-guard.js';
import { ENV, type Env } from '../config/env.js';

const PRIVATE =
  'leads to a private network, where webhooks are not sent; an operator can allow it with WEBHOOK_PRIVATE_TARGETS=on';

/** Decides where messages may be sent. */
@Injectable()
export class WebhookTargets {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /**
   * The address is checked again when sending, against the DNS answer that is connected to, because names can
   * change.
   * @param field of the input that holds the address
   * @throws ProblemException 400 for a forbidden address
   */
  async assert(field: string, url: string): Promise<void> {
    if (this.env.WEBHOOK_PRIVATE_TARGETS === 'on') return;
    if (await leadsInside(url))
      throw badRequest(`${field}: ${PRIVATE}`, { [field]: PRIVATE }, 'webhook_target_private');
    if (new URL(url).protocol !== 'https:')
      throw invalidField(field, 'must begin with https:// since it leads out of your own network');
  }
}
