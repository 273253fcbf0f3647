import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { PluginUse } from './plugin-use.entity.js';
import { Plugin } from './plugin.entity.js';
import { PluginsController } from './plugins.controller.js';
import { PluginsRepository } from './plugins.repository.js';
import { PluginsService } from './plugins.service.js';

@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([Plugin, PluginUse])],
  controllers: [PluginsController],
  providers: [PluginsRepository, PluginsService],
  exports: [PluginsService],
})
export class PluginsModule {}
