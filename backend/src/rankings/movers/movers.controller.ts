import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { MoversDto, MoversQuery } from './movers.dto.js';
import { MoversService } from './movers.service.js';

@ApiTags('rankings')
@Controller('rankings/movers')
export class MoversController {
  constructor(private readonly moves: MoversService) {}

  /**
   * Gets climbers, fallers, entries and exits between two captures: the two newest unless `days`, `from` or `to`
   * are given. The response says which captures were compared and why, or why none were.
   */
  @Get()
  @AnalystOrAdmin()
  get(@Query() query: MoversQuery): Promise<MoversDto> {
    return this.moves.movers(query);
  }
}
