import { Module } from '@nestjs/common';
import { StoreCharts } from './store-charts.service.js';

@Module({ providers: [StoreCharts], exports: [StoreCharts] })
export class MarketDataModule {}
