import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityRead, ActivityReadMark } from './activity-read.entity.js';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.entity.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Activity, ActivityRead, ActivityReadMark])],
  controllers: [ActivityController],
  providers: [ActivityRepository, ActivityService],
  exports: [ActivityService],
})
export class ActivityModule {}
