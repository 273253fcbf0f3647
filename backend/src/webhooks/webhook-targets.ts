import { Inject, Injectable } from '@nestjs/common';
import { promisify } from 'node:util';
import { badRequest, invalidField } from '../common/errors/problem.js';
import { BLOCKED_ADDRESS, guardedLookup, isPrivateUrl } from '../common/http/address-guard.js';
import { ENV, type Env } from '../config/env.js';

const PRIVATE =
  'leads to a private network, where webhooks are not sent; an operator can allow it with WEBHOOK_PRIVATE_TARGETS=on';
const LOOKUP_MS = 2_000;

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
    const { hostname, protocol } = new URL(url);
    if (isPrivateUrl(url) || (await leadsInside(hostname)))
      throw badRequest(`${field}: ${PRIVATE}`, { [field]: PRIVATE }, 'webhook_target_private');
    if (protocol !== 'https:')
      throw invalidField(field, 'must begin with https:// since it leads out of your own network');
  }
}

const lookUp = promisify(guardedLookup(false));

/** Whether a name resolves to a private address; false for an unknown name, which sending will report. */
async function leadsInside(hostname: string): Promise<boolean> {
  const look = lookUp(hostname, {}).then(
    () => false,
    (error: unknown) => (error as { code?: string }).code === BLOCKED_ADDRESS,
  );
  const deadline = new Promise<boolean>((resolve) => setTimeout(resolve, LOOKUP_MS, false).unref());
  return Promise.race([look, deadline]);
}
