import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Profile } from './profile.entity.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';
import { UserRequestsService } from './user-requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Profile])],
  providers: [ProfilesRepository, ProfilesService, UserRequestsService],
  exports: [ProfilesService, UserRequestsService],
})
export class ProfilesModule {}
