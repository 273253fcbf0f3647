import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerDrain } from './server-drain.js';

let server: Server;
let drain: ServerDrain;
let asked: string[];

beforeEach(async () => {
  asked = [];
  drain = new ServerDrain();
  server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/slow') await wait(200);
    response.end(`answer to ${request.url}`);
  });
  drain.register(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function open(): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.on('error', reject).on('close', () => resolve(text));
  });
  await new Promise((resolve) => server.once('connection', resolve));
  return { socket, received };
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

describe('ServerDrain', () => {
  it('closes each connection with its response during shutdown, and still accepts requests', async () => {
    const early = await open();
    early.socket.write(get('/slow'));
    const begun = drain.begin();
    const late = await open();
    late.socket.write(get('/late'));
    for (const { received } of [early, late])
      expect(await received).toMatch(/connection: close[^]*answer to/i);
    await begun;
    await drain.finish();
    expect(server.listening).toBe(false);
  });

  it('answers pipelined requests', async () => {
    const { socket, received } = await open();
    const begun = drain.begin();
    socket.write(get('/slow') + get('/second') + get('/third'));
    await begun;
    await drain.finish();
    const text = await received;
    expect(asked).toEqual(['/slow', '/second', '/third']);
    for (const path of asked) expect(text).toContain(`answer to ${path}`);
  });

  it('answers a partly received request, and closes idle connections', async () => {
    const [half, mute] = [await open(), await open()];
    half.socket.write('GET /half HTTP/1.1\r\nhos');
    const finished = drain.finish();
    expect(await mute.received).toBe('');
    half.socket.write('t: x\r\n\r\n');
    expect(await half.received).toContain('answer to /half');
    await finished;
  });
});
