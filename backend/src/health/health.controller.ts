import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../auth/auth.decorators.js';
import { unavailable } from '../common/errors/problem.js';

export class LiveDto {
  status: 'ok';
}

export class ReadyDto {
  status: 'ok';
  database: 'ok';
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The process answers. */
  @Get('live')
  @Public()
  live(): LiveDto {
    return { status: 'ok' };
  }

  /** The process and its database answer. */
  @Get('ready')
  @Public()
  async ready(): Promise<ReadyDto> {
    try {
      await this.source.query('select 1');
    } catch {
      throw unavailable('The database is not reachable right now.', 'database_unavailable');
    }
    return { status: 'ok', database: 'ok' };
  }
}
