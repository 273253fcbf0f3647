import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../common/errors/problem.js';
import { ACCESS_LEVEL } from './auth.decorators.js';
import type { AccessLevel, Principal } from './auth.types.js';

/** Refuses what the level does not allow; a route without a level is closed. */
export function assertAllowed(level: AccessLevel | undefined, principal: Principal | undefined): void {
  if (level === 'public') return;
  if (!principal) throw unauthorized();
  if (level === 'user') return;
  if (level === 'admin' && principal.role === 'admin') return;
  throw forbidden('Only administrators may do this.');
}

/** Closed by default. The request hook has already asked who it is, before reading the body. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const level = this.reflector.get<AccessLevel | undefined>(ACCESS_LEVEL, context.getHandler());
    assertAllowed(level, context.switchToHttp().getRequest<FastifyRequest>().principal);
    return true;
  }
}
