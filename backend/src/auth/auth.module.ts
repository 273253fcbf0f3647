import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { signingSecret } from '../config/signing-secret.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { AccessGuard } from './access.guard.js';
import { AccessRequestsService } from './access-requests.service.js';
import { AccessService } from './access.service.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsService } from './credentials.service.js';
import { ExpiredRows } from './expired-rows.js';
import { FirstAdmin } from './first-admin.js';
import { JwtStrategy } from './jwt.strategy.js';
import { OperatorAccountsService } from './operator-accounts.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetsService } from './password-resets.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactor } from './second-factor.entity.js';
import { SecondFactorService } from './second-factor.service.js';
import { Session } from './session.entity.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { SignUpConfirmationsService } from './sign-up-confirmations.service.js';
import { SignUp } from './sign-up.entity.js';
import { SignUpService } from './sign-up.service.js';
import { SignUpsRepository } from './sign-ups.repository.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_SECONDS,
} from './tokens.js';
import { User } from './user.entity.js';

@Module({
  imports: [
    ProfilesModule,
    PassportModule,
    TypeOrmModule.forFeature([User, Session, ApiToken, PasswordReset, SecondFactor, SignUp]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: signingSecret(env),
        signOptions: {
          algorithm: ACCESS_TOKEN_ALGORITHM,
          issuer: ACCESS_TOKEN_ISSUER,
          audience: ACCESS_TOKEN_AUDIENCE,
          expiresIn: ACCESS_TOKEN_SECONDS,
        },
      }),
    }),
  ],
  controllers: [
    AccountsController,
    ApiTokensController,
    AuthController,
    SecondFactorController,
    SessionsController,
  ],
  providers: [
    AccessRequestsService,
    AccessService,
    AccountsService,
    ApiTokensService,
    AuthService,
    CredentialsService,
    ExpiredRows,
    FirstAdmin,
    JwtStrategy,
    OperatorAccountsService,
    PasswordResetsService,
    SecondFactorService,
    SessionsRepository,
    SessionsService,
    SignInThrottle,
    SignUpConfirmationsService,
    SignUpService,
    SignUpsRepository,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessService, FirstAdmin, OperatorAccountsService],
})
export class AuthModule {}
