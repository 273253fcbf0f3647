import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { guardedLookup } from './address-guard.js';

/** Error code of a connection that was not made in time. */
export const CONNECT_TIMEOUT = 'ECONNECTTIMEOUT';

export interface GuardedAgents {
  http: HttpAgent;
  https: HttpsAgent;
  /** Closes idle connections. */
  close(): void;
}

interface SocketMaker {
  createConnection(options: unknown, callback?: unknown): Socket | undefined;
}

/**
 * Connection pools whose sockets pass the address guard and must connect within `connectTimeoutMs`; otherwise a host
 * that drops packets would hold each call until its deadline.
 */
export function guardedAgents(allowPrivate: boolean, connectTimeoutMs: number): GuardedAgents {
  const options = { keepAlive: true, maxSockets: 16, lookup: guardedLookup(allowPrivate) };
  const http = new HttpAgent(options);
  const https = new HttpsAgent(options);
  limitConnect(http, 'connect', connectTimeoutMs);
  limitConnect(https, 'secureConnect', connectTimeoutMs);
  return {
    http,
    https,
    close: () => {
      http.destroy();
      https.destroy();
    },
  };
}

function limitConnect(agent: HttpAgent | HttpsAgent, ready: 'connect' | 'secureConnect', ms: number): void {
  const maker = agent as unknown as SocketMaker;
  const make = maker.createConnection.bind(agent);
  maker.createConnection = (options, callback) => {
    const socket = make(options, callback);
    if (!socket) return socket;
    const timer = setTimeout(() => {
      socket.destroy(Object.assign(new Error('Connection not made in time'), { code: CONNECT_TIMEOUT }));
    }, ms);
    const done = () => clearTimeout(timer);
    socket.once(ready, done).once('close', done);
    return socket;
  };
}
