import { Injectable } from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long requests are still taken while readiness says no, so that a load balancer can send them elsewhere. */
const READINESS_GRACE_MS = 1_000;
/** The door is closed when no new connection has come for this long, at the latest so long after the beginning. */
const QUIET_MS = 100;
const LONGEST_OPEN_MS = 5_500;
/** A client that has opened a connection and has not asked yet may do so for this long after the door is closed. */
const IDLE_GRACE_MS = 500;
/** What has not been answered so long after the beginning is cut off: the whole stop takes at most 10 s. */
const LONGEST_DRAIN_MS = 8_000;
const LOOK_MS = 20;

interface Connection {
  /** Answers under way. */
  open: Set<ServerResponse>;
  /** Bytes of the requests that have been answered. */
  bytesAnswered: number;
}

/**
 * Ends the HTTP server without cutting off a request. Node's own `closeIdleConnections` also closes connections whose
 * request has arrived but has not been read yet, so connections are counted and closed here.
 */
@Injectable()
export class ServerDrain {
  private readonly connections = new Map<Socket, Connection>();
  private server: Server | undefined;
  private accepted = 0;
  private begunAt: number | undefined;

  /** True once the process was told to stop. */
  get draining(): boolean {
    return this.begunAt !== undefined;
  }

  register(server: Server): void {
    this.server = server;
    server.on('connection', (socket: Socket) => {
      this.accepted += 1;
      this.connections.set(socket, { open: new Set(), bytesAnswered: 0 });
      socket.once('close', () => this.connections.delete(socket));
    });
    // Before the application's own listener, which may answer at once.
    server.prependListener('request', (request, response) => this.countRequest(request, response));
  }

  /** Lets readiness say no and each answer close its connection, while everything is still taken. */
  async begin(): Promise<void> {
    this.begunAt = performance.now();
    for (const { open } of this.connections.values()) {
      const [only, next] = open;
      if (only && !next) closeAfter(only);
    }
    await wait(READINESS_GRACE_MS);
  }

  /** Takes no new connections, and resolves when the open ones have got their answers. */
  async finish(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const begunAt = (this.begunAt ??= performance.now());
    // A connection that waits to be accepted would be reset: the door is closed when none has come for a while.
    for (let before = -1; before !== this.accepted && performance.now() - begunAt < LONGEST_OPEN_MS;) {
      before = this.accepted;
      await wait(QUIET_MS);
      await nextTurn();
    }
    // Not the HTTP server's own close, which closes idle connections first.
    NetServer.prototype.close.call(server);
    const closedAt = performance.now();
    while (this.connections.size > 0) {
      if (performance.now() - begunAt > LONGEST_DRAIN_MS) return server.closeAllConnections();
      await wait(LOOK_MS);
      // After this turn whatever has arrived is read, so what still looks idle is idle.
      await nextTurn();
      if (performance.now() - closedAt > IDLE_GRACE_MS) this.closeIdle();
    }
  }

  private countRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    if (this.draining) {
      // Of requests sent one behind the other without waiting, none but the last may close the connection; which that
      // is shows only when the connection is idle.
      for (const earlier of connection.open) if (!earlier.headersSent) earlier.shouldKeepAlive = true;
      if (connection.open.size === 0) closeAfter(response);
    }
    connection.open.add(response);
    response.once('close', () => {
      connection.open.delete(response);
      connection.bytesAnswered = socket.bytesRead;
    });
  }

  /** A connection on which part of a request has arrived is not idle. */
  private closeIdle(): void {
    for (const [socket, { open, bytesAnswered }] of this.connections)
      if (open.size === 0 && socket.bytesRead === bytesAnswered) socket.destroy();
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
