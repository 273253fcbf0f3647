import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { SignUp } from './sign-up.entity.js';

/** Lifetime of a confirmation link. */
const LIFE = '24 hours';

@Injectable()
export class SignUpsRepository {
  constructor(@InjectRepository(SignUp) private readonly signUps: Repository<SignUp>) {}

  async insertSignUp(
    signUp: Pick<SignUp, 'tokenHash' | 'email' | 'passwordHash'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SignUp)
      .values({ ...signUp, expiresAt: () => `now() + interval '${LIFE}'` })
      .execute();
  }

  findLiving(tokenHash: Buffer): Promise<SignUp | null> {
    return this.signUps
      .createQueryBuilder('s')
      .where('s.token_hash = :tokenHash and s.expires_at > now()', { tokenHash })
      .getOne();
  }

  /** @returns whether it still existed: only one of two concurrent attempts gets it. */
  async deleteSignUp(tokenHash: Buffer, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(SignUp, { tokenHash });
    return Boolean(affected);
  }

  async deleteByEmail(email: string, manager: EntityManager): Promise<void> {
    await manager.delete(SignUp, { email });
  }

  async deleteExpired(): Promise<void> {
    await this.signUps.query(`delete from sign_ups where expires_at < now()`);
  }
}
