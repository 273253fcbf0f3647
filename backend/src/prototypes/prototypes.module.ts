import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdeasModule } from '../ideas/ideas.module.js';
import { PrototypeMove } from './prototype-move.entity.js';
import { Prototype } from './prototype.entity.js';
import { PrototypesController } from './prototypes.controller.js';
import { PrototypesRepository } from './prototypes.repository.js';
import { PrototypesService } from './prototypes.service.js';

@Module({
  imports: [IdeasModule, TypeOrmModule.forFeature([Prototype, PrototypeMove])],
  controllers: [PrototypesController],
  providers: [PrototypesRepository, PrototypesService],
  exports: [PrototypesService],
})
export class PrototypesModule {}
