import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { SecondFactor } from './second-factor.entity.js';

@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectRepository(SecondFactor) private readonly factors: Repository<SecondFactor>) {}

  hasConfirmed(userId: string): Promise<boolean> {
    return this.factors.existsBy({ userId, confirmedAt: Not(IsNull()) });
  }

  findConfirmed(userId: string): Promise<SecondFactor | null> {
    return this.factors.findOneBy({ userId, confirmedAt: Not(IsNull()) });
  }

  findPending(userId: string): Promise<SecondFactor | null> {
    return this.factors.findOneBy({ userId, confirmedAt: IsNull() });
  }

  /** Restarts enrollment. @returns false when it is on already */
  async upsertPending(userId: string, sealedSecret: Buffer): Promise<boolean> {
    const rows = await this.factors.query<unknown[]>(
      `insert into second_factors as f (user_id, sealed_secret, last_time_step) values ($1, $2, 0)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_time_step = 0
       where f.confirmed_at is null returning user_id`,
      [userId, sealedSecret],
    );
    return rows.length > 0;
  }

  /** @returns false when it waits no longer, or with another secret */
  async updateConfirmed(
    { userId, sealedSecret }: SecondFactor,
    changes: Pick<SecondFactor, 'confirmedAt' | 'lastTimeStep' | 'recoveryHashes'>,
  ): Promise<boolean> {
    const { affected } = await this.factors
      .createQueryBuilder()
      .update()
      .set(changes)
      .where('user_id = :userId and sealed_secret = :sealedSecret and confirmed_at is null', {
        userId,
        sealedSecret,
      })
      .execute();
    return affected === 1;
  }

  /** Marks the code of a time step as used. @returns false when it or a later one was used before */
  async updateTimeStep(userId: string, step: number): Promise<boolean> {
    const { affected } = await this.factors
      .createQueryBuilder()
      .update()
      .set({ lastTimeStep: String(step) })
      .where('user_id = :userId and last_time_step < :step', { userId, step })
      .execute();
    return affected === 1;
  }

  /** Marks a recovery code as used. @returns false when there is none with this hash */
  async deleteRecoveryHash(userId: string, hash: Buffer): Promise<boolean> {
    const [, affected] = (await this.factors.query(
      `update second_factors set recovery_hashes = array_remove(recovery_hashes, $2)
       where user_id = $1 and $2 = any(recovery_hashes) returning user_id`,
      [userId, hash],
    )) as [unknown[], number];
    return affected === 1;
  }

  async deleteFactor(userId: string): Promise<void> {
    await this.factors.delete({ userId });
  }
}
