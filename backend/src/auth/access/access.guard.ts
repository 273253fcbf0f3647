import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../../common/errors/problem.js';
import { ROLES } from '../../common/access/access.types.js';
import { ROUTE_ACCESS } from '../../common/access/access.decorators.js';
import type { Principal, RouteAccess } from '../../common/access/access.types.js';
import { findScope, hasScope, isReading } from '../scopes.js';

/** Method and route of a request. */
interface RequestedRoute {
  method: string;
  /** Route pattern, with placeholders for parameters. */
  url: string;
}

export const toRequestedRoute = ({ method, routeOptions }: FastifyRequest): RequestedRoute => ({
  method,
  url: routeOptions.url ?? '',
});

/**
 * Checks access to a route; a route without an access decorator is closed.
 * @throws ProblemException 401 for strangers, 403 for people and API tokens who may not
 */
export function assertAllowed(
  route: RouteAccess | undefined,
  principal: Principal | undefined,
  { method, url }: RequestedRoute,
): void {
  if (route?.level === 'public') return;
  if (!principal) throw unauthorized();
  if (!route || ROLES.indexOf(principal.role) < ROLES.indexOf(route.level)) {
    const who = route?.level === 'analyst' ? 'analysts and administrators' : 'administrators';
    throw forbidden(`Only ${who} may do this.`);
  }
  if (principal.tokenScope === undefined) return;
  if (route.inPerson) throw forbidden('API tokens cannot do this. Sign in instead.', 'token_not_allowed');
  if (route.anyScope) return;
  if (principal.tokenScopes) return assertScope(principal.tokenScopes, { method, url });
  if (principal.tokenScope === 'read' && !isReading(method)) {
    throw forbidden('This API token is read-only.', 'token_read_only');
  }
}

/** @throws ProblemException 403 `missing_scope` naming the scope to ask for */
function assertScope(scopes: readonly string[], { method, url }: RequestedRoute): void {
  const needed = findScope(method, url);
  if (hasScope(scopes, needed)) return;
  const detail = needed
    ? `This API token lacks the scope ${needed}. Create a token that has it under Settings, API tokens.`
    : 'Only API tokens without limited scopes may do this. Create one under Settings, API tokens.';
  throw Object.assign(forbidden(detail, 'missing_scope'), { missingScope: needed });
}

export function isAllowed(...question: Parameters<typeof assertAllowed>): boolean {
  try {
    assertAllowed(...question);
    return true;
  } catch {
    return false;
  }
}

/** Closed by default. The request hook has already authenticated the caller, before the body is read. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = this.reflector.get<RouteAccess | undefined>(ROUTE_ACCESS, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    assertAllowed(route, request.principal, toRequestedRoute(request));
    return true;
  }
}
