import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { IdeaVersion } from './idea-version.entity.js';
import { Idea } from './idea.entity.js';
import { IdeasController } from './ideas.controller.js';
import { IdeasService } from './ideas.service.js';

@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([Idea, IdeaVersion])],
  controllers: [IdeasController],
  providers: [IdeasService],
  exports: [IdeasService],
})
export class IdeasModule {}
