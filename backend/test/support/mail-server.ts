import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that understands just enough, keeps what it is sent, and refuses when told to. */
export interface MailServer {
  url: string;
  /** Whole messages, headers included. */
  received: string[];
  /** Answer to the recipient's address, for example `451 later` or `550 never`; empty accepts. */
  refusal: string;
  /** Answer to the sender's address; empty accepts. */
  senderRefusal: string;
  close(): Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    talk(socket, mail);
  });
  const mail: MailServer = {
    url: '',
    received: [],
    refusal: '',
    senderRefusal: '',
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  mail.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mail;
}

/** The token of the newest link to reset a password that somebody was sent; undefined while there is none. */
export const findResetToken = (server: MailServer, email: string): string | undefined =>
  findTokens(server, email, /\/login#reset=([\w-]+)/).at(-1);

/** The tokens of the links to confirm an address that somebody was sent, oldest first. */
export const findConfirmTokens = (server: MailServer, email: string): string[] =>
  findTokens(server, email, /\/signup#confirm=([\w-]+)/);

function findTokens({ received }: MailServer, email: string, link: RegExp): string[] {
  const mails = received.filter((message) => message.includes(`To: ${email}`)).map(decodeQuotedPrintable);
  return mails.flatMap((text) => link.exec(text)?.[1] ?? []);
}

const decodeQuotedPrintable = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function talk(socket: Socket, mail: MailServer): void {
  let pending = '';
  let message: string[] | undefined;
  const answer = (line: string) => void socket.write(`${line}\r\n`);
  const take = (line: string) => {
    if (message) {
      if (line !== '.') return void message.push(line);
      mail.received.push(message.join('\n'));
      message = undefined;
      return answer('250 kept');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') {
      message = [];
      answer('354 go on');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else answer({ RCPT: mail.refusal, MAIL: mail.senderRefusal }[verb] || '250 ok');
  };
  answer('220 test');
  socket.on('data', (chunk) => {
    pending += chunk.toString();
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(take);
  });
}
