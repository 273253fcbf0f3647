import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import type { NewProfile } from '../../profiles/profile.types.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** A new account with its profile. */
export interface NewAccount extends Omit<NewProfile, 'id'> {
  passwordHash: string;
}

/** Email addresses are compared without case and outer spaces. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Accounts that sign in with email and password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly profiles: ProfilesService,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<User | null> {
    return this.users.findUser(id);
  }

  findByEmail(email: string, manager?: EntityManager): Promise<User | null> {
    return this.users.findByEmail(normalizeEmail(email), manager);
  }

  /** Creates an account with its profile in one transaction. Returns its id, or null when the email is taken. */
  async create(manager: EntityManager, account: NewAccount): Promise<string | null> {
    const { passwordHash, ...profile } = account;
    const email = normalizeEmail(account.email);
    const id = await this.users.insertUser({ email, passwordHash, createdAt: this.clock.now() }, manager);
    if (id) await this.profiles.create(manager, { ...profile, email, id });
    return id;
  }

  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await this.users.updatePassword(id, passwordHash, this.clock.now(), manager);
  }

  /** {@link setPassword} if nobody set another one since `from` was verified. @returns whether it was set */
  replacePassword(
    manager: EntityManager,
    id: string,
    hashes: { from: string; to: string },
  ): Promise<boolean> {
    return this.users.replacePassword(id, hashes, this.clock.now(), manager);
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await this.users.deleteUser(id, manager);
  }
}
