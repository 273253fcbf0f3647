import {
  applyDecorators,
  type BeforeApplicationShutdown,
  Injectable,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { problemBody, ProblemException, unauthorized } from '../errors/problem.js';
import { toProblem } from '../errors/to-problem.js';

/** Keeps proxies from closing an idle stream. */
const HEARTBEAT_MS = 10_000;

/** Abort reason of the work behind a stream. */
export class StreamEnded extends Error {
  constructor(readonly why: 'left' | 'deadline' | 'shutdown' | 'access') {
    super(`The stream ended: ${why}.`);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Calls back when the caller loses access. Returns a function that stops watching. */
    watchAccess(onLost: () => void): () => void;
  }
}

/**
 * Sends one event; does nothing once the reader has left. Clients resume from the id.
 * @returns a promise while the reader is behind: work that sends much waits for it
 */
export type SendEvent = (type: string, data: object, id?: string) => Promise<void> | void;

/** Documents a POST that returns one record or, on request, events. */
export function AnswersOrEvents(dto: Type<unknown>) {
  return applyDecorators(
    ApiExtraModels(dto),
    ApiResponse({
      status: 201,
      description: 'The answer, or with `Accept: text/event-stream` the events that make it.',
      content: {
        'application/json': { schema: { $ref: getSchemaPath(dto) } },
        'text/event-stream': { schema: { type: 'string' } },
      },
    }),
  );
}

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/**
 * Server-sent events as the response to a POST, with heartbeat and deadline; ends when the reader leaves or on
 * shutdown.
 */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<(why: StreamEnded) => void>();
  private stopping = false;

  /**
   * Responds with events of `work`; an error becomes the event `error` with `{problem}`.
   * @param deadlineMs then the signal is aborted
   */
  answer(
    request: FastifyRequest,
    deadlineMs: number,
    work: (send: SendEvent, signal: AbortSignal) => Promise<void>,
  ): StreamableFile {
    const stream = new PassThrough();
    const controller = new AbortController();
    const stop = (why: StreamEnded) => controller.abort(why);
    const send: SendEvent = (type, data, id) => {
      const head = id === undefined ? '' : `id: ${id}\n`;
      const text = `${head}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
      if (stream.writable && !stream.write(text))
        return once(stream, 'drain', { signal: controller.signal }).then(ignore, ignore);
    };
    const heartbeat = setInterval(() => stream.writable && stream.write(': \n\n'), HEARTBEAT_MS);
    const deadline = setTimeout(() => stop(new StreamEnded('deadline')), deadlineMs);
    this.open.add(stop);
    const fail = (error: unknown) => send('error', { problem: toProblemEvent(error, request) });
    const stopWatching = request.watchAccess(() => {
      const why = new StreamEnded('access');
      void fail(why);
      // Ends at once, whatever the work still does.
      stream.end();
      stop(why);
    });
    // Fastify destroys the stream when the connection closes.
    stream.on('close', () => stop(new StreamEnded('left'))).on('error', () => undefined);
    stream.write(': \n\n');
    if (this.stopping) stop(new StreamEnded('shutdown'));
    void work(send, controller.signal)
      .catch(fail)
      .finally(() => {
        clearInterval(heartbeat);
        clearTimeout(deadline);
        this.open.delete(stop);
        stopWatching();
        stream.end();
      });
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }

  /** Open streams would keep the server from stopping. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const stop of this.open) stop(new StreamEnded('shutdown'));
  }
}

const ignore = () => undefined;

function toProblemEvent(error: unknown, request: FastifyRequest): object {
  const problem = toProblem(error instanceof StreamEnded ? endedEarly(error) : error);
  const { code, detail, errors } = problem;
  return problemBody(
    { status: problem.getStatus(), code, detail, errors },
    request.url.split('?')[0] ?? '/',
    String(request.id),
  );
}

function endedEarly({ why }: StreamEnded): ProblemException {
  if (why === 'deadline')
    return new ProblemException(504, 'too_slow', 'The response took too long. Try again.');
  if (why === 'access')
    return unauthorized('You were signed out, or you no longer have access. Sign in again.');
  return new ProblemException(
    503,
    'stopping',
    'The server is stopping. Try again in a moment.',
    undefined,
    1,
  );
}
