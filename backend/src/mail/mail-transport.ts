import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { ENV, type Env } from '../config/env.js';
import { ownAddress } from '../config/own-address.js';
import type { NewMail } from './mail.types.js';
import { renderMail } from './render-mail.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** The mail server of SMTP_URL; without that setting there is none. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private transporter: Promise<Transporter> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  get isConfigured(): boolean {
    return this.env.SMTP_URL !== undefined;
  }

  /**
   * @param mail with its id in the outbox, so that a repeated attempt is the same message
   * @throws Error with the reason given by the server or the network
   */
  async send({ id, to, subject, text, html }: NewMail & { id: string }): Promise<void> {
    const { SMTP_URL: url } = this.env;
    if (!url) throw new Error('SMTP_URL is not set');
    this.transporter ??= openTransporter(url);
    const transporter = await this.transporter;
    // As an object, the address is never parsed as a list.
    await transporter.sendMail({
      from: this.env.MAIL_FROM,
      to: { name: '', address: to },
      messageId: `<${id}@${new URL(ownAddress(this.env)).hostname}>`,
      subject,
      text,
      html: html ?? renderMail(subject, text),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transporter)?.close();
  }
}

/** Loads the package only now: its size would slow every start. */
async function openTransporter(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
