import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PrototypeOrigins } from './prototype-origins.service.js';
import { Prototype } from './prototype.entity.js';
import { PrototypesController } from './prototypes.controller.js';
import { PrototypesService } from './prototypes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Prototype])],
  controllers: [PrototypesController],
  providers: [PrototypesService, PrototypeOrigins],
  exports: [PrototypesService, PrototypeOrigins],
})
export class PrototypesModule {}
