import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor, Principal, RouteAccess } from './access.types.js';

export const ROUTE_ACCESS = 'route-access';

type Options = Omit<RouteAccess, 'level'>;

const FILE_BODY = [
  ApiBody({ schema: { type: 'string', format: 'binary' } }),
  ApiConsumes('application/octet-stream'),
];

/** Opens a route to everybody. */
export const Public = () => access({ level: 'public' }, ApiSecurity({}));

/** Admits any signed-in, approved person. */
export const SignedIn = (options: Options = {}) => access({ level: 'user', ...options }, ApiBearerAuth());

/** Admits approved analysts and administrators. */
export const AnalystOrAdmin = (options: Options = {}) =>
  access({ level: 'analyst', ...options }, ApiBearerAuth());

/** Admits approved administrators. */
export const AdminOnly = (options: Options = {}) => access({ level: 'admin', ...options }, ApiBearerAuth());

/** The caller; only on routes that are not public. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal =>
  getPrincipal(context),
);

/** The caller with the request, for the audit; only on routes that are not public. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { userId, email, role } = getPrincipal(context);
  const { id } = context.switchToHttp().getRequest<FastifyRequest>();
  return { userId, email, role, requestId: String(id) };
});

function getPrincipal(context: ExecutionContext): Principal {
  const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!principal) throw new Error('CurrentUser is used on a route that lets anonymous callers in.');
  return principal;
}

/** The hook, the guard and the OpenAPI document all read this metadata. */
function access(route: RouteAccess, security: MethodDecorator) {
  return applyDecorators(
    ...(route.takesFile ? FILE_BODY : []),
    SetMetadata(ROUTE_ACCESS, route),
    RouteConfig({ access: route }),
    ApiExtension('x-access', route.level),
    ...(route.inPerson ? [ApiExtension('x-in-person', true)] : []),
    ...(route.anyScope ? [ApiExtension('x-scope', 'any')] : []),
    security,
  );
}
