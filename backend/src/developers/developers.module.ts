import { Module } from '@nestjs/common';
import { DevelopersController } from './developers.controller.js';
import { DevelopersRepository } from './developers.repository.js';
import { DevelopersService } from './developers.service.js';

@Module({
  controllers: [DevelopersController],
  providers: [DevelopersRepository, DevelopersService],
  exports: [DevelopersService],
})
export class DevelopersModule {}
