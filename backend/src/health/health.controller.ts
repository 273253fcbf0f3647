import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Public } from '../common/access/access.decorators.js';
import { pingDatabase } from '../database/connection/connection.js';
import { DatabaseEvents } from '../database/database-events.js';
import { LiveDto, ReadyDto } from './health.dto.js';
import { DiskSpace } from '../common/limits/disk-space.js';
import { ServerDrain } from '../common/shutdown/server-drain.js';
import { diskFull, unavailable } from '../common/errors/problem.js';

/** A database that takes longer counts as not ready. */
const READY_DEADLINE_MS = 1_500;

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly events: DatabaseEvents,
    private readonly drain: ServerDrain,
    private readonly disk: DiskSpace,
  ) {}

  /** Checks that the process answers. */
  @Get('live')
  @Public()
  checkLive(): LiveDto {
    return { status: 'ok' };
  }

  /** Checks that the process and its database answer. */
  @Get('ready')
  @Public()
  async checkReady(): Promise<ReadyDto> {
    if (this.drain.draining) throw unavailable('The server is stopping.', 'stopping', 1);
    try {
      if (this.events.silent) throw new Error('silent');
      const deadline = wait(READY_DEADLINE_MS, undefined, { ref: false }).then(() => {
        throw new Error('late');
      });
      await Promise.race([pingDatabase(this.source), deadline]);
    } catch {
      throw unavailable('The database is not reachable right now.', 'database_unavailable');
    }
    if (this.disk.isFull) throw diskFull();
    return { status: 'ok', database: 'ok' };
  }
}
