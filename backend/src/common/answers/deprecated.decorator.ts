import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';

/** When a route was deprecated and when it ends, as UTC days, and the path of its successor. */
export interface Deprecation {
  since: string;
  sunset: string;
  successor: string;
}

/**
 * Deprecates a route: marks it in the document and sends the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594)
 * and `Link` to its successor.
 */
export const Deprecated = (deprecation: Deprecation) =>
  applyDecorators(
    ApiExtension('x-deprecation', deprecation),
    UseInterceptors(new DeprecationInterceptor(deprecation)),
  );

class DeprecationInterceptor implements NestInterceptor {
  constructor(private readonly deprecation: Deprecation) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { since, sunset, successor } = this.deprecation;
    void context
      .switchToHttp()
      .getResponse<FastifyReply>()
      .header('deprecation', `@${Date.parse(since) / 1_000}`)
      .header('sunset', new Date(sunset).toUTCString())
      .header('link', `<${successor}>; rel="successor-version"`);
    return next.handle();
  }
}

const TEXT = { schema: { type: 'string' as const } };

/** Describes these headers in the API document. */
export const describeDeprecation = ({ sunset, successor }: Deprecation) => ({
  Deprecation: { description: 'Since when it is deprecated, as `@` and seconds since 1970.', ...TEXT },
  Sunset: { description: `It may be gone after ${sunset}.`, ...TEXT },
  Link: { description: `\`${successor}\` does the same.`, ...TEXT },
});
