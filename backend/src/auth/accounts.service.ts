import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Clock } from '../common/clock.js';
import { ProfileParts } from '../profiles/profile-parts.service.js';
import type { NewProfile } from '../profiles/profile.types.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { User } from './user.entity.js';

/** An account to be made with its profile. */
export interface NewAccount extends Omit<NewProfile, 'id'> {
  passwordHash: string;
}

/** E-mail addresses are compared without case and outer spaces. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** What signs in: e-mail and password. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly profiles: ProfilesService,
    private readonly clock: Clock,
    parts: ProfileParts,
  ) {
    parts.onRemoval(async (manager, id) => void (await manager.delete(User, { id })));
  }

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string, manager: EntityManager = this.users.manager): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'u')
      .where('lower(u.email) = :email', { email: normalEmail(email) })
      .getOne();
  }

  /** Makes an account with its profile in one transaction. Returns its id, or null when the e-mail is taken. */
  async create(manager: EntityManager, account: NewAccount): Promise<string | null> {
    const { passwordHash, ...profile } = account;
    const email = normalEmail(account.email);
    const [row] = await manager.query<{ id: string }[]>(
      `insert into users (email, password_hash, created_at, password_changed_at) values ($1, $2, $3, $3)
       on conflict ((lower(email))) do nothing returning id`,
      [email, passwordHash, this.clock.now()],
    );
    if (!row) return null;
    await this.profiles.create(manager, { ...profile, email, id: row.id });
    return row.id;
  }

  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.update(User, { id }, { passwordHash, passwordChangedAt: this.clock.now() });
  }
}
