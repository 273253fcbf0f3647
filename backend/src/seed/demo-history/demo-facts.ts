import type { SampleChange, SampleDay } from '../../market-data/history/snapshots/sample-history.service.js';
import { LISTED, NOT_LISTED } from '../../market-events/market-events.types.js';
import { drawChance } from '../sample-random.js';
import { EVENT_DAYS } from './demo-charts.js';
import { type DemoGame, getReturn, isOnSale } from './demo-games.js';

/** A store's data about a game over the whole history. */
export interface DemoCourse {
  days: SampleDay[];
  changes: SampleChange[];
  corrections: { day: string; difference: number }[];
  /** Days without a reading of the store. */
  gaps: string[];
  /** Days on which the mean rating jumped. */
  ratingShifts: string[];
  title: string;
  description: string;
}

interface Period {
  days: number;
  seed: string;
  toDay: (day: number) => string;
}

const GAP_DAYS = 4;
const GAP_AT = 0.6;
const CORRECTION_AT = 0.75;
const GROWTH = 0.004;
const EVENT_BOOST = 3;
const RATING_DROP = 0.4;

/** Creates installs, ratings and store-page changes of a game in one store, day by day. */
export function createCourse(game: DemoGame, platform: 'android' | 'ios', period: Period): DemoCourse {
  const { days, seed, toDay } = period;
  const course: DemoCourse = {
    days: [],
    changes: [],
    corrections: [],
    gaps: [],
    ratingShifts: [],
    title: game.title,
    description: game.description,
  };
  const number = Number(game.trackId) % 100;
  const gapFrom = number % 7 === 2 ? Math.round(days * GAP_AT) : days;
  const correctionDay = platform === 'android' && number % 11 === 5 ? Math.round(days * CORRECTION_AT) : -1;
  let installs = game.fate === 'launch' || game.fate === 'soft-launch' ? 1_000 : game.installs;
  let version = 1;
  for (let day = 0; day < days; day += 1) {
    if (!isOnSale(game, day, true, days)) continue;
    const draw = (what: string) => drawChance(`${seed}/${game.bundleId}/${platform}/${day}/${what}`);
    const isEvent = game.fate === 'live-event' && day >= game.turn && day < game.turn + EVENT_DAYS;
    installs +=
      Math.round(game.installs * GROWTH * (0.7 + 0.6 * draw('installs')) * (isEvent ? EVENT_BOOST : 1)) + 1;
    if (day === correctionDay) {
      const before = course.days.at(-1)?.installCount ?? installs;
      installs = Math.round(before * 0.98);
      course.corrections.push({ day: toDay(day), difference: installs - before });
    }
    const isGap = day >= gapFrom && day < gapFrom + GAP_DAYS;
    if (isGap) {
      course.gaps.push(toDay(day));
      continue;
    }
    const at = toDay(day);
    if (course.days.length > 0 && draw('version') < 0.05) {
      course.changes.push({ day: at, field: 'version', from: `1.${version}`, value: `1.${version + 1}` });
      version += 1;
    }
    course.days.push(toDayFacts(platform, at, installs, `1.${version}`, draw('score')));
  }
  addPageChange(course, game, number);
  if (game.fate === 'removal') addRemoval(course, game, period);
  return course;
}

function toDayFacts(
  platform: 'android' | 'ios',
  day: string,
  installs: number,
  version: string,
  chance: number,
): SampleDay {
  return {
    day,
    installCount: platform === 'android' ? installs : null,
    // Too small for an event.
    ratingScore: Math.round((4 + chance * 0.06) * 100) / 100,
    ratingTotal: Math.max(1, Math.round(installs / 50)),
    facts: {
      version,
      releaseNotes: `What is new in ${version}: new levels and small repairs.`,
      price: '0.00 USD',
      inAppPurchases: true,
      containsAds: platform === 'android',
      contentRating: platform === 'android' ? 'Everyone' : '4+',
    },
  };
}

/** Changes one part of the page in the middle of the history, for some games. */
function addPageChange(course: DemoCourse, { title, description }: DemoGame, number: number): void {
  const middle = course.days[Math.floor(course.days.length / 2)];
  if (!middle || middle === course.days[0]) return;
  const linkPicture = (name: string) => `https://sample.invalid/${name}.png`;
  const kind = number % 8;
  const { day } = middle;
  if (kind === 1) {
    course.title = `${title}: New Season`;
    course.changes.push({ day, field: 'title', from: title, value: course.title });
  } else if (kind === 3) {
    course.changes.push({ day, field: 'iconUrl', from: linkPicture('icon-1'), value: linkPicture('icon-2') });
  } else if (kind === 5) {
    course.changes.push({
      day,
      field: 'screenshots',
      from: linkPicture('shot-1'),
      value: linkPicture('shot-2'),
    });
  } else if (kind === 7) {
    course.description = `${description}\nNow with new levels every week.`;
    course.changes.push({ day, field: 'description', from: description, value: course.description });
  } else if (kind === 6) {
    for (const each of course.days)
      if (each.day >= day) each.ratingScore = Math.round((each.ratingScore - RATING_DROP) * 100) / 100;
    course.ratingShifts.push(day);
  } else if (kind === 4) {
    course.changes.push({ day, field: 'price', from: '0.00 USD', value: '1.99 USD' });
    for (const each of course.days) if (each.day >= day) each.facts.price = '1.99 USD';
  }
}

function addRemoval(course: DemoCourse, game: DemoGame, { days, toDay }: Period): void {
  const back = getReturn(game, days);
  course.changes.push({ day: toDay(game.turn), field: 'listing', from: LISTED, value: NOT_LISTED });
  if (back !== undefined)
    course.changes.push({ day: toDay(back), field: 'listing', from: NOT_LISTED, value: LISTED });
}
