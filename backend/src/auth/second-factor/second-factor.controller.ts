import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Problems } from '../../common/errors/problems.decorator.js';
import { CredentialsService } from '../accounts/credentials.service.js';
import { CurrentActor, CurrentUser, SignedIn } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import {
  ReauthenticateInput,
  RecoveryCodesDto,
  SecondFactorCodeInput,
  SecondFactorDto,
  SecondFactorSetupDto,
} from './second-factor.dto.js';

@ApiTags('auth')
@Controller('auth/totp')
export class SecondFactorController {
  constructor(private readonly credentials: CredentialsService) {}

  /** Starts setting up two-factor authentication; it takes effect once a code is confirmed. 409 when it is on. */
  @Post()
  @ApiBody({ type: ReauthenticateInput, required: false })
  @HttpCode(200)
  @SignedIn({ inPerson: true })
  @Problems(409)
  enroll(
    @CurrentUser() user: Principal,
    @Body() { password }: ReauthenticateInput,
  ): Promise<SecondFactorSetupDto> {
    return this.credentials.startSecondFactor(user, password);
  }

  /** Turns on two-factor authentication with the first code of the app; answers with recovery codes, shown once. */
  @Post('confirm')
  @HttpCode(200)
  @SignedIn({ inPerson: true })
  @Problems(409)
  async confirm(
    @CurrentUser() user: Principal,
    @CurrentActor() actor: Actor,
    @Body() { code }: SecondFactorCodeInput,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.credentials.confirmSecondFactor(user, code, actor) };
  }

  /** Turns off two-factor authentication. A sign-in older than ten minutes has to repeat the password. */
  @Delete()
  @ApiBody({ type: ReauthenticateInput, required: false })
  @SignedIn({ inPerson: true })
  async turnOff(
    @CurrentUser() user: Principal,
    @CurrentActor() actor: Actor,
    @Body() { password }: ReauthenticateInput,
  ): Promise<SecondFactorDto> {
    await this.credentials.turnOffSecondFactor(user, password, actor);
    return { enabled: false };
  }
}
