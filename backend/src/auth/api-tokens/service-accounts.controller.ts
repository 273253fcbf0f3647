import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Problems } from '../../common/errors/problems.decorator.js';
import { AdminOnly, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { type ServiceAccountDto, ServiceAccountInput } from './service-accounts.dto.js';
import { ServiceAccountsService } from './service-accounts.service.js';

@ApiTags('tokens')
@Controller('service-accounts')
export class ServiceAccountsController {
  constructor(private readonly accounts: ServiceAccountsService) {}

  /**
   * Creates an account for a program. It has API tokens but no password, and stays when people leave. It is listed
   * among the profiles, where `service` is true.
   */
  @Post()
  @AdminOnly({ inPerson: true })
  @Problems(409)
  create(@Body() input: ServiceAccountInput, @CurrentActor() actor: Actor): Promise<ServiceAccountDto> {
    return this.accounts.create(input, actor);
  }
}
