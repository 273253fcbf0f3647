import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GamesModule } from '../games/games.module.js';
import { GameTagsRepository } from './game-tags.repository.js';
import { GameTag, Tag } from './tag.entity.js';
import { TagsRepository } from './tags.repository.js';
import { GameTagsController } from './game-tags.controller.js';
import { GameTagsService } from './game-tags.service.js';
import { TagsController } from './tags.controller.js';
import { TagsService } from './tags.service.js';

@Module({
  imports: [GamesModule, TypeOrmModule.forFeature([GameTag, Tag])],
  controllers: [TagsController, GameTagsController],
  providers: [GameTagsRepository, GameTagsService, TagsRepository, TagsService],
  exports: [GameTagsService, TagsService],
})
export class TagsModule {}
