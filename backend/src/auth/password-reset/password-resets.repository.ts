import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, Repository } from 'typeorm';
import { PasswordReset } from './password-reset.entity.js';

@Injectable()
export class PasswordResetsRepository {
  constructor(@InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>) {}

  async insertReset(reset: PasswordReset, manager: EntityManager): Promise<void> {
    await manager.insert(PasswordReset, reset);
  }

  findLiving(tokenHash: Buffer, now: Date): Promise<PasswordReset | null> {
    return this.resets.findOneBy({ tokenHash, expiresAt: MoreThan(now) });
  }

  /** @returns whether it still existed: only one of two concurrent attempts gets it. */
  async deleteReset(tokenHash: Buffer, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(PasswordReset, { tokenHash });
    return Boolean(affected);
  }

  async deleteByUser(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PasswordReset, { userId });
  }

  async deleteExpired(): Promise<void> {
    await this.resets.query(`delete from password_resets where expires_at < now()`);
  }
}
