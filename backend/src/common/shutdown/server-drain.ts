import { Injectable } from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long requests are still accepted while readiness fails, so that a load balancer can switch. */
const READINESS_GRACE_MS = 1_000;
/** The server stops listening when no connection has arrived for this long, at the latest after MAX_OPEN_MS. */
const QUIET_MS = 100;
const MAX_OPEN_MS = 5_500;
/** How long an open connection without a request may still send one after that. */
const IDLE_GRACE_MS = 500;
/** Deadline of the drain; the whole shutdown takes at most 10 s. */
const MAX_DRAIN_MS = 8_000;
const LOOK_MS = 20;

interface Connection {
  /** Responses in progress. */
  open: Set<ServerResponse>;
  /** Bytes of answered requests. */
  bytesAnswered: number;
  /** Listener of each response; one per connection, because requests should not create one each. */
  onClose(this: ServerResponse): void;
}

function trackConnection(socket: Socket): Connection {
  const connection: Connection = {
    open: new Set(),
    bytesAnswered: 0,
    onClose() {
      connection.open.delete(this);
      connection.bytesAnswered = socket.bytesRead;
    },
  };
  return connection;
}

/**
 * Stops the HTTP server without cutting off a request. Node's `closeIdleConnections` also closes connections whose
 * request has arrived but was not read yet, so connections are tracked here.
 */
@Injectable()
export class ServerDrain {
  private readonly connections = new Map<Socket, Connection>();
  private server: Server | undefined;
  private accepted = 0;
  private begunAt: number | undefined;

  /** Whether shutdown has begun. */
  get draining(): boolean {
    return this.begunAt !== undefined;
  }

  register(server: Server): void {
    this.server = server;
    server.on('connection', (socket: Socket) => {
      this.accepted += 1;
      this.connections.set(socket, trackConnection(socket));
      socket.once('close', () => this.connections.delete(socket));
    });
    // Runs before the listener of the application, which may answer at once.
    server.prependListener('request', (request, response) => this.countRequest(request, response));
  }

  /** Fails readiness and makes each response close its connection, while requests are still accepted. */
  async begin(): Promise<void> {
    this.begunAt = performance.now();
    for (const { open } of this.connections.values()) {
      const [only, next] = open;
      if (only && !next) closeAfter(only);
    }
    await wait(READINESS_GRACE_MS);
  }

  /** Stops listening, and resolves when all open requests are answered. */
  async finish(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const begunAt = (this.begunAt ??= performance.now());
    // A connection waiting to be accepted would be reset, so listening stops only when none has arrived for a while.
    for (let before = -1; before !== this.accepted && performance.now() - begunAt < MAX_OPEN_MS;) {
      before = this.accepted;
      await wait(QUIET_MS);
      await nextTurn();
    }
    // Not `close` of the HTTP server, which closes idle connections first.
    NetServer.prototype.close.call(server);
    const closedAt = performance.now();
    while (this.connections.size > 0) {
      if (performance.now() - begunAt > MAX_DRAIN_MS) return server.closeAllConnections();
      await wait(LOOK_MS);
      // By then all arrived data is read, so connections that look idle are idle.
      await nextTurn();
      if (performance.now() - closedAt > IDLE_GRACE_MS) this.closeIdle();
    }
  }

  private countRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    if (this.draining) {
      // Only the last of pipelined requests may close the connection, which shows only when it is idle.
      for (const earlier of connection.open) if (!earlier.headersSent) earlier.shouldKeepAlive = true;
      if (connection.open.size === 0) closeAfter(response);
    }
    connection.open.add(response);
    response.on('close', connection.onClose);
  }

  /** A connection with a partly received request is not idle. */
  private closeIdle(): void {
    for (const [socket, { open, bytesAnswered }] of this.connections)
      if (open.size === 0 && socket.bytesRead === bytesAnswered) socket.destroy();
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
