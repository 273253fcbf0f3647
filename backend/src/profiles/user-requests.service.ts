import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../auth/auth.types.js';
import { contains, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { ProfileChangesService } from './profile-changes.service.js';
import { Profile } from './profile.entity.js';
import type { Role } from './profile.types.js';
import { ProfilesService } from './profiles.service.js';
import { type RequestCountsDto, toUserRequestDto, type UserRequestDto } from './user-requests.dto.js';

/** People who asked for access. */
@Injectable()
export class UserRequestsService {
  constructor(
    @InjectRepository(Profile) private readonly rows: Repository<Profile>,
    private readonly profiles: ProfilesService,
    private readonly changes: ProfileChangesService,
  ) {}

  list(query: ListQuery): ListPage<UserRequestDto> {
    return queryList(query, {
      query: () => this.rows.createQueryBuilder('p').where('p.requested_at is not null'),
      filters: {
        q: contains(`p.email || ' ' || coalesce(p.display_name, '')`),
        status: oneOf('p.status'),
        updatedSince: since('greatest(p.requested_at, p.decided_at)'),
      },
      sortColumns: {
        requestedAt: 'p.requestedAt',
        decidedAt: 'p.decidedAt',
        email: 'p.email',
        status: 'p.status',
      },
      id: 'p.id',
      toDtos: (rows) => this.toDtos(rows),
    });
  }

  async counts(): Promise<RequestCountsDto> {
    const rows = await this.rows
      .createQueryBuilder('p')
      .select('p.status', 'status')
      .addSelect('count(*)::int', 'total')
      .where('p.requested_at is not null')
      .groupBy('p.status')
      .getRawMany<{ status: string; total: number }>();
    const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0;
    return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') };
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<UserRequestDto> {
    const [dto] = await this.toDtos([await this.profiles.get(id)]);
    return dto as UserRequestDto;
  }

  /** Lets a person in, with this role if given; saying it twice changes nothing. @throws ProblemException 404, 409 */
  async approve(id: string, role: Role | undefined, actor: Actor): Promise<UserRequestDto> {
    await this.changes.change(id, { role, status: 'approved' }, actor);
    return this.get(id);
  }

  /** Refuses a person or revokes what was approved. @throws ProblemException 404, 409 for the last administrator */
  async reject(id: string, reason: string | null | undefined, actor: Actor): Promise<UserRequestDto> {
    await this.changes.change(id, { status: 'rejected', reason: reason || undefined }, actor);
    return this.get(id);
  }

  private async toDtos(rows: Profile[]): Promise<UserRequestDto[]> {
    const deciders = [...new Set(rows.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : [])))];
    const emails = await this.profiles.emailsOf(deciders);
    return rows.map((row) => toUserRequestDto(row, emails.get(row.decidedBy ?? '') ?? null));
  }
}
