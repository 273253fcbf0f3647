import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { ChangesDto, ChangesQuery } from './changes.dto.js';
import { ChangesService } from './changes.service.js';

@ApiTags('events')
@Controller('changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  /** Lists changes by day and game, for display. `/api/events` is the feed for programs. */
  @Get()
  @AnalystOrAdmin()
  list(@Query() query: ChangesQuery): Promise<ChangesDto> {
    return this.changes.list(query);
  }
}
