import { Semaphore, withTimeout } from 'async-mutex';
import type { FastifyInstance, FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readCommitted } from '../../database/replicas/reader.js';
import { lockNameUntilCommit } from '../../database/locks/run-locked.js';
import { RESOURCE_WRITE_LOCK } from '../../database/locks/locks.js';
import { invalidField, ProblemException, unavailable } from '../errors/problem.js';
import { sendProblem } from '../errors/problem.filter.js';

const WRITING = new Set(['PUT', 'PATCH', 'DELETE']);
/** Marks our own read before a write; its name is known to this process only. */
const OWN_READ = `x-own-read-${randomUUID()}`;

/** Whether the request is the read of a conditional write, which was counted already. */
export const isOwnRead = ({ headers }: FastifyRequest): boolean => headers[OWN_READ] !== undefined;

/** Each holds a connection while its handler needs another: the pool of ten must not run out. */
const MAX_AT_ONCE = 3;
const QUEUE_MS = 5_000;

const preconditionFailed = () =>
  new ProblemException(
    412,
    'precondition_failed',
    'This has changed in the meantime. Read it again, then send your change with the new ETag.',
  );

const noEtag = () => invalidField('If-Match', 'cannot be used here, since this address gives no ETag');

/**
 * Checks `If-Match` on addresses that can also be read: the record is read as the same person and its ETag compared.
 * Writers with `If-Match` to one address run one at a time across processes, so only one of those with the same ETag
 * succeeds. Addresses that give no ETag refuse it.
 */
export function conditionalWrites(fastify: FastifyInstance, source: DataSource): void {
  const slots = withTimeout(
    new Semaphore(MAX_AT_ONCE),
    QUEUE_MS,
    unavailable('Other records are being written. Try again in a moment.', 'overloaded', 1),
  );
  fastify.addHook('preHandler', (request, reply, done) => {
    const { 'if-match': wanted, authorization } = request.headers;
    const { url: route = '' } = request.routeOptions;
    if (wanted === undefined || !WRITING.has(request.method)) return done();
    if (!fastify.hasRoute({ method: 'GET', url: route })) return sendProblem(noEtag(), request, reply);
    const url = request.url.split('?')[0] ?? '';
    // One record has several addresses: with capitals, escapes or a slash at the end.
    const record = JSON.stringify([route, request.params]).toLowerCase();
    let isPassedOn = false;
    const checkAndWrite = () =>
      source.transaction(async (manager) => {
        await lockNameUntilCommit(manager, RESOURCE_WRITE_LOCK, record);
        const current = await readCommitted(() =>
          fastify.inject({ url, headers: { ...(authorization && { authorization }), [OWN_READ]: '' } }),
        );
        const refusal = findRefusal(wanted, current);
        if (refusal) return sendProblem(refusal, request, reply);
        const answered = awaitAnswer(reply);
        isPassedOn = true;
        done();
        await answered;
      });
    slots.runExclusive(checkAndWrite).catch((error: Error) => {
      // Once the handler runs, it alone answers, also when the lock is lost.
      if (!isPassedOn) done(error);
    });
  });
}

/** Why the record must not be written; the handler reports records that the caller cannot read. */
function findRefusal(
  wanted: string,
  { statusCode, headers }: LightMyRequestResponse,
): ProblemException | undefined {
  if (statusCode === 200) {
    if (headers.etag === undefined) return noEtag();
    return matches(wanted, headers.etag) ? undefined : preconditionFailed();
  }
  const retryAfter = Number(headers['retry-after'] ?? 1);
  return statusCode >= 500
    ? unavailable('The record could not be compared with the ETag. Try again.', 'unavailable', retryAfter)
    : undefined;
}

/** Weak comparison: ETags stand for what the reader saw. */
function matches(wanted: string, etag: unknown): boolean {
  return wanted.split(',').some((one) => one.trim() === '*' || one.trim() === etag);
}

function awaitAnswer({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) return resolve();
    raw.once('finish', resolve);
    raw.once('close', resolve);
  });
}

/** Whether the route returns one record with its own address. */
export const readsOne = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && /^\/api\/.*\/:\w+$/.test(routeOptions.url ?? '');
