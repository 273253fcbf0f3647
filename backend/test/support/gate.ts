import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to the database that can be cut and opened again. */
export class Gate {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly host: string;
  private readonly port: number;
  private state: 'open' | 'closed' | 'silent' = 'open';
  url = '';

  constructor(private readonly target: string) {
    const { hostname, port } = new URL(target);
    this.host = hostname;
    this.port = Number(port || 5432);
    this.server = createServer((socket) => this.accept(socket));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    this.url = url.href;
    return this;
  }

  /** As if the server had gone down: connections break, new ones are refused at once. */
  shut(): void {
    this.state = 'closed';
    for (const socket of this.sockets) socket.destroy();
  }

  /** As if a cable had been pulled: connections stay, nothing comes through. */
  silence(): void {
    this.state = 'silent';
    for (const socket of this.sockets) socket.pause();
  }

  open(): void {
    this.state = 'open';
    for (const socket of this.sockets) socket.resume();
  }

  /** Ports by which the database knows the connections through here. */
  listPorts(): number[] {
    return [...this.sockets].flatMap(({ localPort }) => localPort ?? []);
  }

  async stop(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(socket: Socket): void {
    if (this.state === 'closed') return void socket.destroy();
    const other = connect(this.port, this.host);
    this.join(socket, other);
    this.join(other, socket);
    if (this.state === 'silent') for (const end of [socket, other]) end.pause();
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}
