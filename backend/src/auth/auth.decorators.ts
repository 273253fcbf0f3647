import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AccessLevel, Principal } from './auth.types.js';

export const ACCESS_LEVEL = 'access-level';

/** Opens a route to everybody. */
export const Public = () => access('public', ApiSecurity({}));

/** Lets any signed-in, approved person in. */
export const SignedIn = () => access('user', ApiBearerAuth());

/** Lets approved administrators in. */
export const AdminOnly = () => access('admin', ApiBearerAuth());

/** Who is asking; only on routes that are not public. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!principal) throw new Error('CurrentUser is used on a route that lets anonymous callers in.');
  return principal;
});

/** The hook, the guard and the OpenAPI document all read this one mark. */
function access(level: AccessLevel, security: MethodDecorator) {
  return applyDecorators(
    SetMetadata(ACCESS_LEVEL, level),
    RouteConfig({ access: level }),
    ApiExtension('x-access', level),
    security,
  );
}
