import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfileChangesService } from './profile-changes.service.js';
import { ProfileParts } from './profile-parts.service.js';
import { Profile } from './profile.entity.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';
import { UserRequestsController } from './user-requests.controller.js';
import { UserRequestsService } from './user-requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Profile])],
  controllers: [ProfilesController, UserRequestsController],
  providers: [ProfileChangesService, ProfileParts, ProfilesService, UserRequestsService],
  exports: [ProfileChangesService, ProfileParts, ProfilesService, UserRequestsService],
})
export class ProfilesModule {}
