import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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
       join profiles p on p.id = f.user_id and p.status = 'approved' and p.role <> 'user'
       where f.token_hash = $1`,
      [tokenHash],
    );
    return row?.userId;
  }

  async upsertFeed(feed: DigestFeed): Promise<void> {
    await this.feeds.upsert(feed, ['userId']);
  }

  async deleteFeed(userId: string): Promise<void> {
    await this.feeds.delete({ userId });
  }
}
