import type { RevenueSource } from '../api/types';

export const SOURCE_NAMES: Record<RevenueSource, string> = {
  in_app_purchases: 'In-app purchases',
  advertisements: 'Advertisements',
};

export const SOURCES = Object.keys(SOURCE_NAMES) as RevenueSource[];
