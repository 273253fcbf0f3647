import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RevenueEntry } from './revenue-entry.entity.js';
import { RevenueController } from './revenue.controller.js';
import { RevenueService } from './revenue.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RevenueEntry])],
  controllers: [RevenueController],
  providers: [RevenueService],
  exports: [RevenueService],
})
export class RevenueModule {}
