import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../common/access/access.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { SharedRead } from '../common/requests/shared-reads.js';
import {
  DeveloperDto,
  DeveloperProofDto,
  DevelopersQuery,
  DeveloperSummaryDto,
  MOST,
} from './developers.dto.js';
import { DevelopersService } from './developers.service.js';
import { AnswersAtMost } from '../common/list/at-most.decorator.js';

@ApiTags('games')
@Controller('developers')
export class DevelopersController {
  constructor(private readonly developers: DevelopersService) {}

  /** Searches developers by part of the name, at most 8, those with the most games first. */
  @Get()
  @AnalystOrAdmin()
  @Problems(400)
  @AnswersAtMost(MOST.found)
  search(@Query() { q }: DevelopersQuery): Promise<DeveloperSummaryDto[]> {
    return this.developers.search(q);
  }

  /**
   * Gets the games of a developer in both stores, by id or any spelling of the name. Spellings that differ only in
   * case, punctuation or legal form (`Supercell`, `Supercell Oy`) are one developer.
   */
  @Get(':id')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400, 404)
  get(@Param('id') id: string): Promise<DeveloperDto> {
    return this.developers.get(id);
  }

  /** Lists the developer's games that have a mechanic or meta element, with the sentences that prove it. */
  @Get(':id/items/:item')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400, 404)
  @AnswersAtMost(MOST.games)
  listProofs(@Param('id') id: string, @Param('item') item: string): Promise<DeveloperProofDto[]> {
    return this.developers.listProofs(id, item);
  }
}
