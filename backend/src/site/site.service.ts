import fastifyStatic from '@fastify/static';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Clock } from '../common/time/clock.js';
import { ENV, type Env } from '../config/env.js';
import { escapeHtml } from '../common/html/escape-html.js';
import { ownAddress } from '../config/own-address.js';
import { SampleCatalog } from '../seed/sample-catalog.service.js';

const LANDING_PAGES: Record<string, string> = {
  '/': 'index.html',
  '/privacy': 'privacy.html',
  '/terms': 'terms.html',
  '/presentation': 'presentation.html',
  '/deck.html': 'deck.html',
};
const LANDING_FILES = ['/robots.txt', '/sitemap.xml', '/favicon.svg'];
const ADMIN_ROUTES = ['/login', '/signup', '/admin', '/admin/*'];
const HASHED_FILES = 'public, max-age=31536000, immutable';
/** Pages refer to hashed files, so they are revalidated each time. */
const PAGES = 'no-cache';

type SetHeaders = { header(name: string, value: string): unknown };

/** Serves the two built front ends next to the API. */
@Injectable()
export class Site {
  private readonly landing: string;
  private readonly admin: string;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly samples: SampleCatalog,
  ) {
    this.landing = path.join(env.PROJECT_ROOT, 'landing/dist');
    this.admin = path.join(env.PROJECT_ROOT, 'admin-ui/dist');
  }

  /** Registers pages and files with the server. Parts that are not built return 404. */
  async register(fastify: FastifyInstance): Promise<void> {
    await this.serveFolder(fastify, path.join(this.landing, 'landing-assets'), '/landing-assets/', true);
    await this.serveFolder(fastify, this.admin, '/admin-ui/', false);
    for (const [url, file] of Object.entries(LANDING_PAGES)) {
      fastify.get(url, async (_request, reply) => this.page(file, reply));
    }
    for (const url of LANDING_FILES) {
      fastify.get(url, async (_request, reply) => this.page(url.slice(1), reply));
    }
    for (const url of ADMIN_ROUTES) {
      fastify.get(url, async (_request, reply) => this.adminApp(reply));
    }
    fastify.get<{ Params: { file: string } }>('/sample-icons/:file', (request, reply) => {
      const svg = this.samples.drawIcon(request.params.file.replace(/\.svg$/, ''));
      if (!svg) return this.notFound(reply);
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);
    });
  }

  /** The real 404 page. */
  notFound(reply: FastifyReply): void {
    void this.page('404.html', reply.code(404));
  }

  private async serveFolder(fastify: FastifyInstance, root: string, prefix: string, immutable: boolean) {
    if (!existsSync(root)) return;
    await fastify.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      decorateReply: false,
      // Build metadata such as .vite/manifest.json is not served.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response: SetHeaders, file: string) => {
        const hashed = immutable || file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', hashed ? HASHED_FILES : PAGES);
      },
    });
  }

  private async adminApp(reply: FastifyReply): Promise<FastifyReply> {
    const { BASE_PATH } = this.env;
    return this.sendPage(reply, path.join(this.admin, 'index.html'), (html) =>
      BASE_PATH ? html.replace('<html ', () => `<html data-base-path="${BASE_PATH}" `) : html,
    );
  }

  private async page(file: string, reply: FastifyReply): Promise<FastifyReply> {
    this.narrowPolicy(file, reply);
    return this.sendPage(reply, path.join(this.landing, file), (html) =>
      html
        .replaceAll('{{YEAR}}', String(this.clock.now().getFullYear()))
        .replaceAll('{{PUBLIC_URL}}', () => escapeHtml(ownAddress(this.env)))
        .replaceAll('{{PRESENTATION_URL}}', () => escapeHtml(this.presentation)),
    );
  }

  /** Public pages may only frame the presentation, and only the presentation may be framed by us. */
  private narrowPolicy(file: string, reply: FastifyReply): void {
    const frames = file === 'presentation.html' ? this.presentationHosts() : "'none'";
    let policy = String(reply.getHeader('content-security-policy') ?? '');
    policy = policy.replace(/frame-src [^;]*/, `frame-src ${frames}`);
    if (file === 'deck.html') {
      policy = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      void reply.header('x-frame-options', 'SAMEORIGIN');
    }
    void reply.header('content-security-policy', policy);
  }

  private get presentation(): string {
    return this.env.PRESENTATION_URL ?? `${this.env.BASE_PATH}/deck.html`;
  }

  private presentationHosts(): string {
    return this.env.PRESENTATION_URL ? new URL(this.env.PRESENTATION_URL).origin : "'self'";
  }

  private async sendPage(
    reply: FastifyReply,
    file: string,
    stamp: (html: string) => string,
  ): Promise<FastifyReply> {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
    return reply
      .type(CONTENT_TYPES[path.extname(file)] ?? 'text/html; charset=utf-8')
      .header('cache-control', PAGES)
      .send(stamp(this.addBasePath(text)));
  }

  /** Both builds use addresses from the root; the base path is only known here. */
  private addBasePath(text: string): string {
    const { BASE_PATH } = this.env;
    return BASE_PATH ? text.replace(/(?<= (href|src|srcset)=")(?=\/(?!\/))/gi, BASE_PATH) : text;
  }
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
};
