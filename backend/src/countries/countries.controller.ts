import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../common/access/access.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { SharedRead } from '../common/requests/shared-reads.js';
import {
  CountriesDto,
  CountriesQuery,
  CountryPresenceDto,
  CountryPresenceQuery,
  ListOfCountriesQuery,
  SoftLaunchesDto,
} from './countries.dto.js';
import { CountriesService } from './countries.service.js';
import { SoftLaunches } from './soft-launches.service.js';

@ApiTags('countries')
@Controller('trends')
export class CountriesController {
  constructor(
    private readonly countries: CountriesService,
    private readonly launches: SoftLaunches,
  ) {}

  /**
   * Compares one chart in up to eight countries on the same day, with the rank of each game and where it appeared
   * first. A country without a capture is marked; nothing is concluded from it.
   */
  @Get('countries')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  compare(@Query() query: CountriesQuery): Promise<CountriesDto> {
    return this.countries.compare(query);
  }

  /** Gets one game in the same chart of every captured country, day by day. */
  @Get('countries/presence')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  getPresence(@Query() query: CountryPresenceQuery): Promise<CountryPresenceDto> {
    return this.countries.getPresence(query);
  }

  /** Lists games that appeared in test markets before the target country, as far as captures prove it. */
  @Get('soft-launches')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  listSoftLaunches(@Query() query: ListOfCountriesQuery): Promise<SoftLaunchesDto> {
    return this.launches.list(query);
  }
}
