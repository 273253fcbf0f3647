import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contains, matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { Digest } from './digest.entity.js';
import type { DigestDto } from './digests.dto.js';

/** A digest with its file. */
export type DigestFile = DigestDto & { html: string };

const FIELDS = `d.id, d.subscription_id as "subscriptionId", d.scope, d.name, d.title, d.summary, d.period,
  d.first_day::text as "from", d.last_day::text as "to", d.sample, d.counts, octet_length(d.html) as size,
  d.created_at as "createdAt"`;

@Injectable()
export class DigestsRepository {
  constructor(private readonly source: DataSource) {}

  listOfPerson(userId: string, query: ListQuery): ListPage<DigestDto> {
    return sqlList<DigestDto>(this.source, query, {
      select: FIELDS,
      from: 'digests d',
      where: ['d.user_id = $1'],
      params: [userId],
      filters: {
        q: contains('d.title'),
        subscriptionId: matchAny('d.subscription_id'),
        scope: matchAny('d.scope'),
        period: matchAny('d.period'),
        updatedSince: since('d.created_at'),
      },
      sortColumns: { name: 'lower(d.name)' },
      id: 'd.id',
    });
  }

  /** Lists digests with their files, newest first. */
  listFiles(userId: string, limit: number): Promise<DigestFile[]> {
    return this.source.query(
      `select ${FIELDS}, d.html from digests d where d.user_id = $1 order by d.created_at desc, d.id limit $2`,
      [userId, limit],
    );
  }

  listOwn(userId: string): Promise<DigestDto[]> {
    return this.source.query(
      `select ${FIELDS} from digests d where d.user_id = $1 order by d.created_at, d.id`,
      [userId],
    );
  }

  async find(id: string, userId: string): Promise<DigestFile | undefined> {
    const [row] = await this.source.query<DigestFile[]>(
      `select ${FIELDS}, d.html from digests d where d.id = $1 and d.user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /** @returns undefined when the digest of these days is there already */
  async insertDigest(digest: Omit<Digest, 'id'>, manager: EntityManager): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Digest)
      .values(digest as never)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: string }[])[0]?.id;
  }
}
