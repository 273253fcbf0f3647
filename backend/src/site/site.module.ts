import { Module } from '@nestjs/common';
import { Site } from './site.service.js';

@Module({ providers: [Site], exports: [Site] })
export class SiteModule {}
