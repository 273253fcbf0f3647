import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { AnnouncementsService } from '../../announcements/announcements.service.js';
import { Clock } from '../../common/time/clock.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AccountsService } from '../accounts/accounts.service.js';

/**
 * `created`: a new account waits; `renewed`: somebody who was rejected waits again; `waiting`: they wait already;
 * `taken`: there is an account that may, or must not, sign in.
 */
export type RequestOutcome = 'created' | 'renewed' | 'waiting' | 'taken';

/** Whether administrators have something new to decide. */
export const isNewRequest = (outcome: RequestOutcome): boolean =>
  outcome === 'created' || outcome === 'renewed';

export interface AccessRequest {
  /** Normalized. */
  email: string;
  passwordHash: string;
  requestId: string;
}

/** Turns a sign-up into a request that administrators see. */
@Injectable()
export class AccessRequestsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly activity: ActivityService,
    private readonly announcements: AnnouncementsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account that waits for approval. Somebody who waits or was rejected asks once more with the password of
   * the first time: a stranger who types the e-mail of another must not choose the password of the account.
   */
  request(request: AccessRequest, manager?: EntityManager): Promise<RequestOutcome> {
    return manager
      ? this.requestWithin(manager, request)
      : this.source.transaction((within) => this.requestWithin(within, request));
  }

  private async requestWithin(
    manager: EntityManager,
    { email, passwordHash, requestId }: AccessRequest,
  ): Promise<RequestOutcome> {
    const requestedAt = this.clock.now();
    const created = await this.accounts.create(manager, { email, passwordHash, requestedAt });
    const id = created ?? (await this.accounts.findByEmail(email, manager))?.id;
    const before = created || !id ? null : await this.profiles.requestAgain(manager, id);
    if (before === 'pending') return 'waiting';
    if (!created && !before) return 'taken';
    const entry = { kind: 'account.requested', text: `${email} asked for access`, subject: id };
    await this.activity.record({ ...entry, requestId }, manager);
    const data = { id, email, status: 'pending' };
    await this.announcements.announce({ type: 'user_request.created', data }, manager);
    return created ? 'created' : 'renewed';
  }
}
