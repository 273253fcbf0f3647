import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RevenueEntry } from './revenue-entry.entity.js';
import { RevenueController } from './revenue.controller.js';
import { RevenueRepository } from './revenue.repository.js';
import { RevenueService } from './revenue.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RevenueEntry])],
  controllers: [RevenueController],
  providers: [RevenueRepository, RevenueService],
  exports: [RevenueService],
})
export class RevenueModule {}
