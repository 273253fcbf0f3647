import { runInNewContext } from 'node:vm';
import { HttpException, NotFoundException } from '@nestjs/common';
import { EntityNotFoundError, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { conflict } from './problem.js';
import { databaseProblem, markDatabaseError, toProblem } from './to-problem.js';

const SECRET = 'insert into users (password_hash) values ($1)';
const fromDriver = (code: string) => Object.assign(new Error(`driver says: ${SECRET}`), { code });
const failedQuery = (code: string) => new QueryFailedError(SECRET, ['x'], fromDriver(code));

const lost = (error: Error) => {
  markDatabaseError(error);
  return error;
};

it.each([
  ['22P02', 400],
  ['22001', 400],
  ['22021', 400],
  ['22003', 400],
  ['22008', 400],
  ['23505', 409],
  ['23503', 409],
  ['40001', 503],
  ['40P01', 503],
  ['57014', 503],
  ['08006', 503],
  ['53300', 503],
  ['57P01', 503],
  ['57P03', 503],
  ['42703', 500],
  ['XX000', 500],
])("turns SQLSTATE %s into %i without the driver's text", (code, status) => {
  for (const error of [failedQuery(code), fromDriver(code)]) {
    const problem = toProblem(error);
    expect(problem.getStatus()).toBe(status);
    expect(problem.detail).not.toContain('driver');
    expect(problem.detail).not.toContain('insert');
    if (status === 503) expect(problem.retryAfterSeconds).toBeGreaterThan(0);
  }
});

it.each([
  lost(fromDriver('ECONNREFUSED')),
  lost(fromDriver('ENOTFOUND')),
  lost(new AggregateError([fromDriver('ECONNREFUSED'), fromDriver('ECONNREFUSED')])),
  new QueryFailedError(SECRET, ['x'], lost(fromDriver('ECONNRESET'))),
  lost(runInNewContext(`new Error('read ECONNRESET')`) as Error),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new QueryRunnerAlreadyReleasedError(),
])('knows a lost database by %s', (error) => {
  expect(databaseProblem(error)).toMatchObject({ code: 'database_unavailable', retryAfterSeconds: 5 });
});

it('ignores other errors', () => {
  expect(databaseProblem(new Error('x'))).toBeUndefined();
  expect(databaseProblem(fromDriver('ENOENT'))).toBeUndefined();
  expect(databaseProblem(fromDriver('ENOTFOUND'))).toBeUndefined();
  expect(databaseProblem(null)).toBeUndefined();
});

it('passes our own problems on unchanged', () => {
  const problem = conflict('Somebody was faster.');
  expect(toProblem(problem)).toBe(problem);
});

it.each([
  [new NotFoundException('/etc/passwd'), 404, 'not_found'],
  [new EntityNotFoundError('User', {}), 404, 'not_found'],
  [new HttpException('teapot', 418), 418, 'error'],
  [Object.assign(new Error('FST_ERR_CTP_BODY_TOO_LARGE'), { statusCode: 413 }), 413, 'too_large'],
  [Object.assign(new Error('upstream'), { statusCode: 502 }), 500, 'internal_error'],
  [new TypeError('x is not a function'), 500, 'internal_error'],
  ['a text', 500, 'internal_error'],
  [undefined, 500, 'internal_error'],
])('answers %s with our own message', (error, status, code) => {
  const problem = toProblem(error);
  expect([problem.getStatus(), problem.code]).toEqual([status, code]);
  expect(problem.detail).not.toMatch(/passwd|User|teapot|FST|upstream|function|a text/);
});
