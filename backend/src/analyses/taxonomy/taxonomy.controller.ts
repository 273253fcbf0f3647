import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, AnalystOrAdmin, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import {
  EntryGameDto,
  PROPOSAL_LIST,
  ProposalDecisionInput,
  ProposalEffectDto,
  TaxonomyEntryDto,
  TaxonomyProposalDto,
  TaxonomyProposalInput,
  MAX_GAMES,
} from './taxonomy.dto.js';
import { ProposalEffect } from './proposal-effect.service.js';
import { TaxonomyService } from './taxonomy.service.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';

@ApiTags('taxonomy')
@Controller()
export class TaxonomyController {
  constructor(
    private readonly taxonomy: TaxonomyService,
    private readonly effect: ProposalEffect,
  ) {}

  /** Lists the mechanics and meta elements that games are analyzed for, by family, entries of the team last. */
  @Get('taxonomy')
  @AnalystOrAdmin()
  @AnswersAtMost(MOST_ENTRIES)
  listEntries(): Promise<TaxonomyEntryDto[]> {
    return this.taxonomy.listEntries();
  }

  /** Lists up to twelve games with an entry, the most certain first, each with the sentence that proves it. */
  @Get('taxonomy/:id/games')
  @AnalystOrAdmin()
  @Problems(404)
  @AnswersAtMost(MAX_GAMES)
  listGames(@Param('id') id: string): Promise<EntryGameDto[]> {
    return this.taxonomy.listGames(id);
  }

  /** Lists proposals: new entries, new wordings and cues to mute; `open` ones await a decision. */
  @Get('taxonomy-proposals')
  @AnalystOrAdmin()
  @ListOf(TaxonomyProposalDto, PROPOSAL_LIST)
  listProposals(@ListParams(PROPOSAL_LIST) query: ListQuery): ListPage<TaxonomyProposalDto> {
    return this.taxonomy.listProposals(query);
  }

  /** Proposes an entry or new wordings. Nothing changes before an administrator accepts it. */
  @Post('taxonomy-proposals')
  @AnalystOrAdmin()
  @Problems(409)
  propose(@Body() input: TaxonomyProposalInput, @CurrentActor() actor: Actor): Promise<TaxonomyProposalDto> {
    return this.taxonomy.propose(input, actor);
  }

  /** Measures the effect of a proposal: the built-in engine analyzes every stored text without and with it. */
  @Get('taxonomy-proposals/:id/effect')
  @AnalystOrAdmin()
  @Problems(404)
  measureEffect(@Param('id', UuidPipe) id: string): Promise<ProposalEffectDto> {
    return this.effect.measure(id);
  }

  /**
   * Accepts or rejects a proposal; `open` undoes that. Later analyses of the built-in engine use accepted proposals.
   */
  @Put('taxonomy-proposals/:id')
  @AdminOnly()
  @Problems(404, 409)
  decide(
    @Param('id', UuidPipe) id: string,
    @Body() input: ProposalDecisionInput,
    @CurrentActor() actor: Actor,
  ): Promise<TaxonomyProposalDto> {
    return this.taxonomy.decide(id, input, actor);
  }
}
