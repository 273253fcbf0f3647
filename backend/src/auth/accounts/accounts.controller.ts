import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, CurrentUser, Public, SignedIn } from '../../common/access/access.decorators.js';
import {
  MessageDto,
  PasswordInput,
  PasswordResetConfirmInput,
  PasswordResetDto,
  PasswordResetInput,
  SignUpConfirmInput,
  SignUpInput,
} from '../auth.dto.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import type { Origin } from '../auth.types.js';
import { CredentialsService } from './credentials.service.js';
import { PasswordResetsService } from '../password-reset/password-resets.service.js';
import { SignUpConfirmationsService } from '../sign-up/sign-up-confirmations.service.js';
import { SignUpService } from '../sign-up/sign-up.service.js';

@ApiTags('auth')
@Controller('auth')
export class AccountsController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly confirmations: SignUpConfirmationsService,
    private readonly resets: PasswordResetsService,
    private readonly credentials: CredentialsService,
  ) {}

  /** Signs up: requests an account. The response is the same for every email; the outcome is mailed. */
  @Post('signup')
  @HttpCode(202)
  @Public()
  async signUp(
    @Body() { email, password }: SignUpInput,
    @Req() request: FastifyRequest,
  ): Promise<MessageDto> {
    await this.signUps.signUp(email, password, toOrigin(request));
    return { message: 'Your account has been created. Please wait for admin approval.' };
  }

  /**
   * Confirms the email of a sign-up with the token of the link, once, within 24 hours; administrators see the
   * request from then on.
   */
  @Post('signup/confirm')
  @HttpCode(200)
  @Public()
  async confirmSignUp(
    @Body() { token, password }: SignUpConfirmInput,
    @Req() request: FastifyRequest,
  ): Promise<MessageDto> {
    await this.confirmations.confirm(token, password, toOrigin(request));
    return { message: 'Your email address is confirmed. Please wait for admin approval.' };
  }

  /** Changes my password and signs out my other devices; with `revokeTokens` my API tokens too. */
  @Post('password')
  @HttpCode(200)
  @SignedIn({ inPerson: true })
  async changePassword(
    @Body() input: PasswordInput,
    @CurrentUser() user: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<MessageDto> {
    await this.credentials.changePassword(user, input, actor);
    const tokens = input.revokeTokens ? ' Your API tokens were revoked.' : '';
    return { message: `Your password was changed. Your other devices were signed out.${tokens}` };
  }

  /** Sends a password reset link if the email has an account; the response is the same for every email. */
  @Post('password-reset')
  @HttpCode(202)
  @Public()
  async askForReset(
    @Body() { email }: PasswordResetInput,
    @Req() request: FastifyRequest,
  ): Promise<PasswordResetDto> {
    return this.resets.requestReset(email, toOrigin(request));
  }

  /** Sets a new password with the token of the link; it works once, within 30 minutes, and ends every session. */
  @Post('password-reset/confirm')
  @HttpCode(200)
  @Public()
  async confirmReset(
    @Body() { token, password }: PasswordResetConfirmInput,
    @Req() request: FastifyRequest,
  ): Promise<MessageDto> {
    await this.resets.confirm(token, password, toOrigin(request));
    return { message: 'Your password was changed. You can sign in now.' };
  }
}

const toOrigin = (request: FastifyRequest): Origin => ({ ip: request.ip, requestId: String(request.id) });
