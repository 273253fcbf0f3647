import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { KeyedMutex } from '../../common/concurrency/keyed-mutex.js';
import { tooManyRequests } from '../../common/errors/problem.js';
import { toAddressKey } from '../../common/limits/address-key.js';
import { NAMED_LIMITS } from '../../common/limits/named-limits.js';
import { RateLimits } from '../../common/limits/rate-limits.repository.js';

const { 'sign-in': PER_KEY, 'sign-in-address': PER_ADDRESS } = NAMED_LIMITS;
/** Repeated locks within a day double: 15, 30, 60 minutes. */
const MAX_LOCK_SECONDS = 3_600;

/** Outcome of an attempt. */
export interface Attempt {
  recordFailure(): Promise<void>;
  recordSuccess(): Promise<void>;
}

/** Limits failed sign-ins per account (or known device) and per address, across all processes. */
@Injectable()
export class SignInThrottle {
  private readonly attempts = new KeyedMutex();
  private readonly perKey = this.limits.find('sign-in');
  private readonly locks = this.limits.find('sign-in-lock');
  private readonly perAddress = this.limits.find('sign-in-address');

  constructor(private readonly limits: RateLimits) {}

  /**
   * Runs attempts one at a time per key, so that concurrent ones cannot exceed the limit.
   * @param name whose secret is tried; failures of a known device are counted apart from those of strangers
   * @param ip undefined for a known device, which others behind the same address must not lock out
   * @throws ProblemException 429 with Retry-After when there were too many failures
   */
  run<T>(name: string, ip: string | undefined, work: (attempt: Attempt) => Promise<T>): Promise<T> {
    const address = ip && toAddressKey(ip);
    const key = createHash('sha256').update(name).digest('base64url');
    return this.attempts.runExclusive(key, async () => {
      await this.check(key, address);
      return work({
        recordFailure: () => this.recordFailure(key, address),
        recordSuccess: () => this.forget(key),
      });
    });
  }

  /** Resets the count of an account, for example after a password reset. */
  async clear(name: string): Promise<void> {
    await this.forget(createHash('sha256').update(name).digest('base64url'));
  }

  private async check(key: string, address: string | undefined): Promise<void> {
    const [account, host] = await Promise.all([
      this.perKey.get(key),
      address === undefined ? undefined : this.perAddress?.get(address),
    ]);
    const waitMs = Math.max(
      account && account.consumedPoints >= PER_KEY.points ? account.msBeforeNext : 0,
      host && host.consumedPoints >= PER_ADDRESS.points ? host.msBeforeNext : 0,
    );
    if (waitMs <= 0) return;
    throw tooManyRequests(PER_KEY.describe(), Math.ceil(waitMs / 1_000));
  }

  private async recordFailure(key: string, address: string | undefined): Promise<void> {
    // A full bucket rejects; the next check answers with 429.
    const [account] = await Promise.allSettled([
      this.perKey.consume(key),
      address === undefined ? undefined : this.perAddress?.consume(address),
    ]);
    if (account.status !== 'fulfilled' || account.value.consumedPoints < PER_KEY.points) return;
    const { consumedPoints: lock } = await this.locks.consume(key);
    await this.perKey.block(key, Math.min(PER_KEY.seconds * 2 ** (lock - 1), MAX_LOCK_SECONDS));
  }

  private async forget(key: string): Promise<void> {
    await Promise.all([this.perKey.delete(key), this.locks.delete(key)]);
  }
}
