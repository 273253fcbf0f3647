import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { PictureQuery } from './pictures.dto.js';
import { PicturesService } from './pictures.service.js';

/** The browser revalidates after a day and usually gets a 304. */
const CACHING = 'private, max-age=86400, stale-while-revalidate=2592000';

@ApiTags('market data')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /**
   * Gets a picture of a store, fetched and cached by this product, so that the browser does not reveal to the store
   * what is viewed. The back office's `img` elements send a cookie that is valid for this address only.
   */
  @Get()
  @AnalystOrAdmin({ pictureCookie: true })
  @ApiProduces('image/*')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Problems(400, 404, 502, 503, 504)
  async get(
    @Query() { url }: PictureQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { type, bytes } = await this.pictures.get(url);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    void reply.header('cache-control', CACHING).header('etag', etag).header('vary', 'Cookie, Authorization');
    if (request.headers['if-none-match']?.includes(etag)) {
      void reply.status(304);
      return undefined;
    }
    return new StreamableFile(bytes, { type, length: bytes.length });
  }
}
