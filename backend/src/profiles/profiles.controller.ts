import { Body, Controller, Delete, Get, Header, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentActor } from '../auth/auth.decorators.js';
import type { Actor } from '../auth/auth.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { ProfileChangesService } from './profile-changes.service.js';
import type { Profile } from './profile.entity.js';
import type { ProfileStatus } from './profile.types.js';
import { PersonDataDto, PROFILE_LIST, ProfileDto, ProfileInput } from './profiles.dto.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('profiles')
@Controller('profiles')
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly changes: ProfileChangesService,
  ) {}

  /** People, newest first. `status` is `all`, `active` (signed in within 30 days, not disabled), `inactive`, or one status. */
  @Get()
  @AdminOnly()
  @ListOf(ProfileDto, PROFILE_LIST)
  list(@ListParams(PROFILE_LIST) query: ListQuery): ListPage<ProfileDto> {
    return this.profiles.list(query);
  }

  /** One person. */
  @Get(':id')
  @AdminOnly()
  @Problems(404)
  get(@Param('id', ParseUUIDPipe) id: string): Promise<ProfileDto> {
    return this.profiles.read(id);
  }

  /** Everything stored about a person, to be kept or handed over before deleting. */
  @Get(':id/data')
  @AdminOnly({ inPerson: true })
  @Header('content-disposition', 'attachment; filename="person.json"')
  @Problems(404)
  data(@Param('id', ParseUUIDPipe) id: string): Promise<PersonDataDto> {
    return this.profiles.data(id);
  }

  /** Changes role or status; the person's older access tokens end at once. 409 for the last administrator and for the own access. */
  @Put(':id')
  @AdminOnly({ inPerson: true })
  @Problems(404, 409)
  async update(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() input: ProfileInput,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileDto> {
    const status = statusAskedFor(input, await this.profiles.get(id));
    await this.changes.change(id, { role: input.role, status }, actor);
    return this.profiles.read(id);
  }

  /** Deletes a person with everything that is theirs alone; answers with the deleted record. 409 for the last administrator. */
  @Delete(':id')
  @AdminOnly({ inPerson: true })
  @Problems(404, 409)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor): Promise<ProfileDto> {
    const deleted = await this.profiles.read(id);
    await this.changes.remove(id, actor);
    return deleted;
  }
}

/** Forms send whole records, so a value that is already stored asks for nothing. */
function statusAskedFor({ status, approved }: ProfileInput, stored: Profile): ProfileStatus | undefined {
  if (status !== undefined && status !== stored.status) return status;
  if (approved === undefined || approved === stored.approved) return undefined;
  return approved ? 'approved' : 'pending';
}
