import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Public } from '../auth/auth.decorators.js';
import { DatabaseEvents } from '../database/database-events.js';
import { LiveDto, ReadyDto } from './health.dto.js';
import { unavailable } from '../common/errors/problem.js';

/** A database that takes longer is not ready. */
const READY_DEADLINE_MS = 1_500;

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly events: DatabaseEvents,
  ) {}

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
      if (this.events.silent) throw new Error('silent');
      const late = wait(READY_DEADLINE_MS, undefined, { ref: false }).then(() => {
        throw new Error('late');
      });
      await Promise.race([this.source.query('select 1'), late]);
    } catch {
      throw unavailable('The database is not reachable right now.', 'database_unavailable');
    }
    return { status: 'ok', database: 'ok' };
  }
}
