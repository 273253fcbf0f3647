import type { StoreChartEntry } from '../../market-data.types.js';
import type { PlayChartApp } from './chart-answer.js';

/** Address of a game's public store page. */
export const playPageUrl = (storeId: string): string =>
  `https://play.google.com/store/apps/details?id=${encodeURIComponent(storeId)}`;

export function toPlayEntry(app: PlayChartApp, country: string): StoreChartEntry {
  return {
    rankPosition: app.place,
    storeId: app.storeId,
    platform: 'android',
    bundleId: app.storeId,
    trackId: null,
    title: app.title,
    developer: app.developer,
    iconUrl: app.iconUrl,
    url: playPageUrl(app.storeId),
    country,
    description: app.description,
    releaseDate: null,
    categories: app.genreLabel ? [app.genreLabel] : [],
  };
}
