import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { tooManyRequests } from '../common/errors/problem.js';
import { ENV, type Env } from '../config/env.js';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;

/** Counts failed sign-ins per account and per address, for all processes together. */
@Injectable()
export class SignInThrottle {
  private readonly perAccount: RateLimiterPostgres;
  private readonly perAddress: RateLimiterPostgres | undefined;

  constructor(source: DataSource, @Inject(ENV) env: Env) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: source,
        storeType: 'typeorm',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
      });
    this.perAccount = limiter('sign-in-account', FAILURES_PER_ACCOUNT);
    // The per-account throttle stays on even where volume limits are lifted.
    this.perAddress = env.RATE_LIMIT === 'on' ? limiter('sign-in-address', FAILURES_PER_ADDRESS) : undefined;
  }

  /** @throws ProblemException 429 with Retry-After when there were too many failures. */
  async check(email: string, address: string): Promise<void> {
    const [account, host] = await Promise.all([this.perAccount.get(email), this.perAddress?.get(address)]);
    const blocked = [
      account && account.consumedPoints >= FAILURES_PER_ACCOUNT ? account.msBeforeNext : 0,
      host && host.consumedPoints >= FAILURES_PER_ADDRESS ? host.msBeforeNext : 0,
    ];
    const waitMs = Math.max(...blocked);
    if (waitMs > 0) {
      throw tooManyRequests('Too many failed sign-ins. Please wait and try again.', Math.ceil(waitMs / 1_000));
    }
  }

  async failed(email: string, address: string): Promise<void> {
    // A full bucket rejects with its state; the next check turns that into a 429.
    await Promise.allSettled([this.perAccount.consume(email), this.perAddress?.consume(address)]);
  }

  async succeeded(email: string): Promise<void> {
    await this.perAccount.delete(email);
  }
}
