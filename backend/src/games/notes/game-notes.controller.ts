import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { BundleIdPipe } from '../bundle-id.pipe.js';
import { GAME_NOTE_LIST, GameNoteChange, GameNoteDto, GameNoteInput } from './game-notes.dto.js';
import { GameNotesService } from './game-notes.service.js';

@ApiTags('games')
@Controller('games/:bundleId/notes')
export class GameNotesController {
  constructor(private readonly notes: GameNotesService) {}

  /** Lists the team's notes on a game, newest first. */
  @Get()
  @AnalystOrAdmin()
  @Problems(404)
  @ListOf(GameNoteDto, GAME_NOTE_LIST)
  list(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @ListParams(GAME_NOTE_LIST) query: ListQuery,
  ): Promise<ListPage<GameNoteDto>> {
    return this.notes.list(bundleId, query);
  }

  /** Adds a note to a game. */
  @Post()
  @AnalystOrAdmin()
  @Problems(404)
  create(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Body() input: GameNoteInput,
    @CurrentActor() actor: Actor,
  ): Promise<GameNoteDto> {
    return this.notes.create(bundleId, input.text, actor);
  }

  /** Changes a note; only its author may. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  update(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Param('id', UuidPipe) id: string,
    @Body() input: GameNoteChange,
    @CurrentActor() actor: Actor,
  ): Promise<GameNoteDto> {
    return this.notes.update(bundleId, id, input.text, actor);
  }

  /** Deletes a note and returns it; only its author or an administrator may. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Param('id', UuidPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<GameNoteDto> {
    return this.notes.remove(bundleId, id, actor);
  }
}
