import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OtherMethods } from './method-not-allowed.js';
import { type ProblemException, problemBody } from './problem.js';
import { toProblem } from './to-problem.js';

/** Server-wide states, logged once where they begin. */
const LOGGED_ELSEWHERE = new Set<string>(['database_unavailable', 'disk_full', 'stopping']);

/** Turns every error into a response. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  /**
   * @param notFoundPage answers unknown addresses outside the API
   * @param noteError sees every error before it is answered
   */
  constructor(
    private readonly otherMethods: OtherMethods = () => [],
    private readonly notFoundPage?: (request: FastifyRequest, reply: FastifyReply) => void,
    private readonly noteError: (error: unknown) => void = () => undefined,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const path = request.url.split('?')[0] ?? '/';
    const isUnknownAddress = error instanceof NotFoundException && !request.routeOptions.url;
    if (isUnknownAddress && !path.startsWith('/api') && this.notFoundPage)
      return this.notFoundPage(request, reply);
    const methods = isUnknownAddress ? this.otherMethods(path) : [];
    if (methods.length > 0) {
      void reply.header('allow', methods.join(', '));
      return sendProblem(toProblem({ statusCode: 405 }), request, reply);
    }
    this.noteError(error);
    sendProblem(toProblem(error), request, reply, (problem) => {
      if (problem.status < 500 || LOGGED_ELSEWHERE.has(problem.code)) return;
      // Whoever leaves a page cancels what it was fetching.
      if (isCanceled(error) && request.raw.socket.destroyed) return;
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.logger.error(`${request.method} ${path} [${request.id}] ${problem.status}: ${text}`);
    });
  }
}

/** Whether it is a call to another server that the caller of ours canceled. */
const isCanceled = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && error.kind === 'aborted';

/** Writes the problem+json answer; `log` sees it first. */
export function sendProblem(
  problem: ProblemException,
  request: FastifyRequest,
  reply: FastifyReply,
  log?: (problem: { status: number; code: string }) => void,
): void {
  const status = problem.getStatus();
  log?.({ status, code: problem.code });
  if (reply.sent || reply.raw.headersSent) {
    // A stream broke: cutting the connection is the only way left to signal it.
    reply.raw.destroy();
    return;
  }
  if (problem.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(problem.retryAfterSeconds));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (problem.missingScope !== undefined)
    void reply.header(
      'www-authenticate',
      `Bearer error="insufficient_scope", scope="${problem.missingScope}"`,
    );
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify(
        problemBody(
          {
            status,
            code: problem.code,
            detail: problem.detail,
            errors: problem.errors,
            current: problem.current,
          },
          request.url.split('?')[0] ?? '/',
          String(request.id),
        ),
      ),
    );
}
