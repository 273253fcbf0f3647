import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '../common/access/access.decorators.js';
import type { Principal } from '../common/access/access.types.js';
import { SettingsDto, SettingsInput } from './settings.dto.js';
import { SettingsService } from './settings.service.js';
import { ViewStateDto, ViewStateInput } from './view-state.dto.js';
import { ViewStateService } from './view-state.service.js';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly viewStates: ViewStateService,
  ) {}

  /** Gets my settings. */
  @Get()
  @SignedIn()
  get(@CurrentUser() user: Principal): Promise<SettingsDto> {
    return this.settings.get(user.userId);
  }

  /** Changes my settings; omitted ones stay. */
  @Put()
  @SignedIn()
  update(@Body() input: SettingsInput, @CurrentUser() user: Principal): Promise<SettingsDto> {
    return this.settings.update(user.userId, input);
  }

  /** Gets my arrangement of the screens: columns, sort orders, rows per page. */
  @Get('view-state')
  @SignedIn()
  async getViewState(@CurrentUser() user: Principal): Promise<ViewStateDto> {
    return { entries: await this.viewStates.get(user.userId) };
  }

  /** Changes my arrangement of the screens; omitted entries stay, null removes one. */
  @Put('view-state')
  @SignedIn()
  async updateViewState(
    @Body() { entries }: ViewStateInput,
    @CurrentUser() user: Principal,
  ): Promise<ViewStateDto> {
    return { entries: await this.viewStates.update(user.userId, entries) };
  }
}
