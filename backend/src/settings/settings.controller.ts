import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '../auth/auth.decorators.js';
import type { Principal } from '../auth/auth.types.js';
import { SettingsDto, SettingsInput } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** My settings. */
  @Get()
  @SignedIn()
  get(@CurrentUser() user: Principal): Promise<SettingsDto> {
    return this.settings.get(user.userId);
  }

  /** Changes my settings; anything left out stays. */
  @Put()
  @SignedIn()
  update(@Body() input: SettingsInput, @CurrentUser() user: Principal): Promise<SettingsDto> {
    return this.settings.update(user.userId, input);
  }
}
