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

  /** Restarts enrollment. */
  async upsertPending(userId: string, sealedSecret: Buffer): Promise<void> {
    await this.factors.upsert({ userId, sealedSecret, confirmedAt: null, lastTimeStep: '0' }, ['userId']);
  }

  async updateConfirmed(
    userId: string,
    changes: Pick<SecondFactor, 'confirmedAt' | 'lastTimeStep' | 'recoveryHashes'>,
  ): Promise<void> {
    await this.factors.update({ userId }, changes);
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
