import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';
import { Clock } from '../../common/time/clock.js';
import { conflict, invalidField } from '../../common/errors/problem.js';
import { SealedSecrets } from '../../common/sealed-secrets.js';
import { ENV, type Env } from '../../config/env.js';
import { signingSecret } from '../../config/signing-secret.js';
import type { SecondFactorSetupDto } from './second-factor.dto.js';
import type { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { hashSecret } from '../tokens.js';
import { RECOVERY_CODES } from './second-factor.dto.js';

const ISSUER = 'Gamekit';
/** Accepted clock difference. */
const TOLERANCE_SECONDS = 30;
const RECOVERY_BYTES = 10;

/** Codes of an authenticator app (TOTP), and recovery codes. */
@Injectable()
export class SecondFactorService {
  private readonly sealed: SealedSecrets;

  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.sealed = new SealedSecrets(signingSecret(env), 'second factor');
  }

  isOn(userId: string): Promise<boolean> {
    return this.factors.hasConfirmed(userId);
  }

  /** Starts enrollment, which {@link confirm} completes. @throws ProblemException 409 when it is on already */
  async enroll(userId: string, email: string): Promise<SecondFactorSetupDto> {
    const secret = generateSecret();
    if (!(await this.factors.upsertPending(userId, this.sealed.seal(secret))))
      throw conflict('Two-factor authentication is already on.', 'two_factor_on');
    const otpauthUrl = generateURI({ issuer: ISSUER, label: email, secret });
    return { secret, otpauthUrl, qrSvg: renderSVG(otpauthUrl) };
  }

  /**
   * Completes enrollment with a code of the app. Returns the recovery codes, which are never shown again.
   * @throws ProblemException 400 for a wrong code, 409 when nothing waits for confirmation
   */
  async confirm(userId: string, code: string): Promise<string[]> {
    const factor = await this.factors.findPending(userId);
    if (!factor)
      throw conflict('Two-factor setup has not been started. Start it first.', 'two_factor_not_pending');
    const step = await this.findTimeStep(factor, code);
    if (step === undefined) {
      throw invalidField('code', 'is not the current code in your authenticator app');
    }
    const codes = Array.from({ length: RECOVERY_CODES }, generateRecoveryCode);
    const isConfirmed = await this.factors.updateConfirmed(factor, {
      confirmedAt: this.clock.now(),
      lastTimeStep: String(step),
      recoveryHashes: codes.map(hashCode),
    });
    if (!isConfirmed)
      throw conflict(
        'Two-factor setup was started again in another window. Scan the QR code that is shown there.',
        'two_factor_not_pending',
      );
    return codes;
  }

  /** Accepts a code of the app or a recovery code, each once. */
  async acceptCode(userId: string, code: string): Promise<boolean> {
    const factor = await this.factors.findConfirmed(userId);
    if (!factor) return false;
    const digits = code.replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(digits)) return this.factors.deleteRecoveryHash(userId, hashCode(code));
    const step = await this.findTimeStep(factor, digits);
    return step !== undefined && this.factors.updateTimeStep(userId, step);
  }

  /** Turns it off and returns whether it was on. */
  async turnOff(userId: string): Promise<boolean> {
    const wasOn = await this.isOn(userId);
    await this.factors.deleteFactor(userId);
    return wasOn;
  }

  private async findTimeStep(factor: SecondFactor, token: string): Promise<number | undefined> {
    const secret = this.sealed.open(factor.sealedSecret);
    if (secret === null || !/^\d{6}$/.test(token)) return undefined;
    const epoch = Math.floor(this.clock.now().getTime() / 1_000);
    const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
    return result.valid && 'timeStep' in result ? result.timeStep : undefined;
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 bits as `ABCD-EFGH-IJKL-MNOP`, without characters that look alike. */
function generateRecoveryCode(): string {
  const bits = [...randomBytes(RECOVERY_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g) ?? [];
  const text = letters.map((group) => ALPHABET[Number.parseInt(group, 2)]).join('');
  return text.match(/.{4}/g)?.join('-') ?? text;
}

const hashCode = (code: string): Buffer => hashSecret(code.replace(/[\s-]/g, '').toUpperCase());
