import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../common/access/access.decorators.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { RowOf, RowParams } from '../common/list/row.decorator.js';
import { OUTBOX_LIST, OutboxMailDto } from './mail.dto.js';
import { MailService } from './mail.service.js';

@ApiTags('outbox')
@Controller('outbox')
export class MailController {
  constructor(private readonly mail: MailService) {}

  /** Lists sent and waiting mail, newest first. The text of mail about account security is never shown. */
  @Get()
  @AdminOnly({ inPerson: true })
  @ListOf(OutboxMailDto, OUTBOX_LIST)
  list(@ListParams(OUTBOX_LIST) query: ListQuery): ListPage<OutboxMailDto> {
    return this.mail.list(query);
  }

  /** Gets one mail. */
  @Get(':id')
  @AdminOnly({ inPerson: true })
  @RowOf(OutboxMailDto, 'Mail not found')
  get(@RowParams(OUTBOX_LIST) query: ListQuery): ListPage<OutboxMailDto> {
    return this.mail.list(query);
  }
}
