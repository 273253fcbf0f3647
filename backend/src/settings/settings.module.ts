import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RequestNoticesService } from './request-notices.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';
import { SettingsService } from './settings.service.js';
import { UserSettings } from './user-settings.entity.js';

/** The settings of people; those of the installation are in config. */
@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([UserSettings])],
  controllers: [SettingsController],
  providers: [RequestNoticesService, SettingsRepository, SettingsService],
  exports: [RequestNoticesService, SettingsService],
})
export class PersonalSettingsModule {}
