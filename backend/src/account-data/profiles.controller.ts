import { Body, Controller, Delete, Get, Header, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentActor } from '../common/access/access.decorators.js';
import type { Actor } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { AccessChangesService } from '../auth/access/access-changes.service.js';
import type { ProfileStatus } from '../profiles/profile.types.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { PersonDataDto, PROFILE_LIST, ProfileDto, ProfileInput } from './account-data.dto.js';
import { AccountDataService } from './account-data.service.js';

@ApiTags('profiles')
@Controller('profiles')
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly changes: AccessChangesService,
    private readonly accountData: AccountDataService,
  ) {}

  /** Lists people, newest first. `status` is `all`, `active` (signed in within 30 days, not disabled), `inactive`, or one status. */
  @Get()
  @AdminOnly()
  @ListOf(ProfileDto, PROFILE_LIST)
  list(@ListParams(PROFILE_LIST) query: ListQuery): ListPage<ProfileDto> {
    return this.profiles.list(query);
  }

  /** Gets one person. */
  @Get(':id')
  @AdminOnly()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string): Promise<ProfileDto> {
    return this.profiles.read(id);
  }

  /**
   * Exports everything stored about a person, to be kept or handed over before deleting. The activity records who did.
   */
  @Get(':id/data')
  @AdminOnly({ inPerson: true })
  @Header('content-disposition', 'attachment; filename="person.json"')
  @Problems(404)
  exportData(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<PersonDataDto> {
    return this.accountData.exportForPerson(id, actor);
  }

  /**
   * Changes role or status; older access tokens of the person end at once. 409 for the last administrator and for
   * your own access.
   */
  @Put(':id')
  @AdminOnly({ inPerson: true })
  @Problems(404, 409)
  async update(
    @Param('id', UuidPipe) id: string,
    @Body() input: ProfileInput,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileDto> {
    const status = findNewStatus(input, await this.profiles.get(id));
    await this.changes.change(id, { role: input.role, status }, actor);
    return this.profiles.read(id);
  }

  /**
   * Deletes a person with everything that is theirs alone; answers with the deleted record. Shared ideas, watchlists,
   * views and alert rules become yours, or another administrator's when you delete yourself; rules lose their mails
   * and addresses. 409 for the last administrator.
   */
  @Delete(':id')
  @AdminOnly({ inPerson: true })
  @Problems(404, 409)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.accountData.deletePerson(id, actor);
  }
}

/** Forms send whole records, so an unchanged value is not a change. */
function findNewStatus(
  { status, approved }: ProfileInput,
  stored: { status: ProfileStatus; approved: boolean },
): ProfileStatus | undefined {
  if (status !== undefined && status !== stored.status) return status;
  if (approved === undefined || approved === stored.approved) return undefined;
  return approved ? 'approved' : 'pending';
}
