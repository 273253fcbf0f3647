import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedViewDefault } from './saved-view-default.entity.js';
import { SavedView } from './saved-view.entity.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsRepository } from './saved-views.repository.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedView, SavedViewDefault])],
  controllers: [SavedViewsController],
  providers: [SavedViewsRepository, SavedViewsService],
  exports: [SavedViewsService],
})
export class SavedViewsModule {}
