import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { IS_ACTIVE_ANALYST } from '../../profiles/profile.types.js';
import { DigestFeed } from './digest-feed.entity.js';

@Injectable()
export class DigestFeedRepository {
  constructor(@InjectRepository(DigestFeed) private readonly feeds: Repository<DigestFeed>) {}

  find(userId: string): Promise<DigestFeed | null> {
    return this.feeds.findOneBy({ userId });
  }

  /** Owner of the feed with this token, while the person may read digests. */
  async findOwner(tokenHash: Buffer): Promise<string | undefined> {
    const [row] = await this.feeds.query<{ userId: string }[]>(
      `select f.user_id as "userId" from digest_feeds f
       join profiles p on p.id = f.user_id and ${IS_ACTIVE_ANALYST}
       where f.token_hash = $1`,
      [tokenHash],
    );
    return row?.userId;
  }

  async upsertFeed(feed: DigestFeed, manager: EntityManager): Promise<void> {
    await manager.upsert(DigestFeed, feed, ['userId']);
  }

  /** @returns whether there was one */
  async deleteFeed(userId: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(DigestFeed, { userId });
    return affected === 1;
  }
}
