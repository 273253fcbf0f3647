import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { requestBodies } from './request-bodies.js';

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  requestBodies(app, ({ url }) => url === '/file', 20);
  app.get('/slow', async (_request, reply) => {
    const other = begin('/json', 'application/json');
    other.resume();
    await once(other, 'close');
    await reply.send('done');
  });
  app.post('/json', (_request, reply) => reply.send('read'));
  app.post('/file', (_request, reply) => reply.send('read'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the beginning of a body of ten bytes. */
function begin(path: string, type: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 10\r\n\r\n[1`);
  return socket;
}

it('closes a connection whose body does not arrive in time', async () => {
  const socket = begin('/json', 'application/json');
  socket.resume();
  await once(socket, 'close');
});

it('gives files as long as they need', async () => {
  const slow = begin('/file', 'application/octet-stream');
  // The other one began later and is closed.
  const other = begin('/json', 'application/json');
  other.resume();
  await once(other, 'close');
  slow.write(',2,3,4,]');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  slow.destroy();
});

it('answers requests to itself, however long they take', async () => {
  expect((await app.inject('/slow')).body).toBe('done');
});
