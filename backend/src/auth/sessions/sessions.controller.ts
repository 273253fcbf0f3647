import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { RowOf, RowParams } from '../../common/list/row.decorator.js';
import { CurrentUser, SignedIn } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { SESSION_LIST, SessionDto } from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';
import { MAX_RANGE } from '../../common/list/list-query.js';

@ApiTags('auth')
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** Lists my sessions. */
  @Get()
  @SignedIn()
  @ListOf(SessionDto, SESSION_LIST)
  list(@ListParams(SESSION_LIST) query: ListQuery, @CurrentUser() user: Principal): ListPage<SessionDto> {
    return this.sessions.list(user, query);
  }

  /** Gets one of my sessions. */
  @Get(':id')
  @SignedIn()
  @RowOf(SessionDto, 'Session not found')
  get(@RowParams(SESSION_LIST) query: ListQuery, @CurrentUser() user: Principal): ListPage<SessionDto> {
    return this.sessions.list(user, query);
  }

  /** Ends all my other sessions; answers with the ended ones, at most the 1,000 newest. */
  @Delete()
  @SignedIn({ inPerson: true })
  @AnswersAtMost(MAX_RANGE)
  endOthers(@CurrentUser() user: Principal): Promise<SessionDto[]> {
    return this.sessions.endOthers(user);
  }

  /** Ends one of my sessions; answers with it. */
  @Delete(':id')
  @SignedIn({ inPerson: true })
  @Problems(404)
  endOne(@Param('id', UuidPipe) id: string, @CurrentUser() user: Principal): Promise<SessionDto> {
    return this.sessions.endOne(user, id);
  }
}
