import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { GameTagsController } from './game-tags.controller.js';
import { GameTagsService } from './game-tags.service.js';
import { TagsController } from './tags.controller.js';
import { TagsService } from './tags.service.js';

@Module({
  imports: [GamesModule],
  controllers: [TagsController, GameTagsController],
  providers: [GameTagsService, TagsService],
  exports: [GameTagsService, TagsService],
})
export class TagsModule {}
