import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RequestNotices } from './request-notices.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';
import { UserSettings } from './user-settings.entity.js';

/** The settings of people; those of the installation are in config. */
@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([UserSettings])],
  controllers: [SettingsController],
  providers: [RequestNotices, SettingsService],
})
export class PersonalSettingsModule {}
