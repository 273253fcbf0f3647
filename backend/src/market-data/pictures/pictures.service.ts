import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import path from 'node:path';
import { SingleFlight } from '../../common/concurrency/single-flight.js';
import { invalidField, notFound, ProblemException } from '../../common/errors/problem.js';
import { INTERACTIVE, UpstreamOperation } from '../../common/http/operation.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import type { UpstreamHost } from '../../common/http/upstream-host.js';
import { ENV, type Env } from '../../config/env.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { isImageAddress } from '../media-hosts.js';
import { Stores } from '../stores/stores.service.js';
import { PictureCache } from './picture-cache.js';
import { detectPictureType } from './picture-type.js';

const PROVIDER = 'The picture server of the store';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const PICTURE_LIMITS = {
  /** Largest picture accepted. */
  bytes: 4 * 1024 * 1024,
  /** Capacity of the cache. */
  cacheBytes: 256 * 1024 * 1024,
  /** After this time the store is asked again; an older picture is shown while the store does not respond. */
  freshMs: 30 * DAY,
  deadlineMs: 8_000,
};

export interface Picture {
  type: string;
  bytes: Buffer;
}

/** Fetches the stores' pictures once for everyone and caches them, so that browsers need not contact the stores. */
@Injectable()
export class PicturesService {
  private readonly logger = new Logger('Pictures');
  private readonly cache: PictureCache;
  private readonly fetches = new SingleFlight<Picture>();
  /** Addresses that the store does not have. */
  private readonly missing = new LRUCache<string, true>({ max: 5_000, ttl: 10 * MINUTE });

  constructor(
    private readonly stores: Stores,
    @Inject(ENV) private readonly env: Pick<Env, 'DATA_DIR' | 'STORE_PICTURES_URL'>,
    metrics: Metrics,
  ) {
    this.cache = new PictureCache(path.join(env.DATA_DIR, 'pictures'), PICTURE_LIMITS.cacheBytes);
    metrics.addCache('pictures', this.cache);
  }

  /** @throws ProblemException 400 for an address outside the stores; 404, 502, 503 or 504 without a picture */
  async get(address: string): Promise<Picture> {
    if (!isImageAddress(address)) {
      throw invalidField('url', 'must be the https address of a picture on a server of Apple or Google');
    }
    const cached = await this.readCached(address);
    if (cached && cached.ageMs < PICTURE_LIMITS.freshMs) return cached;
    try {
      if (this.missing.has(address)) throw notFound('The store has no such picture.');
      return await this.fetches.run(address, () => this.fetch(address));
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
  }

  private async readCached(address: string) {
    try {
      const cached = await this.cache.read(address);
      const type = cached && detectPictureType(cached.bytes);
      return cached && type ? { ...cached, type } : null;
    } catch (error) {
      this.logger.warn(`A cached picture could not be read: ${(error as Error).message}`);
      return null;
    }
  }

  private async fetch(address: string): Promise<Picture> {
    const bytes = await this.fetchPicture(address);
    const type = detectPictureType(bytes);
    if (!type)
      throw new ProblemException(
        502,
        'provider_failed',
        'The store returned something that is not an image.',
      );
    // A full disk must not fail the response; the next reader fetches again.
    await this.cache.write(address, bytes).catch((error: unknown) => {
      this.logger.warn(`A picture could not be cached: ${(error as Error).message}`);
    });
    return { type, bytes };
  }

  private async fetchPicture(address: string): Promise<Buffer> {
    const { origin, hostname, pathname, searchParams } = new URL(address);
    const mirror = this.env.STORE_PICTURES_URL;
    const host: UpstreamHost = {
      provider: PROVIDER,
      base: mirror ?? origin,
      configured: mirror !== undefined,
      concurrency: 6,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
    };
    try {
      const answer = await this.stores.connection.client.request(
        host,
        {
          path: mirror ? `/${hostname}${pathname}` : pathname,
          query: Object.fromEntries(searchParams),
          maxBytes: PICTURE_LIMITS.bytes,
          deadlineMs: PICTURE_LIMITS.deadlineMs,
          retries: 1,
        },
        new UpstreamOperation({ ...INTERACTIVE, deadlineMs: 2 * PICTURE_LIMITS.deadlineMs }),
      );
      return answer.body;
    } catch (error) {
      throw this.toProblem(address, error);
    }
  }

  private toProblem(address: string, error: unknown): unknown {
    if (!(error instanceof UpstreamError)) return error;
    if (error.status === 404 || error.status === 410) {
      this.missing.set(address, true);
      return notFound('The store has no such picture.');
    }
    if (error.kind === 'timeout') return new ProblemException(504, 'provider_timeout', error.message);
    if (error.kind === 'circuit-open') {
      return new ProblemException(503, 'provider_blocked', error.message, undefined, 30);
    }
    return new ProblemException(502, 'provider_failed', error.message);
  }
}
