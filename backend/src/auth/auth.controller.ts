import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problems } from '../common/errors/problems.decorator.js';
import { ENV, type Env } from '../config/env.js';
import { AccessService } from './access/access.service.js';
import { CurrentUser, Public, SignedIn as SignedInOnly } from '../common/access/access.decorators.js';
import { LoginInput, SessionUserDto, TokenDto } from './auth.dto.js';
import { AuthService, type SignedIn } from './auth.service.js';
import type { Principal } from '../common/access/access.types.js';
import { PICTURE_COOKIE } from './auth.types.js';

const REFRESH_COOKIE = 'gamekit_refresh';
const REFRESH_SECONDS = 30 * 24 * 3_600;
const DEVICE_COOKIE = 'gamekit_device';
const DEVICE_SECONDS = 365 * 24 * 3_600;

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly access: AccessService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Signs in; the refresh token is set as an httpOnly cookie. */
  @Post('login')
  @HttpCode(200)
  @Public()
  @Problems(401, 403)
  async login(
    @Body() input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenDto> {
    const from = {
      userAgent: request.headers['user-agent'] ?? null,
      ip: request.ip,
      requestId: String(request.id),
      deviceCookie: request.cookies[DEVICE_COOKIE],
    };
    return this.answer(await this.auth.signIn(input, from), request, reply);
  }

  /**
   * Renews the access token with the refresh cookie and rotates the cookie. 403 `not_approved` or `profile_missing`
   * when that ended the session.
   */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Problems(401, 403)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenDto> {
    return this.answer(await this.auth.refresh(request.cookies[REFRESH_COOKIE]), request, reply);
  }

  /** Ends this session, by its cookie or its access token. */
  @Post('logout')
  @HttpCode(204)
  @Public()
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { authorization } = request.headers;
    const principal = authorization
      ? await this.access.resolve(authorization).catch(() => undefined)
      : undefined;
    await this.auth.signOut(request.cookies[REFRESH_COOKIE], principal?.sessionId);
    const options = this.cookieOptions(request);
    void reply.clearCookie(REFRESH_COOKIE, options);
    void reply.clearCookie(PICTURE_COOKIE, { ...options, path: this.picturePath });
  }

  /** Gets the person who is signed in. */
  @Get('session')
  @SignedInOnly({ anyScope: true })
  getSession(@CurrentUser() user: Principal): Promise<SessionUserDto> {
    return this.auth.me(user.userId);
  }

  private answer(
    { body, refreshToken, deviceCookie }: SignedIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): TokenDto {
    const options = this.cookieOptions(request);
    if (refreshToken)
      void reply.setCookie(REFRESH_COOKIE, refreshToken, { ...options, maxAge: REFRESH_SECONDS });
    if (deviceCookie)
      void reply.setCookie(DEVICE_COOKIE, deviceCookie, { ...options, maxAge: DEVICE_SECONDS });
    const { accessToken, expiresIn } = body;
    void reply.setCookie(PICTURE_COOKIE, accessToken, {
      ...options,
      path: this.picturePath,
      maxAge: expiresIn,
    });
    return body;
  }

  private get picturePath(): string {
    return `${this.env.BASE_PATH}/api/pictures`;
  }

  private cookieOptions(request: FastifyRequest) {
    const secure = request.protocol === 'https' || (this.env.PUBLIC_URL?.startsWith('https:') ?? false);
    return { path: `${this.env.BASE_PATH}/api/auth`, httpOnly: true, sameSite: 'strict', secure } as const;
  }
}
