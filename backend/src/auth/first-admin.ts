import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { Profile } from '../profiles/profile.entity.js';
import { hashPassword } from './passwords.js';
import { User } from './user.entity.js';

const FIRST_ADMIN_LOCK = 7_301_944_022;
const DEFAULT_EMAIL = 'admin@gamekit.local';

/** Credentials to print once; the password is present only when it was made up here. */
export interface CreatedAdmin {
  email: string;
  password?: string;
}

/** Makes the first administrator while there is none; ten processes at once make one. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly source: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @returns what was created, or null when an administrator exists. */
  async ensure(): Promise<CreatedAdmin | null> {
    return this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
      if (await manager.existsBy(Profile, { role: 'admin', status: 'approved' })) return null;
      const email = this.env.ADMIN_EMAIL ?? DEFAULT_EMAIL;
      const password = this.env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
      const passwordHash = await hashPassword(password);
      const existing = await manager
        .createQueryBuilder(User, 'u')
        .where('lower(u.email) = :email', { email: email.toLowerCase() })
        .getOne();
      const user = existing ?? (await manager.save(User, { email, passwordHash }));
      if (existing) await manager.update(User, { id: user.id }, { passwordHash });
      await manager.upsert(Profile, { id: user.id, email, role: 'admin', status: 'approved' }, ['id']);
      return this.env.ADMIN_PASSWORD ? { email } : { email, password };
    });
  }
}
