import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RequestNoticesService } from './request-notices.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';
import { SettingsService } from './settings.service.js';
import { UserSettings } from './user-settings.entity.js';
import { UserViewState } from './user-view-state.entity.js';
import { ViewStateRepository } from './view-state.repository.js';
import { ViewStateService } from './view-state.service.js';

/** Personal settings; those of the installation are in config. */
@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([UserSettings, UserViewState])],
  controllers: [SettingsController],
  providers: [
    RequestNoticesService,
    SettingsRepository,
    SettingsService,
    ViewStateRepository,
    ViewStateService,
  ],
  exports: [RequestNoticesService, SettingsService, ViewStateService],
})
export class PersonalSettingsModule {}
