import { Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnalystOrAdmin, CurrentActor, CurrentUser, Public } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { DigestFeedDto, DigestFeedQuery, NewDigestFeedDto } from './digest-feed.dto.js';
import { DigestFeedService } from './digest-feed.service.js';

@ApiTags('digests')
@Controller('digests')
export class DigestFeedController {
  constructor(private readonly feeds: DigestFeedService) {}

  /** Gets the state of the feed of my digests. */
  @Get('feed')
  @AnalystOrAdmin()
  get(@CurrentUser() { userId }: Principal): Promise<DigestFeedDto> {
    return this.feeds.get(userId);
  }

  /** Creates a private address for a feed of my digests, returned only once; an earlier one stops working. */
  @Post('feed')
  @AnalystOrAdmin({ inPerson: true })
  @Problems(403)
  create(@CurrentActor() actor: Actor): Promise<NewDigestFeedDto> {
    return this.feeds.create(actor);
  }

  /** Revokes the address of the feed. */
  @Delete('feed')
  @HttpCode(200)
  @AnalystOrAdmin({ inPerson: true })
  revoke(@CurrentActor() actor: Actor): Promise<DigestFeedDto> {
    return this.feeds.revoke(actor);
  }

  /**
   * Returns the newest 20 digests as Atom for feed readers, which cannot sign in: the token in the address
   * authenticates.
   */
  @Get('feed.atom')
  @Public()
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Problems(400, 404)
  async read(
    @Query() { token }: DigestFeedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const atom = await this.feeds.render(token);
    void reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'private, max-age=300');
    return atom;
  }
}
