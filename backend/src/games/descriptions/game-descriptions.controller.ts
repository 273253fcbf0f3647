import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { BundleIdPipe } from '../bundle-id.pipe.js';
import { GameDescriptionInput } from './game-descriptions.dto.js';
import { GameDescriptions } from './game-descriptions.service.js';
import { EnteredDescriptionDto } from '../catalog/games.dto.js';

@ApiTags('games')
@Controller('games/:bundleId/description')
export class GameDescriptionsController {
  constructor(private readonly descriptions: GameDescriptions) {}

  /** Enters a description, or replaces the entered one; those of the stores stay. */
  @Put()
  @AnalystOrAdmin()
  @Problems(404)
  set(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Body() input: GameDescriptionInput,
    @CurrentActor() actor: Actor,
  ): Promise<EnteredDescriptionDto> {
    return this.descriptions.set(bundleId, input.text, actor);
  }

  /** Removes the entered description and returns it. */
  @Delete()
  @AnalystOrAdmin()
  @Problems(404)
  remove(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @CurrentActor() actor: Actor,
  ): Promise<EnteredDescriptionDto> {
    return this.descriptions.remove(bundleId, actor);
  }
}
