import { DAY_MS } from '../../common/time/clock.js';
import type { Platform } from '../market-data.types.js';
import {
  OVERALL_CATEGORIES,
  STORE_CATEGORIES,
  type StoreCategory,
} from '../../games/catalog/categories.types.js';
import { ADJECTIVES, GENRE_WORDS, STUDIOS, TAILS } from './invented-words.js';

/** A made-up game. The same number always gives the same game. */
export interface InventedGame {
  platform: Platform;
  /** Package name, or track id. */
  storeId: string;
  bundleId: string;
  title: string;
  developer: string;
  developerId: number;
  description: string;
  /** Main genre first; on iOS some have a second. */
  genres: StoreCategory[];
  releasedAt: Date;
  updatedAt: Date;
  version: string;
  score: number;
  ratings: number;
  installs: number;
  /** Whether the feed returns its link as a list with a preview picture. */
  hasPreview: boolean;
}

const PER_GENRE = 160;
/**
 * Release days are spread around this one, some in the future, so that every day of the coming months has new
 * games.
 */
const ANCHOR_DAY = Math.floor(Date.UTC(2026, 10, 1) / 86_400_000);
/** Track ids beyond any that the store has assigned. */
const FIRST_TRACK_ID = 98_000_000_000;

/** A pseudo-random number from 0 to 1, determined by the text. */
export function chance(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const pick = <T>(list: readonly T[], text: string): T => list[Math.floor(chance(text) * list.length)]!;

/** Genres of a store, each once, without the overall chart. */
export const listGenres = (platform: Platform): StoreCategory[] =>
  STORE_CATEGORIES[platform].filter(({ category }) => !OVERALL_CATEGORIES.has(category));

const universes = new Map<Platform, InventedGame[]>();

/** All invented games of a store. */
export function inventedGames(platform: Platform): InventedGame[] {
  let games = universes.get(platform);
  if (!games) {
    games = listGenres(platform).flatMap((genre, index) =>
      Array.from({ length: PER_GENRE }, (_, number) => invent(platform, genre, index * PER_GENRE + number)),
    );
    universes.set(platform, games);
  }
  return games;
}

function invent(platform: Platform, genre: StoreCategory, number: number): InventedGame {
  const key = `${platform}-${number}`;
  const { nouns, lines } = GENRE_WORDS[genre.storeLabel]!;
  const title = `${pick(ADJECTIVES, `${key}a`)} ${pick(nouns, `${key}n`)}${pick(TAILS, `${key}t`)}`;
  const developer = pick(STUDIOS, `${key}s`);
  const toSlug = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  const bundleId = `com.example.${toSlug(developer)}.${toSlug(title)}${number}`;
  const others = listGenres(platform).filter(({ storeCategory }) => storeCategory !== genre.storeCategory);
  const second = platform === 'ios' && chance(`${key}2`) < 0.4 ? [pick(others, `${key}g`)] : [];
  const age = Math.floor(3_000 * chance(`${key}r`) ** 2) - 150;
  const releasedAt = new Date((ANCHOR_DAY - age) * DAY_MS + Math.floor(chance(`${key}h`) * DAY_MS));
  const popularity = chance(`${key}p`);
  return {
    platform,
    storeId: platform === 'ios' ? String(FIRST_TRACK_ID + number * 7) : bundleId,
    bundleId,
    title,
    developer,
    developerId: 97_000_000_000 + STUDIOS.indexOf(developer),
    description: `${title} is an invented ${genre.storeLabel.toLowerCase()} game. ${lines.join('\n\n')}\n\n• Play offline\n• "${pick(nouns, `${key}q`)}" & more <soon>`,
    genres: [genre, ...second],
    releasedAt,
    updatedAt: new Date(
      Math.max(releasedAt.getTime(), ANCHOR_DAY * DAY_MS - Math.floor(chance(`${key}u`) * 90) * DAY_MS),
    ),
    version: `${1 + Math.floor(chance(`${key}v`) * 9)}.${Math.floor(chance(`${key}w`) * 20)}.0`,
    score: Math.round((3.4 + 1.5 * chance(`${key}c`)) * 100) / 100,
    ratings: Math.floor(10 ** (1 + 5 * popularity)),
    installs: 10 ** Math.floor(3 + 6 * popularity),
    hasPreview: chance(`${key}l`) < 0.3,
  };
}

/** A chart on a day: ranks shift a little from day to day and differ between countries. */
export function inventedChart(
  platform: Platform,
  storeCategory: string,
  country: string,
  chart: string,
  day: Date,
  length: number,
): InventedGame[] {
  const dayNumber = Math.floor(day.getTime() / DAY_MS);
  const isAll = storeCategory === STORE_CATEGORIES[platform][0]!.storeCategory;
  const weigh = ({ storeId }: InventedGame): number => {
    const liking = chance(`${chart}${storeId}`) + 0.3 * chance(`${country}${storeId}`);
    return liking + 0.06 * Math.sin(dayNumber / 3 + 6.28 * chance(`wave${storeId}`));
  };
  return inventedGames(platform)
    .filter(({ genres, releasedAt }) => {
      return releasedAt <= day && (isAll || genres.some((genre) => genre.storeCategory === storeCategory));
    })
    .map((game) => ({ game, weight: weigh(game) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, length)
    .map(({ game }) => game);
}

/** The newest games of a day, newest first. */
export function inventNewest(platform: Platform, day: Date, length: number): InventedGame[] {
  return inventedGames(platform)
    .filter(({ releasedAt }) => releasedAt <= day)
    .sort((a, b) => b.releasedAt.getTime() - a.releasedAt.getTime())
    .slice(0, length);
}
