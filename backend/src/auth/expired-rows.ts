import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RateLimits } from '../common/limits/rate-limits.repository.js';
import { PasswordResetsRepository } from './password-reset/password-resets.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SignUpsRepository } from './sign-up/sign-ups.repository.js';

const SWEEP_MS = 3_600_000;

/** Deletes expired rows: sessions, reset links, unconfirmed sign-ups, rate limit counters. */
@Injectable()
export class ExpiredRows {
  private readonly logger = new Logger('ExpiredRows');

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly signUps: SignUpsRepository,
    private readonly rateLimits: RateLimits,
  ) {}

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    try {
      await this.sessions.deleteExpired();
      await this.resets.deleteExpired();
      await this.signUps.deleteExpired();
      await this.rateLimits.deleteExpired();
    } catch (error) {
      this.logger.debug(`Sweeping failed: ${(error as Error).message}`);
    }
  }
}
