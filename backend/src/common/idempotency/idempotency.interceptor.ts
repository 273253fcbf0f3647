import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { catchError, concatMap, finalize, from, Observable, of, switchMap, throwError } from 'rxjs';
import { invalidField } from '../errors/problem.js';
import { readUpload } from '../requests/uploads.js';
import { IdempotencyService, type KeyedRequest } from './idempotency.service.js';
import { takesIdempotencyKey } from './keyed-routes.js';

const HEADER = 'idempotency-key';
const VALID_KEY = /^[\x21-\x7e]{1,255}$/;

/** Repeats the stored answer of a request with the same key. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const keyed = keyedRequest(http.getRequest<FastifyRequest>());
    if (!keyed) return next.handle();
    return from(this.keys.claim(keyed)).pipe(
      switchMap((claim) => {
        if (!claim.fresh) {
          void http.getResponse<FastifyReply>().header('idempotency-replayed', 'true');
          return of(claim.answer);
        }
        return this.carryOut(keyed, next);
      }),
    );
  }

  private carryOut(keyed: KeyedRequest, next: CallHandler): Observable<unknown> {
    const work = new Observable<unknown>((subscriber) =>
      this.keys.runAs(keyed, () => next.handle().subscribe(subscriber)),
    );
    return work.pipe(
      concatMap((answer) => from(this.keys.finish(keyed, answer).then(() => answer))),
      catchError((error: unknown) =>
        from(this.keys.release(keyed)).pipe(switchMap(() => throwError(() => error))),
      ),
      finalize(() => this.keys.end(keyed)),
    );
  }
}

function keyedRequest(request: FastifyRequest): KeyedRequest | undefined {
  const key = request.headers[HEADER];
  const { principal } = request as FastifyRequest & { principal?: { userId: string } };
  if (key === undefined || !principal) return undefined;
  if (!takesIdempotencyKey(request.method, request.routeOptions.url ?? '')) return undefined;
  // Streams cannot be repeated.
  if (request.headers.accept?.includes('text/event-stream')) return undefined;
  if (typeof key !== 'string' || !VALID_KEY.test(key)) {
    throw invalidField('Idempotency-Key', 'must be 1 to 255 visible characters, for instance a UUID');
  }
  const { body } = request;
  const file = body instanceof Readable ? body : undefined;
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n${file ? '' : JSON.stringify(body ?? null)}`)
    .digest('base64url');
  return { userId: principal.userId, key, fingerprint, ...(file && { digestFile: () => hashRequest(file) }) };
}

async function hashRequest(file: Readable): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of readUpload(file)) digest.update(chunk);
  return digest.digest('base64url');
}
