import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { GamesModule } from '../games/games.module.js';
import { Annotation } from './annotation.entity.js';
import { AnnotationsController } from './annotations.controller.js';
import { AnnotationsRepository } from './annotations.repository.js';
import { AnnotationsService } from './annotations.service.js';

@Module({
  imports: [ActivityModule, GamesModule, TypeOrmModule.forFeature([Annotation])],
  controllers: [AnnotationsController],
  providers: [AnnotationsRepository, AnnotationsService],
  exports: [AnnotationsService],
})
export class AnnotationsModule {}
