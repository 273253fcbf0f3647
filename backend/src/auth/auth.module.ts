import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { signingSecret } from '../config/signing-secret.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { PersonalSettingsModule } from '../settings/settings.module.js';
import { AccessChangesService } from './access/access-changes.service.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessRequestsService } from './sign-up/access-requests.service.js';
import { AccessService } from './access/access.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ApiToken } from './api-tokens/api-token.entity.js';
import { ApiTokensController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensRepository } from './api-tokens/api-tokens.repository.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { ServiceAccountsController } from './api-tokens/service-accounts.controller.js';
import { ServiceAccountsService } from './api-tokens/service-accounts.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsService } from './accounts/credentials.service.js';
import { ExpiredRows } from './expired-rows.js';
import { FirstAdmin } from './accounts/first-admin.js';
import { JwtStrategy } from './access/jwt.strategy.js';
import { OperatorAccountsService } from './accounts/operator-accounts.service.js';
import { PasswordReset } from './password-reset/password-reset.entity.js';
import { PasswordResetsRepository } from './password-reset/password-resets.repository.js';
import { PasswordResetsService } from './password-reset/password-resets.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.js';
import { Session } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInThrottle } from './sessions/sign-in-throttle.js';
import { SignUpConfirmationsService } from './sign-up/sign-up-confirmations.service.js';
import { SignUp } from './sign-up/sign-up.entity.js';
import { SignUpService } from './sign-up/sign-up.service.js';
import { SignUpsRepository } from './sign-up/sign-ups.repository.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_SECONDS,
} from './tokens.js';
import { UserRequestsController } from './sign-up/user-requests.controller.js';
import { User } from './accounts/user.entity.js';
import { UsersRepository } from './accounts/users.repository.js';

@Module({
  imports: [
    JobsModule,
    MetricsModule,
    PersonalSettingsModule,
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
    ServiceAccountsController,
    SessionsController,
    UserRequestsController,
  ],
  providers: [
    AccessChangesService,
    AccessRequestsService,
    AccessService,
    AccountsService,
    ApiTokensRepository,
    ApiTokensService,
    AuthService,
    CredentialsService,
    ExpiredRows,
    FirstAdmin,
    JwtStrategy,
    OperatorAccountsService,
    PasswordResetsRepository,
    PasswordResetsService,
    SecondFactorService,
    SecondFactorsRepository,
    ServiceAccountsService,
    SessionsRepository,
    SessionsService,
    SignInThrottle,
    SignUpConfirmationsService,
    SignUpService,
    SignUpsRepository,
    UsersRepository,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccessChangesService,
    AccessService,
    ApiTokensService,
    FirstAdmin,
    OperatorAccountsService,
    SessionsService,
  ],
})
export class AuthModule {}
