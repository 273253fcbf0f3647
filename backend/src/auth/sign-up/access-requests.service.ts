import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { AnnouncementsService } from '../../announcements/announcements.service.js';
import { Clock } from '../../common/time/clock.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AccountsService } from '../accounts/accounts.service.js';

/**
 * `created`: a new account awaits approval. `renewed`: a rejected person asked again. `waiting`: the request is still
 * open. `taken`: the account is already decided.
 */
export type RequestOutcome = 'created' | 'renewed' | 'waiting' | 'taken';

/** Whether there is a new request for administrators. */
export const isNewRequest = (outcome: RequestOutcome): boolean =>
  outcome === 'created' || outcome === 'renewed';

export interface AccessRequest {
  /** Normalized. */
  email: string;
  passwordHash: string;
  requestId: string;
}

/** Creates requests for access that administrators decide on. */
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
   * Creates an account that awaits approval. A repeated request keeps the first password: a stranger who enters the
   * email of another person must not choose its password.
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
    const entry = { kind: 'account.requested', text: `${email} requested access`, subject: id };
    await this.activity.record({ ...entry, requestId }, manager);
    const data = { id, email, status: 'pending' };
    await this.announcements.announce({ type: 'user_request.created', data }, manager);
    return created ? 'created' : 'renewed';
  }
}
