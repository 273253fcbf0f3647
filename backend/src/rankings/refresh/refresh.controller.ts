import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../../auth/auth.decorators.js';
import type { Principal } from '../../auth/auth.types.js';
import { JobStartedDto, RefreshInput, RefreshStateDto } from './refresh.dto.js';
import { RefreshService } from './refresh.service.js';

@ApiTags('rankings')
@Controller('rankings/refresh')
export class RefreshController {
  constructor(private readonly refreshes: RefreshService) {}

  /** Gets the refresh under way, the last one with its outcome, and when the next starts by itself. */
  @Get()
  @AnalystOrAdmin()
  getState(): Promise<RefreshStateDto> {
    return this.refreshes.state();
  }

  /**
   * Starts fetching charts from the stores. Of each platform and country only one refresh is under way: a request that
   * overlaps one joins it, and charts that it would have missed are added to it.
   */
  @Post()
  @HttpCode(202)
  @AnalystOrAdmin()
  async start(@Body() input: RefreshInput, @CurrentUser() user: Principal): Promise<JobStartedDto> {
    const { jobId } = await this.refreshes.start(input, user.userId);
    return { jobId };
  }
}
