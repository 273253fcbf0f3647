import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problems } from '../common/errors/problems.decorator.js';
import { ENV, type Env } from '../config/env.js';
import { CurrentUser, Public, SignedIn as SignedInOnly } from './auth.decorators.js';
import { LoginInput, SessionUserDto, TokenDto } from './auth.dto.js';
import { AuthService, type SignedIn } from './auth.service.js';
import type { Principal } from './auth.types.js';

const COOKIE = 'gamekit_refresh';
const COOKIE_SECONDS = 30 * 24 * 3_600;

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Signs in; the refresh token comes as an httpOnly cookie. */
  @Post('login')
  @HttpCode(200)
  @Public()
  @Problems(401, 403)
  async login(
    @Body() input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenDto> {
    const device = { userAgent: request.headers['user-agent'] ?? null, ip: request.ip };
    return this.answer(await this.auth.signIn(input.email, input.password, device), request, reply);
  }

  /** Trades the refresh cookie for a new access token and rotates the cookie. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Problems(401)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenDto> {
    return this.answer(await this.auth.refresh(request.cookies[COOKIE]), request, reply);
  }

  /** Ends this session. */
  @Post('logout')
  @HttpCode(204)
  @Public()
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.signOut(request.cookies[COOKIE]);
    void reply.clearCookie(COOKIE, this.cookieOptions(request));
  }

  /** The signed-in person. */
  @Get('session')
  @SignedInOnly()
  session(@CurrentUser() user: Principal): Promise<SessionUserDto> {
    return this.auth.me(user.userId);
  }

  private answer(signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply): TokenDto {
    if (signedIn.refreshToken) {
      void reply.setCookie(COOKIE, signedIn.refreshToken, {
        ...this.cookieOptions(request),
        maxAge: COOKIE_SECONDS,
      });
    }
    return signedIn.body;
  }

  private cookieOptions(request: FastifyRequest) {
    const secure = request.protocol === 'https' || (this.env.PUBLIC_URL?.startsWith('https:') ?? false);
    return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;
  }
}
