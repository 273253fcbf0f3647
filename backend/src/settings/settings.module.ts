import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RequestNotices } from './request-notices.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';
import { SettingsService } from './settings.service.js';
import { UserSettings } from './user-settings.entity.js';

/** The settings of people; those of the installation are in config. */
@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([UserSettings])],
  controllers: [SettingsController],
  providers: [RequestNotices, SettingsRepository, SettingsService],
})
export class PersonalSettingsModule {}
