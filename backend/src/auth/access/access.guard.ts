import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../../common/errors/problem.js';
import { ROLES } from '../../profiles/profile.types.js';
import { ROUTE_ACCESS } from '../auth.decorators.js';
import type { Principal, RouteAccess } from '../auth.types.js';

const READING = new Set(['GET', 'HEAD']);

/**
 * Refuses what the route does not allow; a route without an access decorator is closed.
 * @throws ProblemException 401 for strangers, 403 for people and API tokens who may not
 */
export function assertAllowed(
  route: RouteAccess | undefined,
  principal: Principal | undefined,
  method: string,
): void {
  if (route?.level === 'public') return;
  if (!principal) throw unauthorized();
  if (!route || ROLES.indexOf(principal.role) < ROLES.indexOf(route.level)) {
    const who = route?.level === 'analyst' ? 'analysts and administrators' : 'administrators';
    throw forbidden(`Only ${who} may do this.`);
  }
  if (principal.tokenScope === undefined) return;
  if (route.inPerson) throw forbidden('API tokens may not do this: sign in.', 'token_not_allowed');
  if (principal.tokenScope === 'read' && !READING.has(method) && !route.readsByPost) {
    throw forbidden('This API token may only read.', 'token_read_only');
  }
}

export function isAllowed(...question: Parameters<typeof assertAllowed>): boolean {
  try {
    assertAllowed(...question);
    return true;
  } catch {
    return false;
  }
}

/** Closed by default. The request hook has already asked who it is, before reading the body. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = this.reflector.get<RouteAccess | undefined>(ROUTE_ACCESS, context.getHandler());
    const { principal, method } = context.switchToHttp().getRequest<FastifyRequest>();
    assertAllowed(route, principal, method);
    return true;
  }
}
