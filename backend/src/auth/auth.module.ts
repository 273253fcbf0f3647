import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { AccessGuard } from './access.guard.js';
import { AccessService } from './access.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { FirstAdmin } from './first-admin.js';
import { JwtStrategy } from './jwt.strategy.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { SignInThrottle } from './sign-in-throttle.js';
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
    TypeOrmModule.forFeature([User, Session]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: env.JWT_SECRET,
        signOptions: {
          algorithm: ACCESS_TOKEN_ALGORITHM,
          issuer: ACCESS_TOKEN_ISSUER,
          audience: ACCESS_TOKEN_AUDIENCE,
          expiresIn: ACCESS_TOKEN_SECONDS,
        },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AccessService,
    AuthService,
    FirstAdmin,
    JwtStrategy,
    SessionsService,
    SignInThrottle,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessService, AuthService, FirstAdmin, SessionsService],
})
export class AuthModule {}
