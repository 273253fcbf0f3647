import { Module } from '@nestjs/common';
import { SeedModule } from '../seed/seed.module.js';
import { Site } from './site.service.js';

@Module({ imports: [SeedModule], providers: [Site], exports: [Site] })
export class SiteModule {}
