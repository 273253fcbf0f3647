import { Injectable } from '@nestjs/common';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import type { Profile } from './profile.entity.js';
import type { ProfileStatus } from './profile.types.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';
import { type RequestCountsDto, toUserRequestDto, type UserRequestDto } from './user-requests.dto.js';

/** Requests for access. */
@Injectable()
export class UserRequestsService {
  constructor(
    private readonly rows: ProfilesRepository,
    private readonly profiles: ProfilesService,
  ) {}

  list(query: ListQuery): ListPage<UserRequestDto> {
    return mapList(this.rows.listRequests(query), (rows) => this.toDtos(rows));
  }

  async countRequests(): Promise<RequestCountsDto> {
    const rows = await this.rows.countRequests();
    const countFor = (status: ProfileStatus) => rows.find((row) => row.status === status)?.total ?? 0;
    return {
      pending: countFor('pending'),
      approved: countFor('approved'),
      rejected: countFor('rejected'),
    };
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<UserRequestDto> {
    const [dto] = await this.toDtos([await this.profiles.get(id)]);
    return dto as UserRequestDto;
  }

  private async toDtos(rows: Profile[]): Promise<UserRequestDto[]> {
    const deciders = [...new Set(rows.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : [])))];
    const emails = await this.profiles.getEmails(deciders);
    return rows.map((row) => toUserRequestDto(row, emails.get(row.decidedBy ?? '') ?? null));
  }
}
