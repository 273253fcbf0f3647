import { Inject, Injectable } from '@nestjs/common';
import { promisify } from 'node:util';
import { badRequest, invalidField } from '../common/errors/problem.js';
import { BLOCKED_ADDRESS, guardedLookup, isPrivateUrl } from '../common/http/address-guard.js';
import { ENV, type Env } from '../config/env.js';

const PRIVATE =
  'leads to a private network, where webhooks are not sent; an operator can allow it with WEBHOOK_PRIVATE_TARGETS=on';
const LOOKUP_MS = 2_000;

/** Where messages may be sent. */
@Injectable()
export class WebhookTargets {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /**
   * Sending checks again, on the very answer that is connected to: a name may change.
   * @param field of the input that holds the address
   * @throws ProblemException 400 for an address that is not allowed
   */
  async assert(field: string, url: string): Promise<void> {
    if (this.env.WEBHOOK_PRIVATE_TARGETS === 'on') return;
    const { hostname, protocol } = new URL(url);
    if (isPrivateUrl(url) || (await leadsInside(hostname)))
      throw badRequest(`${field}: ${PRIVATE}`, { [field]: PRIVATE }, 'webhook_target_private');
    if (protocol !== 'https:')
      throw invalidField(field, 'must begin with https:// since it leads out of your own network');
  }
}

const lookUp = promisify(guardedLookup(false));

/** Whether a name stands for a private address; false for one that is not known, which sending will tell. */
async function leadsInside(hostname: string): Promise<boolean> {
  const look = lookUp(hostname, {}).then(
    () => false,
    (error: unknown) => (error as { code?: string }).code === BLOCKED_ADDRESS,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LOOKUP_MS, false).unref());
  return Promise.race([look, late]);
}
