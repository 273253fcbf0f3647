import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { DigestPreviewInput } from '../subscriptions/digest-subscriptions.dto.js';
import { DIGEST_LIST, DigestDto, DigestPreviewDto } from './digests.dto.js';
import { DigestsService } from './digests.service.js';

/** Content security policy: the file may load and run nothing. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation";

@ApiTags('digests')
@Controller('digests')
export class DigestsController {
  constructor(private readonly digests: DigestsService) {}

  /** Lists my digests, newest first. They are kept for a year. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(DigestDto, DIGEST_LIST)
  list(@ListParams(DIGEST_LIST) query: ListQuery, @CurrentUser() { userId }: Principal): ListPage<DigestDto> {
    return this.digests.list(query, userId);
  }

  /** Previews the latest digest that would have been due, or one of other days; nothing is stored or sent. */
  @Post('preview')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(400)
  preview(
    @Body() input: DigestPreviewInput,
    @CurrentUser() { userId }: Principal,
  ): Promise<DigestPreviewDto> {
    return this.digests.preview(input, userId);
  }

  /** Gets one of my digests. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<DigestDto> {
    return this.digests.get(id, userId);
  }

  /** Gets a digest as one self-contained HTML file, at most 200 kB. */
  @Get(':id/html')
  @AnalystOrAdmin()
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Problems(404)
  async getHtml(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() { userId }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { html } = await this.digests.getFile(id, userId);
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, no-cache');
    return html;
  }
}
