import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { blockedError, guardedLookup, isRefusedAddress } from './address-guard.js';

/** Error code of a connection that was not made in time. */
export const CONNECT_TIMEOUT = 'ECONNECTTIMEOUT';

export interface GuardedAgents {
  http: HttpAgent;
  https: HttpsAgent;
  /** Closes idle connections. */
  close(): void;
}

type Callback = (error: Error) => void;

interface SocketMaker {
  createConnection(options: { host?: string | null }, callback?: Callback): Socket | undefined;
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
  for (const agent of [http, https]) refuseLiterals(agent, allowPrivate);
  return {
    http,
    https,
    close: () => {
      http.destroy();
      https.destroy();
    },
  };
}

/** Literal addresses are connected to without a lookup. */
function refuseLiterals(agent: HttpAgent | HttpsAgent, allowPrivate: boolean): void {
  const maker = agent as unknown as SocketMaker;
  const make = maker.createConnection.bind(agent);
  maker.createConnection = (options, callback) => {
    if (!isRefusedAddress(options.host ?? '', allowPrivate)) return make(options, callback);
    callback?.(blockedError());
    return undefined;
  };
}

function limitConnect(agent: HttpAgent | HttpsAgent, ready: 'connect' | 'secureConnect', ms: number): void {
  const maker = agent as unknown as SocketMaker;
  const make = maker.createConnection.bind(agent);
  maker.createConnection = (options, callback) => {
    const socket = make(options, callback);
    if (!socket) return socket;
    let isReady = false;
    const giveUp = () => {
      if (isReady) return;
      socket.destroy(Object.assign(new Error('Connection not made in time'), { code: CONNECT_TIMEOUT }));
    };
    // A busy process runs late timers before it sees the connections made meanwhile.
    const timer = setTimeout(() => setImmediate(giveUp), ms);
    const done = () => {
      isReady = true;
      clearTimeout(timer);
    };
    socket.once(ready, done).once('close', done);
    return socket;
  };
}
