import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { EventStreams, wantsEvents } from '../../common/requests/event-streams.js';
import { linkTo } from '../../common/list/link-to.js';
import { ndjsonLine } from '../../common/tabular/csv-line.js';
import { EventFeed } from './event-feed.service.js';
import { EventsQuery, MarketEventDto, MAX_EVENTS } from './market-event.dto.js';

/** Clients that are still connected after a day reconnect with the last id. */
const MAX_STREAM_MS = 86_400_000;

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(
    private readonly feed: EventFeed,
    private readonly streams: EventStreams,
  ) {}

  /**
   * Lists what changed in charts, on store pages and in analyses, in the order of recording. Continue with `after`
   * and the id of the last event: no event is missed or repeated, however many imports are running. Events of
   * removed charts are no longer listed.
   *
   * With `Accept: application/x-ndjson`, everything after the cursor is streamed. With `Accept: text/event-stream`,
   * the same comes as server-sent events named `event`, followed by new events as they happen; `Last-Event-ID`
   * works like `after`.
   */
  @Get()
  @AnalystOrAdmin()
  @ApiExtraModels(MarketEventDto)
  @ApiOkResponse({
    description: 'Events, oldest id first.',
    headers: {
      Link: { description: '`rel="next"` while there are more events', schema: { type: 'string' } },
    },
    content: {
      'application/json': {
        schema: { type: 'array', maxItems: MAX_EVENTS, items: { $ref: getSchemaPath(MarketEventDto) } },
      },
      'application/x-ndjson': { schema: { type: 'string' } },
      'text/event-stream': { schema: { type: 'string' } },
    } as never,
  })
  async list(
    @Query() query: EventsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketEventDto[] | StreamableFile> {
    if (wantsEvents(request)) return this.follow(query, request);
    if (request.headers.accept?.includes('application/x-ndjson')) {
      const pieces = this.feed.readAll(await this.feed.check(query), query.limit);
      return new StreamableFile(Readable.from(toLines(pieces)), { type: 'application/x-ndjson' });
    }
    const { rows, next } = await this.feed.listPage(query);
    if (next) linkTo(reply, request.url, next, 'next');
    return rows;
  }

  private async follow(query: EventsQuery, request: FastifyRequest): Promise<StreamableFile> {
    const last = request.headers['last-event-id'];
    const resumed = typeof last === 'string' && /^\d{1,18}$/.test(last) ? { ...query, after: last } : query;
    // Checked before the stream begins, while an error response is still possible.
    const checked = await this.feed.check(resumed);
    return this.streams.answer(request, MAX_STREAM_MS, (send, signal) =>
      this.feed.follow(checked, (event) => send('event', event, event.id), signal),
    );
  }
}

async function* toLines(pieces: AsyncIterable<MarketEventDto[]>): AsyncGenerator<string> {
  for await (const rows of pieces) yield rows.map(ndjsonLine).join('');
}
