import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { JobStartedDto, RefreshInput, RefreshResultDto, RefreshStateDto } from './refresh.dto.js';
import { RefreshService } from './refresh.service.js';

@ApiTags('rankings')
@ApiExtraModels(RefreshResultDto)
@Controller('rankings/refresh')
export class RefreshController {
  constructor(private readonly refreshes: RefreshService) {}

  /** Gets the running refresh, the last one with its result, and the next scheduled one. */
  @Get()
  @AnalystOrAdmin()
  getState(): Promise<RefreshStateDto> {
    return this.refreshes.state();
  }

  /**
   * Starts fetching charts from the stores. Only one refresh runs per platform and country: an overlapping request
   * joins it, and charts that it would have missed are added to it.
   */
  @Post()
  @HttpCode(202)
  @AnalystOrAdmin()
  async start(@Body() input: RefreshInput, @CurrentUser() user: Principal): Promise<JobStartedDto> {
    const { jobId } = await this.refreshes.start(input, user.userId);
    return { jobId };
  }
}
