import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { conflict } from '../../common/errors/problem.js';
import { toSlug } from '../../common/text/slug.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { hashPassword } from '../accounts/passwords.js';
import type { Actor } from '../../common/access/access.types.js';
import { newSecret } from '../tokens.js';
import type { ServiceAccountDto, ServiceAccountInput } from './service-accounts.dto.js';

@Injectable()
export class ServiceAccountsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly activity: ActivityService,
  ) {}

  /** @throws ProblemException 409 when there is one of this name */
  async create({ name, role = 'analyst' }: ServiceAccountInput, actor: Actor): Promise<ServiceAccountDto> {
    // Nobody knows this password, and .invalid addresses receive no mail (RFC 2606).
    const passwordHash = await hashPassword(newSecret());
    const email = `${/[a-z0-9]/i.test(name) ? toSlug(name) : randomUUID()}@service.invalid`;
    const id = await this.source.transaction(async (manager) => {
      const account = await this.accounts.create(manager, {
        ...{ email, passwordHash, role, status: 'approved', displayName: name, isService: true },
      });
      if (!account) throw conflict('A service account with this name already exists. Choose another name.');
      const text = `Service account "${name}" was created by ${actor.email ?? 'an administrator'}`;
      const { userId, requestId } = actor;
      await this.activity.record(
        { kind: 'account.created', text, subject: account, userId, requestId },
        manager,
      );
      return account;
    });
    return { id, name, email, role };
  }
}
