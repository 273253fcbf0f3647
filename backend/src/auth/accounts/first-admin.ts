import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV, type Env, SettingError } from '../../config/env.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AccountsService } from './accounts.service.js';
import { passwordProblem } from './password-policy.js';
import { hashPassword, generatePassword } from './passwords.js';

const DEFAULT_EMAIL = 'admin@gamekit.local';

/** @throws SettingError when ADMIN_PASSWORD is set and would be refused to anybody else */
export function assertAdminPassword({ ADMIN_EMAIL, ADMIN_PASSWORD }: Env): void {
  if (ADMIN_PASSWORD === undefined) return;
  const problem = passwordProblem(ADMIN_PASSWORD, ADMIN_EMAIL ?? DEFAULT_EMAIL);
  if (problem !== undefined) throw new SettingError('ADMIN_PASSWORD', problem);
}

/** Credentials to print once; the password only if it was generated. */
export interface CreatedAdmin {
  email: string;
  password?: string;
}

/** Creates the first administrator if there is none; concurrent processes create only one. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @returns what was created, or null when an administrator exists. */
  async ensure(): Promise<CreatedAdmin | null> {
    return this.source.transaction(async (manager) => {
      await this.profiles.lockAdministration(manager);
      if (await this.profiles.hasAdmin(manager)) return null;
      const email = this.env.ADMIN_EMAIL ?? DEFAULT_EMAIL;
      const password = this.env.ADMIN_PASSWORD ?? generatePassword();
      const passwordHash = await hashPassword(password);
      const existing = await this.accounts.findByEmail(email, manager);
      if (existing) {
        await this.accounts.setPassword(manager, existing.id, passwordHash);
        await this.profiles.makeAdmin(manager, existing.id, existing.email);
      } else {
        await this.accounts.create(manager, { email, passwordHash, role: 'admin', status: 'approved' });
      }
      return this.env.ADMIN_PASSWORD ? { email } : { email, password };
    });
  }
}
