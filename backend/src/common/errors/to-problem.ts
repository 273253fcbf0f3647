import { types } from 'node:util';
import { HttpException } from '@nestjs/common';
import { EntityNotFoundError, QueryFailedError } from 'typeorm';
import { diskFull, ProblemException } from './problem.js';
import type { ProblemCode } from './problem-codes.js';

const GENERIC_DETAILS: Record<number, [code: ProblemCode, detail: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  401: ['unauthenticated', 'Authentication required'],
  403: ['forbidden', 'You may not do this.'],
  404: ['not_found', 'Nothing exists at this address.'],
  405: ['method_not_allowed', 'This address does not support this method.'],
  406: ['not_acceptable', 'No answer in an accepted format is available.'],
  413: ['too_large', 'The request is larger than allowed.'],
  414: ['uri_too_long', 'The address is longer than allowed.'],
  415: ['unsupported_media_type', 'This content type is not accepted here.'],
  422: ['unprocessable', 'The request could not be processed.'],
  431: ['headers_too_large', 'The request headers are larger than allowed.'],
};

const FROM_DATABASE = Symbol('FROM_DATABASE');

/** Marks a failure of a connection to the database; its code alone could be that of any host. */
export function markDatabaseError(error: Error): void {
  Object.assign(error, { [FROM_DATABASE]: true });
}

/** Converts any thrown value to the problem the client sees; never exposes texts of drivers or libraries. */
export function toProblem(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (error instanceof EntityNotFoundError) return genericProblem(404);
  const database = databaseProblem(error);
  if (database) return database;
  if (error instanceof HttpException) return genericProblem(error.getStatus());
  const status = readStatus(error);
  if (status !== undefined && status >= 400 && status < 500) return genericProblem(status);
  return new ProblemException(500, 'internal_error', 'Something went wrong on our side.');
}

/** Maps SQLSTATE classes, lost connections and a full disk to problems; undefined for other errors. */
export function databaseProblem(error: unknown): ProblemException | undefined {
  const source = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  const code = readCode(source);
  // Errors of Node itself are no instances of Error in another context, such as that of a test.
  const failure = types.isNativeError(source) ? source : undefined;
  const wasLost =
    failure !== undefined && (FROM_DATABASE in failure || LOST_BETWEEN_STATEMENTS.has(failure.name));
  if (code === '53100' || code === 'ENOSPC') {
    return diskFull();
  }
  if (wasLost || isConnectionLoss(code, failure?.message ?? '')) {
    return new ProblemException(
      503,
      'database_unavailable',
      'The database is not reachable right now.',
      undefined,
      5,
    );
  }
  if (!(error instanceof QueryFailedError) && !isSqlState(code)) return undefined;
  switch (code) {
    case '22P02':
    case '22001':
    case '22021':
    case '22003':
    case '22007':
    case '22008':
      return new ProblemException(
        400,
        'invalid_input',
        'A value has the wrong format or is out of range. Check the values you sent.',
      );
    case '23505':
      return new ProblemException(409, 'duplicate', 'This already exists.');
    case '23503':
      return new ProblemException(
        409,
        'reference_missing',
        'Something this refers to no longer exists. Reload, then try again.',
      );
    case '40001':
    case '40P01':
      return new ProblemException(503, 'busy', 'The database is busy. Try again in a moment.', undefined, 1);
    case '57014':
      return new ProblemException(
        503,
        'too_slow',
        'The database took too long to answer. Ask for less, or try again.',
        undefined,
        5,
      );
    default:
      return undefined;
  }
}

/** Errors of a transaction whose connection was lost between two statements. */
const LOST_BETWEEN_STATEMENTS = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

function isConnectionLoss(code: string | undefined, message: string): boolean {
  // 08P01 is a statement that the protocol cannot carry, which no retry mends.
  if (code && /^(08\d|53|57P)/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|not established/i.test(
    message,
  );
}

function isSqlState(code: string | undefined): boolean {
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');
}

function readCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const direct = (error as { code?: unknown }).code;
  if (typeof direct === 'string') return direct;
  // Node reports refused dual-stack connections as an AggregateError.
  const [first] = (error as { errors?: unknown[] }).errors ?? [];
  return first === undefined ? undefined : readCode(first);
}

function readStatus(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

function genericProblem(status: number): ProblemException {
  const [code, detail] = GENERIC_DETAILS[status] ?? ['error', 'The request was refused.'];
  return new ProblemException(status, code, detail);
}
