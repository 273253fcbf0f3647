import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { IdeaDto } from '../ideas.dto.js';
import { IdeasService } from '../ideas.service.js';
import {
  IDEA_COMMENT_LIST,
  IdeaCommentDto,
  IdeaCommentInput,
  IdeaStateInput,
  IdeaTeamDto,
} from './idea-team.dto.js';
import { IdeaTeamService } from './idea-team.service.js';

@ApiTags('ideas')
@Controller('ideas/:id')
export class IdeaTeamController {
  constructor(
    private readonly ideas: IdeasService,
    private readonly team: IdeaTeamService,
  ) {}

  /** Gets who noted the idea down, its comments and votes, and what I did with it. */
  @Get('team')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaTeamDto> {
    return this.team.get(userId, id);
  }

  /** Shares, archives or decides on an idea; its version stays. Sharing and archiving are its owner's. */
  @Put('state')
  @AnalystOrAdmin()
  @Problems(403, 404)
  setState(
    @Param('id', UuidPipe) id: string,
    @Body() input: IdeaStateInput,
    @CurrentActor() actor: Actor,
    @CurrentUser() { userId }: Principal,
  ): Promise<IdeaDto> {
    return this.ideas.changeState(userId, id, input, actor);
  }

  /** Votes for an idea; once per person. */
  @Put('vote')
  @AnalystOrAdmin()
  @Problems(404)
  vote(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaTeamDto> {
    return this.team.vote(userId, id, true);
  }

  /** Withdraws my vote. */
  @Delete('vote')
  @AnalystOrAdmin()
  @Problems(404)
  takeVote(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaTeamDto> {
    return this.team.vote(userId, id, false);
  }

  /** Pins an idea to the top of my list. */
  @Put('pin')
  @AnalystOrAdmin()
  @Problems(404)
  pin(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaTeamDto> {
    return this.team.pin(userId, id, true);
  }

  /** Unpins an idea from the top of my list. */
  @Delete('pin')
  @AnalystOrAdmin()
  @Problems(404)
  unpin(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaTeamDto> {
    return this.team.pin(userId, id, false);
  }

  /** Lists what the team said about an idea, oldest first. */
  @Get('comments')
  @AnalystOrAdmin()
  @ListOf(IdeaCommentDto, IDEA_COMMENT_LIST)
  @Problems(404)
  listComments(
    @Param('id', UuidPipe) id: string,
    @ListParams(IDEA_COMMENT_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): Promise<ListPage<IdeaCommentDto>> {
    return this.team.listComments(userId, id, query);
  }

  /** Comments on an idea. */
  @Post('comments')
  @AnalystOrAdmin()
  @Problems(404)
  addComment(
    @Param('id', UuidPipe) id: string,
    @Body() input: IdeaCommentInput,
    @CurrentActor() actor: Actor,
    @CurrentUser() { userId }: Principal,
  ): Promise<IdeaCommentDto> {
    return this.team.comment(userId, id, input, actor);
  }

  /** Deletes a comment of mine, or any on an idea of mine. */
  @Delete('comments/:commentId')
  @AnalystOrAdmin()
  @Problems(403, 404)
  removeComment(
    @Param('id', UuidPipe) id: string,
    @Param('commentId', UuidPipe) commentId: string,
    @CurrentUser() { userId }: Principal,
  ): Promise<IdeaCommentDto> {
    return this.team.removeComment(userId, id, commentId);
  }
}
