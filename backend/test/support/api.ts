import supertest, { type Test } from 'supertest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiDocument } from '../../src/api-document/api-document.js';
import { documentedAnswers } from './documented-answers.js';

type Call = (path: string) => Test;

/** Supertest calls against one application; every answer is held against its own OpenAPI document. */
export interface Api {
  get: Call;
  post: Call;
  put: Call;
  delete: Call;
  /** The same calls with a bearer token. */
  as(token: string): Api;
}

let checkOfAnswers: ReturnType<typeof documentedAnswers> | undefined;

/** @param app an application that listens; all of them have the same document */
export function api(app: NestFastifyApplication): Api {
  const { port } = app.getHttpServer().address() as { port: number };
  const check = (checkOfAnswers ??= documentedAnswers(apiDocument(app)));
  const calls = (token?: string): Api => {
    const agent = supertest(`http://127.0.0.1:${port}`);
    const call = (method: 'get' | 'post' | 'put' | 'delete') => (path: string) => {
      const test = agent[method](path).expect(check);
      return token ? test.set('authorization', `Bearer ${token}`) : test;
    };
    return { get: call('get'), post: call('post'), put: call('put'), delete: call('delete'), as: calls };
  };
  return calls();
}
