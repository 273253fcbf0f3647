import type { OpenAPIObject } from '@nestjs/swagger';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { documentedAnswers, listTooLong } from './support/documented-answers.js';

const document = {
  paths: {
    '/api/things/{id}': { get: { responses: { 200: {}, 404: {} } } },
    '/api/things/all': { get: { responses: { 200: {} } } },
  },
} as unknown as OpenAPIObject;

const problem = (status: number) => ({
  type: 'urn:gamekit:problem:x',
  title: 'x',
  status,
  detail: 'x',
  message: 'x',
  code: 'x',
  instance: '/',
  requestId: '1',
});

let server: Server;
let next: { status: number; body: object };
beforeAll((done) => {
  server = createServer((_request, response) => {
    response
      .writeHead(next.status, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify(next.body));
  }).listen(0, '127.0.0.1', done);
});
afterAll((done) => void server.close(done));

const get = async (path: string, answer: typeof next) => {
  next = answer;
  const { port } = server.address() as AddressInfo;
  await supertest(`http://127.0.0.1:${port}`).get(path).expect(documentedAnswers(document));
};

it('accepts a documented response', async () => {
  await get('/api/things/7?x=1', { status: 404, body: problem(404) });
});

it('fails on a status that the operation does not document', async () => {
  await expect(get('/api/things/7', { status: 409, body: problem(409) })).rejects.toThrow(/answered 409/);
  await expect(get('/api/things/all', { status: 404, body: problem(404) })).rejects.toThrow(
    /\/all answered 404/,
  );
});

it('fails on an error of another shape', async () => {
  await expect(get('/api/things/7', { status: 404, body: { message: 'no' } })).rejects.toThrow(
    /shape of the 404/,
  );
});

it('names lists that are longer than documented, at any depth', () => {
  const schemas = { Game: { properties: { tags: { maxItems: 1, items: {} } } } };
  const schema = { anyOf: [{ maxItems: 2, items: { $ref: '#/components/schemas/Game' } }, {}] };
  const find = (value: unknown) => [...listTooLong(value, schema, 'games', schemas)];
  expect(find([{ tags: ['a'] }, { tags: [] }])).toEqual([]);
  expect(find([{ tags: ['a', 'b'] }])).toEqual(['games[].tags has 2 elements, documented are 1']);
  expect(find([{}, {}, {}])).toEqual(['games has 3 elements, documented are 2']);
});
