import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { Plugin } from './plugin.entity.js';
import { PluginsController } from './plugins.controller.js';
import { PluginsService } from './plugins.service.js';

@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([Plugin])],
  controllers: [PluginsController],
  providers: [PluginsService],
  exports: [PluginsService],
})
export class PluginsModule {}
