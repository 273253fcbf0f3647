import { createMcpHandler } from '@modelcontextprotocol/server';
import { originValidation } from '@modelcontextprotocol/fastify';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENV, type Env } from '../config/env.js';
import { ownAddress } from '../config/own-address.js';
import { buildServer } from './build-server.js';
import { type ApiCaller, ApiRefusal } from './mcp.types.js';

const PATH = '/mcp';

interface Problem {
  code?: string;
  detail?: string;
  errors?: Record<string, string>;
}

/** The Model Context Protocol: its tools call the API with the token of the request. */
@Injectable()
export class McpService implements OnApplicationShutdown {
  private readonly logger = new Logger('Tools');
  private readonly handler = createMcpHandler(
    ({ authInfo }) => this.build(`Bearer ${authInfo?.token ?? ''}`),
    {
      // No state is kept between requests, so there is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror: (error) => this.logger.debug(error.message),
    },
  );
  private fastify: FastifyInstance | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  register(fastify: FastifyInstance): void {
    this.fastify = fastify;
    const hosts = ['localhost', '127.0.0.1', '[::1]', new URL(ownAddress(this.env)).hostname];
    fastify.route({
      method: ['GET', 'POST', 'DELETE'],
      url: PATH,
      // The route that a tool calls checks access: even a read-only token uses POST here.
      config: { access: { level: 'user', anyScope: true } },
      // Requests from other sites are refused; programs send no Origin header.
      onRequest: originValidation(hosts),
      handler: (request, reply) => this.answer(request, reply),
    });
  }

  /** Creates a server whose tools call the API with this Authorization header. */
  build(authorization: string) {
    return buildServer(this.callApi(authorization), ownAddress(this.env));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.handler.close();
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, body, principal } = request;
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
    );
    const token = request.headers.authorization?.replace(/^Bearer +/i, '') ?? '';
    const response = await this.handler.fetch(
      new Request(`${ownAddress(this.env)}${PATH}`, {
        ...{ method, headers },
        ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
      }),
      {
        ...(method === 'POST' && { parsedBody: body }),
        authInfo: { token, clientId: principal?.userId ?? '', scopes: [] },
      },
    );
    for (const [name, value] of response.headers) void reply.header(name, value);
    return reply.code(response.status).send(await response.text());
  }

  /** Goes through the whole server, so that access, limits and validation are those of every request. */
  private callApi(authorization: string): ApiCaller {
    const call = async <T>(
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      { query = {}, payload }: { query?: Record<string, unknown>; payload?: object | undefined } = {},
    ): Promise<T> => {
      if (!this.fastify) throw new Error('The routes are not registered.');
      const answer = await this.fastify.inject({
        ...{ method, url: `/api${path}`, headers: { authorization, accept: 'application/json' } },
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        ...(payload && { payload }),
      });
      if (answer.statusCode < 400) return answer.json<T>();
      const retryAfter = answer.headers['retry-after'];
      const { code = 'error', detail = 'Something went wrong on our side.', errors } = answer.json<Problem>();
      throw new ApiRefusal(code, detail, errors, retryAfter === undefined ? undefined : String(retryAfter));
    };
    return {
      get: (path, query) => call('GET', path, { query: query ?? {} }),
      send: (method, path, body) => call(method, path, { payload: body }),
    };
  }
}
